/** Writes the table of rules as Markdown: what each kind of change means, and why what is not compared is not. */
import type { Rule, Verdict, Way } from "../rules/rule.ts"
import { kindName, rules } from "../rules/table.ts"

const words: Readonly<Record<Verdict, string>> = {
  wire: "**breaks the wire**",
  code: "**breaks the code**",
  warning: "warning",
  note: "note",
}

const cells = (...texts: readonly string[]): string =>
  `| ${texts.map((text) => text.replaceAll("|", "\\|")).join(" | ")} |`

const ways: readonly Way[] = ["asked", "told"]

/** The reasons of the ways that can be met, each once. */
const reasonOf = (rule: Rule, isMet: (way: Way) => boolean): string => {
  const met = ways.filter(isMet)
  const [first, ...others] = [...new Set(met.map((way) => rule(way).why))]
  if (others.length === 0) return first ?? rule("asked").why
  return met.map((way) => `${way === "asked" ? "Asked" : "Told"}: ${rule(way).why}`).join(" ")
}

/** `isMet` answers whether a kind of change can be met that way. */
export const tableOfRules = (isMet: (kind: string, way: Way) => boolean): string => {
  const parts = Object.entries(rules).map(([object, fields]) => {
    const rows = Object.entries(fields).flatMap(([field, found]) => {
      if ("waived" in found) return []
      return Object.entries(found).map(([edit, rule]: readonly [string, Rule]) => {
        const kind = `${object}.${field} ${edit}`
        const shown = (way: Way) => (isMet(kind, way) ? words[rule(way).verdict] : "–")
        return cells(
          `\`${field}\` ${edit}`,
          shown("asked"),
          shown("told"),
          reasonOf(rule, (way) => isMet(kind, way)),
        )
      })
    })
    const reasons = Map.groupBy(
      Object.entries(fields).flatMap(([field, found]) => ("waived" in found ? [{ field, why: found.waived }] : [])),
      ({ why }) => why,
    )
    const waived = [...reasons].map(([why, same]) => cells(same.map(({ field }) => `\`${field}\``).join(", "), why))
    return [
      `### ${object}`,
      "",
      ...(rows.length > 0 ? [cells("change", "asked", "told", "why"), "| --- | --- | --- | --- |", ...rows, ""] : []),
      ...(waived.length > 0 ? [cells("no rule of its own", "why"), "| --- | --- |", ...waived, ""] : []),
    ].join("\n")
  })
  return parts.join("\n")
}

/** All kinds of change that there is a rule for. */
export const kindsOfRules = (): readonly string[] =>
  Object.entries(rules).flatMap(([object, fields]) =>
    Object.entries(fields).flatMap(([field, found]) =>
      "waived" in found
        ? []
        : (Object.keys(found) as (keyof typeof found)[]).map((edit) => kindName({ object, field, edit })),
    ),
  )
