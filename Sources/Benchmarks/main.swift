ValueBenchmarks.run()
try FlowBenchmarks.run()
