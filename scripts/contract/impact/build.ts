/** Puts the graph of the client's sources together; loads the compiler, which takes longer than everything else. */
import { callsIn } from "./calls.ts"
import { Fields } from "./fields.ts"
import { flowsIn } from "./flows.ts"
import type { Graph } from "./graph.ts"
import { recipesIn } from "./models.ts"
import { noticesIn } from "./notices.ts"
import { clientProgram, ownName } from "./program.ts"
import { screensIn } from "./screens.ts"
import { symbolsOf } from "./symbols.ts"
import { Units } from "./units.ts"
import { Uses } from "./uses.ts"
import { wireTypesIn } from "./wire.ts"

/** Between contract and screen; in the screens themselves whoever reads a field is found, not where it goes on to. */
const between = /^(?:events|commands|projections|domain|feeds)\//u

export const buildGraph = (replaced: ReadonlyMap<string, string>): Graph => {
  const client = clientProgram(replaced)
  const units = new Units(client.files)
  const symbols = symbolsOf(client)
  const fields = new Fields(client, units)
  const { carriers, takers } = wireTypesIn(client, symbols, fields, units)
  const uses = new Uses(client, symbols, fields, units)
  const { screens, switches } = screensIn(client, symbols, units, uses)
  const files = client.files.filter((file) => between.test(ownName(file) ?? ""))
  const flows = flowsIn(client, symbols, files, fields)
  return {
    ...callsIn(client, symbols, units, uses),
    notices: noticesIn(client, symbols, fields, units, takers),
    recipes: recipesIn(client, symbols, fields, units, uses),
    nodes: fields.nodes,
    flows: fields.nodes.map((_, id) => flows[id] ?? []),
    units: units.all,
    uses: uses.toJSON().map((used, unit) => (switches.has(unit) ? { units: [], nodes: [] } : used)),
    sites: uses.sites,
    unitOfResult: fields.unitOfResult,
    wire: fields.wire,
    carriers,
    takers,
    screens,
  }
}
