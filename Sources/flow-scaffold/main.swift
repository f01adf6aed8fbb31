import FlowScaffolding
import Foundation

exit(ScaffoldCommand.run(Array(CommandLine.arguments.dropFirst())))
