// Reads a diagram with Mermaid's own parser, and prints what is in it as JSON, or why it is none.
//
//     node parse.mjs mermaid.min.js diagram.mmd
//
// Mermaid expects a browser when it cleans labels; the few names that it asks for are here, and labels
// stay as they are. Signs such as "#59;" are kept in a writing of its own until a diagram is drawn.
import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'

globalThis.window = globalThis
globalThis.Element = class {}
globalThis.document = {
  nodeType: 9, implementation: {}, addEventListener() {}, createElement: () => ({}),
}
globalThis.addEventListener = () => {}

const [library, diagram] = process.argv.slice(2)
runInThisContext(readFileSync(library, 'utf8'))
try {
  const text = readFileSync(diagram, 'utf8')
  await globalThis.mermaid.parse(text)
  const read = await globalThis.mermaid.mermaidAPI.getDiagramFromText(text)
  const parts = read.type === 'stateDiagram' ? states(read.db) : flowchart(read.db)
  console.log(JSON.stringify(parts, (key, value) => (typeof value === 'string' ? plain(value) : value)))
} catch (error) {
  console.log(error.message)
  process.exitCode = 1
}

function plain(text) {
  const names = { lt: '<', gt: '>', amp: '&', quot: '"' }
  return text
    .replace(/ﬂ°°(\d+)¶ß/g, (sign, number) => String.fromCodePoint(Number(number)))
    .replace(/ﬂ°(\w+)¶ß/g, (sign, name) => names[name] ?? sign)
}

function flowchart(db) {
  return {
    nodes: [...db.getVertices().values()].map((node) => [node.id, node.text]),
    edges: db.getEdges().map((edge) => [edge.start, edge.end, edge.text]),
    groups: db.getSubGraphs().map((group) => [group.id, group.title]),
  }
}

function states(db) {
  const statements = db.getRootDoc()
  return {
    nodes: statements.filter((one) => one.stmt === 'state').map((one) => [one.id, one.description]),
    edges: statements.filter((one) => one.stmt === 'relation')
      .map((one) => [one.state1.id, one.state2.id, one.description ?? '']),
    groups: [],
  }
}
