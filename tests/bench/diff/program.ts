/** Has the compiler read the client's sources, and find all of their types. A process of its own in the benchmark. */
import ts from "typescript"
import { clientProgram } from "../../../scripts/contract/impact/program.ts"

const { checker, files } = clientProgram(new Map())
const look = (node: ts.Node): void => {
  if (ts.isIdentifier(node)) checker.getTypeAtLocation(node)
  ts.forEachChild(node, look)
}
for (const file of files) look(file)
