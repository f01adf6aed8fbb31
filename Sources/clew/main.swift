import FlowCommand
import SampleFlows

FlowCommand.main(
  Samples.all + Samples.asynchronous + Samples.crashing,
  onRequest: Samples.demanding + Samples.generated)
