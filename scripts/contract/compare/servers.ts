/** Compares where a service is found, and where an operation is that has a server of its own. */
import type { Call } from "../normal/calls.ts"
import { canonical } from "../normal/shape.ts"
import type { ContractTree } from "../source/contract-tree.ts"
import { isSaid, listAt, placeOf, recordAt, type Said } from "../source/parse.ts"
import type { Spot, Reporter } from "./spot.ts"

const urlOf = (server: Said): string => String(server["url"]).replace(/(?<=.)\/$/u, "")

const byUrl = (said: Said): ReadonlyMap<string, Said> =>
  new Map(
    listAt(said, "servers")
      .filter(isSaid)
      .map((server) => [urlOf(server), server]),
  )

const spotAt = (where: string): Spot => ({ where, way: "asked", schema: null })

const compareVariables = (url: string, old: Said, now: Said, report: Reporter): void => {
  const [known, wanted] = [recordAt(old, "variables"), recordAt(now, "variables")]
  for (const name of Object.keys(wanted)) {
    const [was, is] = [recordAt(known, name), recordAt(wanted, name)]
    const spot = spotAt(`${name} of the address ${url}`)
    const place = placeOf(is)
    if (was["default"] !== is["default"])
      report(
        ["ServerVariable", "default", "changed"],
        spot,
        `is ${String(is["default"])} by default, was ${String(was["default"])}`,
        place,
      )
    const [values, newValues] = [was, is].map((one) =>
      Array.isArray(one["enum"]) ? listAt(one, "enum").map(String) : null,
    )
    if (!values && !newValues) continue
    const come = values ? (newValues ? newValues.filter((one) => !values.includes(one)) : ["anything"]) : []
    const gone = newValues ? (values ? values.filter((one) => !newValues.includes(one)) : ["anything else"]) : []
    if (come.length > 0) report(["ServerVariable", "enum", "widened"], spot, `may also be ${come.join(", ")}`, place)
    if (gone.length > 0)
      report(["ServerVariable", "enum", "narrowed"], spot, `can't be ${gone.join(", ")} any more`, place)
  }
}

const compareLists = (before: Said, after: Said, report: Reporter): void => {
  const [old, now] = [byUrl(before), byUrl(after)]
  const place = placeOf(after, "servers")
  for (const [url, server] of now)
    if (!old.has(url))
      report(["Server", "url", "added"], spotAt(`the address ${url}`), "is new", placeOf(server, "url"))
  for (const [url, server] of old) {
    const other = now.get(url)
    if (other === undefined) report(["Server", "url", "removed"], spotAt(`the address ${url}`), "is gone", place)
    else compareVariables(url, server, other, report)
  }
}

export const compareServers = (before: ContractTree, after: ContractTree, report: Reporter): void =>
  compareLists(before.root, after.root, report)

/** The addresses of an operation itself, or of its path; null where they are those of the service. */
const ownUrls = ({ item, operation }: Call): readonly string[] | null => {
  const said = Array.isArray(operation["servers"]) ? operation : Array.isArray(item["servers"]) ? item : null
  return said === null ? null : [...byUrl(said)].map(([url, server]) => `${url}${variablesOf(server)}`).toSorted()
}

const variablesOf = (server: Said): string => (isSaid(server["variables"]) ? canonical(server["variables"]) : "")

export const compareOwnServers = (old: Call, now: Call, report: Reporter): void => {
  const [was, is] = [ownUrls(old), ownUrls(now)]
  if (was?.join() === is?.join()) return
  const isWider = was !== null && is !== null && was.every((url) => is.includes(url))
  const words = (urls: readonly string[] | null) => urls?.join(", ") ?? "where the service is"
  const place = placeOf(now.operation, "servers") ?? placeOf(now.item, "servers")
  report(
    ["PathItem", "servers", isWider ? "widened" : "changed"],
    spotAt("operation"),
    `is at ${words(is)}, was at ${words(was)}`,
    place,
  )
}
