/** Reports how one set of contracts differs from another, as text: what breaks clients first, and whom it reaches. */
import { fileURLToPath } from "node:url"
import { changesOf, type Change } from "../compare/contracts.ts"
import type { Contracts } from "../source/read.ts"
import type { Uses } from "./uses.ts"

const sources = fileURLToPath(new URL("../../../src/", import.meta.url))

/** So many operations are named; more are counted. */
const named = 3

const said = ({ where, what, schema, way, rule }: Change): string => {
  if (where === "operation" || where === "message") return what
  return `${where} ${what}${schema !== null && rule !== "Schema.$ref renamed" ? ` in ${way === "asked" ? "requests" : "answers"}` : ""}`
}

/** Services and operations that share a component say the same about it. */
const groupsOf = (changes: readonly Change[]): readonly (readonly Change[])[] => [
  ...Map.groupBy(changes, (change) => {
    // Operations that come and go are told one by one.
    const one = change.rule.startsWith("Paths.") ? change.operation : ""
    return `${change.level} ${change.breaks} ${said(change)} ${one}`
  }).values(),
]

const counted = (names: readonly string[], noun: string): string =>
  names.length > named ? `${names.length} ${noun}` : names.join(", ")

const sentenceOf = (first: Change, group: readonly Change[], used: readonly Uses[]): string => {
  const services = [...new Set(group.map(({ service }) => service))].join(", ")
  const [operation, ...others] = [...new Set(group.flatMap(({ operation }) => operation ?? []))]
  const place = first.place === null ? "" : ` (openapi/${first.place.file}:${first.place.line})`
  const joint = first.where === "operation" || first.where === "message" ? " " : ", "
  if (operation !== undefined && others.length === 0) return `${services}: ${operation}${joint}${said(first)}.${place}`
  const reached = (kind: "operations" | "messages") => [...new Set(used.flatMap((one) => one[kind]))]
  const counts = [counted(reached("operations"), "operations"), counted(reached("messages"), "hub messages")]
  // A change of the whole service is one of all its operations.
  const isOfAll = operation === undefined && first.schema === null
  const reach = counts.filter((count) => count !== "").join(" and ")
  return `${services}: ${said(first)}${isOfAll || reach === "" ? "" : ` in ${reach}`}.${place}`
}

const listed = (names: readonly string[]): string => [...new Set(names)].toSorted().join(", ") || "none"

const headings = [
  ["Breaks the wire", (change: Change) => change.breaks === "wire"],
  ["Breaks the generated code", (change: Change) => change.breaks === "code"],
  ["Warnings", (change: Change) => change.level === "warning"],
  ["Notes", (change: Change) => change.level === "note"],
] as const

export interface Report {
  readonly isBreaking: boolean
  readonly text: string
}

/** `base` names what there was before. */
export const reportOf = async (base: string, before: Contracts, after: Contracts): Promise<Report> => {
  const groups = groupsOf(changesOf(before, after))
  if (groups.length === 0) return { isBreaking: false, text: `openapi/ says what ${base} says.` }
  // The sources of the client are read by the compiler, which takes longer to load than everything else.
  const { usesIn } = await import("./uses.ts")
  const uses = usesIn(sources, before, after)
  const linesOf = (group: readonly Change[]): string => {
    const [first] = group
    if (first === undefined) return ""
    const used: readonly Uses[] = group.map(uses)
    return [
      `  ${sentenceOf(first, group, used)}`,
      `    ${first.why}`,
      `    Normalisers: ${listed(used.flatMap(({ normalisers }) => normalisers))}. Commands: ${listed(used.flatMap(({ commands }) => commands))}.`,
    ].join("\n")
  }
  const parts = headings.map(([heading, isIn]) => {
    const found = groups.filter(([first]) => first !== undefined && isIn(first))
    return { heading, count: found.length, text: [`${heading}:`, ...found.map(linesOf), ""].join("\n") }
  })
  const counts = parts.map(({ heading, count }) => `${heading.toLowerCase()} ${count}`).join(", ")
  const text = [...parts.filter(({ count }) => count > 0).map((part) => part.text), `Since ${base}: ${counts}.`]
  return { isBreaking: parts.slice(0, 2).some(({ count }) => count > 0), text: text.join("\n") }
}
