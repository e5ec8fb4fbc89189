/** Compares the content of a body, an answer or a message: the forms that it may have, and what each says. */
import type { ContractTree } from "../source/contract-tree.ts"
import { isSaid, placeOf, recordAt, type Said } from "../source/parse.ts"
import type { Edit } from "../rules/rule.ts"
import { compareExtensions } from "./annotations.ts"
import type { CompareSchemas } from "./schemas.ts"
import type { Spot, Reporter } from "./spot.ts"

export interface Sides {
  readonly before: ContractTree
  readonly after: ContractTree
  readonly compare: CompareSchemas
  readonly isSame: (old: unknown, now: unknown, spot: Spot) => boolean
  readonly compareHeaders: (old: Said, now: Said, spot: Spot, report: Reporter, sides: Sides) => void
}

/** Media types in one form: in lower case, and without the character set that JSON and texts have anyway. */
const formsOf = (tree: ContractTree, content: Said): ReadonlyMap<string, Said> =>
  new Map(
    Object.entries(content).map(([type, media]) => [
      type
        .toLowerCase()
        .replaceAll(/\s+/gu, "")
        .replace(/;charset="?utf-8"?/u, ""),
      tree.resolve(media).node,
    ]),
  )

const words = (types: unknown): readonly string[] =>
  typeof types === "string" ? types.split(",").map((type) => type.trim().toLowerCase()) : []

const compareWriting = (old: Said, now: Said, spot: Spot, report: Reporter): void => {
  const styleOf = (said: Said) => String(said["style"] ?? "form")
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ["style", styleOf(old), styleOf(now)],
    ["explode", old["explode"] ?? styleOf(old) === "form", now["explode"] ?? styleOf(now) === "form"],
    ["allowReserved", old["allowReserved"] ?? false, now["allowReserved"] ?? false],
  ]
  for (const [field, was, is] of pairs)
    if (was !== is)
      report(
        ["Encoding", field, "changed"],
        spot,
        `has ${field} ${String(is)}, was ${String(was)}`,
        placeOf(now, field),
      )
}

const compareTypes = (old: Said, now: Said, spot: Spot, report: Reporter): void => {
  const [was, is] = [words(old["contentType"]), words(now["contentType"])]
  const [grows, shrinks] = [was.every((type) => is.includes(type)), is.every((type) => was.includes(type))]
  if (grows && shrinks) return
  const edit: Edit =
    was.length === 0 || is.length === 0 ? "changed" : grows ? "widened" : shrinks ? "narrowed" : "changed"
  const what = `is ${is.join(" or ") || "of its usual type"}, was ${was.join(" or ") || "of its usual type"}`
  report(["Encoding", "contentType", edit], spot, what, placeOf(now, "contentType"))
}

const compareEncodings = (old: Said, now: Said, spot: Spot, report: Reporter, sides: Sides): void => {
  const [known, wanted] = [recordAt(old, "encoding"), recordAt(now, "encoding")]
  for (const part of new Set([...Object.keys(known), ...Object.keys(wanted)])) {
    const at = { ...spot, where: `${spot.where} part ${part}` }
    const [was, is] = [recordAt(known, part), recordAt(wanted, part)]
    compareTypes(was, is, at, report)
    compareWriting(was, is, at, report)
    compareExtensions(was, is, at, report)
    sides.compareHeaders(recordAt(was, "headers"), recordAt(is, "headers"), at, report, sides)
  }
}

const compareForms = (was: Said, is: Said, spot: Spot, report: Reporter, sides: Sides): void => {
  compareEncodings(was, is, spot, report, sides)
  compareExtensions(was, is, spot, report)
  sides.compare(was["schema"], is["schema"], spot)
}

export const compareContents = (old: Said, now: Said, spot: Spot, report: Reporter, sides: Sides): void => {
  const [known, wanted] = [formsOf(sides.before, old), formsOf(sides.after, now)]
  const say = (edit: Edit, what: string) => report(["MediaType", "{type}", edit], spot, what, placeOf(now))
  const [was, is] = [[...known.keys()], [...wanted.keys()]]
  if (was.length === 0 && is.length > 0) return say("added", "is new")
  if (was.length > 0 && is.length === 0) return say("removed", "is gone")
  const [only, onlyNow] = [was[0], is[0]]
  if (was.length === 1 && is.length === 1 && only !== undefined && onlyNow !== undefined && only !== onlyNow) {
    say("changed", `is ${onlyNow}, was ${only}`)
    return compareForms(known.get(only) ?? {}, wanted.get(onlyNow) ?? {}, spot, report, sides)
  }
  for (const type of is) if (!known.has(type)) say("added", `may also be ${type}`)
  for (const type of was) if (!wanted.has(type)) say("removed", `can't be ${type} any more`)
  for (const [type, media] of known) {
    const other = wanted.get(type)
    if (other !== undefined) compareForms(media, other, spot, report, sides)
  }
}

/** A value that is said by a schema, or by the content of one media type. */
export const compareSchemaOrContent = (
  object: "Parameter" | "Header",
  old: Said,
  now: Said,
  spot: Spot,
  report: Reporter,
  sides: Sides,
): void => {
  const [content, newContent] = [old, now].map((one) => isSaid(one["content"]))
  if (content !== newContent) {
    const what = newContent ? "is written as its media type says" : "is written as its style says"
    report([object, "schema", "changed"], spot, what, placeOf(now, newContent ? "content" : "schema"))
  }
  const within = (said: Said): unknown => {
    const [first] = Object.values(recordAt(said, "content"))
    return isSaid(first) ? first["schema"] : said["schema"]
  }
  if (content && newContent) compareContents(recordAt(old, "content"), recordAt(now, "content"), spot, report, sides)
  else sides.compare(within(old), within(now), spot)
}

/** Answers whether nothing would be told, of schemas neither. */
export const isSilent = (sides: Sides, ask: (report: Reporter, sides: Sides) => void): boolean => {
  let isQuiet = true
  const compare: Sides["compare"] = (old, now, spot) => {
    isQuiet &&= sides.isSame(old, now, spot)
  }
  ask(() => (isQuiet = false), { ...sides, compare })
  return isQuiet
}
