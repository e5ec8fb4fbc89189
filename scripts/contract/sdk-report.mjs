/** Reports how one set of contracts differs from another, as text: what breaks clients first, and whom it reaches. */
import { fileURLToPath } from "node:url"
import { changesOf } from "./sdk-compare.mjs"
import { usesIn } from "./sdk-uses.mjs"

const sources = fileURLToPath(new URL("../../src/", import.meta.url))

const said = ({ operation, schema, where, what, way }) => {
  if (operation === null && schema === null) return `${where} ${what}`
  if (operation === null) return `${where} ${what} in ${way === "asked" ? "requests" : "answers"}`
  return where === "operation" || where === "message" ? `${operation} ${what}` : `${operation}, ${where} ${what}`
}

const allOf = (lists) => [...new Set(lists.flat())].sort().join(", ") || "none"

/** Services that share a schema say the same about it. */
const groupsOf = (changes) => {
  const groups = new Map()
  for (const change of changes) {
    const key = `${change.isBreaking} ${said(change)}`
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  return [...groups.values()]
}

/**
 * The text, and whether anything breaks. `base` names what there was before; each side is the documents by service.
 *
 * @returns {{ readonly isBreaking: boolean, readonly text: string }}
 */
export const reportOf = (/** @type {string} */ base, before, after) => {
  const groups = groupsOf(changesOf(before, after))
  if (groups.length === 0) return { isBreaking: false, text: `openapi/ says what ${base} says.` }
  const uses = usesIn(sources, before, after)
  const linesOf = (same) => {
    const used = same.map(uses)
    return [
      `  ${same.map(({ service }) => service).join(", ")}: ${said(same[0])}.`,
      `    Normalisers: ${allOf(used.map(({ normalisers }) => normalisers))}. Commands: ${allOf(used.map(({ commands }) => commands))}.`,
    ].join("\n")
  }
  const breaking = groups.filter(([{ isBreaking }]) => isBreaking)
  const others = groups.filter(([{ isBreaking }]) => !isBreaking)
  const parts = [
    ...(breaking.length > 0 ? ["Breaking:", ...breaking.map(linesOf), ""] : []),
    ...(others.length > 0 ? ["Compatible:", ...others.map(linesOf), ""] : []),
    `Since ${base}: ${breaking.length} breaking, ${others.length} compatible.`,
  ]
  return { isBreaking: breaking.length > 0, text: parts.join("\n") }
}
