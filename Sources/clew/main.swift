import FlowCommand
import SampleFlows

FlowCommand.main(Samples.all + Samples.crashing, onRequest: Samples.generated)
