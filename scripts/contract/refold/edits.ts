/** Makes of a recorded value what is told after a change of the contracts, as far as masked answers can show it. */
import type { Change } from "../compare/contracts.ts"

export type Judged = Pick<Change, "rule" | "way" | "level" | "what">

/** The new value in place of the one that was told. */
export type Edit = (value: unknown) => unknown

/** The value of a field that is not there any more. */
export const absent = Symbol("absent")

const samples: Readonly<Record<string, unknown>> = {
  ...{ string: "text", number: 0.5, integer: 1, boolean: true, array: [], object: {}, null: null },
}

/** The values that a text lists as JSON. */
const listed = (text: string | undefined): readonly unknown[] => {
  try {
    return JSON.parse(`[${text ?? ""}]`) as readonly unknown[]
  } catch {
    return []
  }
}

/** A value of the first of the types that are new. */
const ofNewType = (what: string): Edit | null => {
  const [, now, old] = /^(?:is|may be) (?:only )?(.+), was (.+)$/u.exec(what) ?? []
  const known = listed(old)
  const [type] = listed(now).filter((one) => !known.includes(one))
  return typeof type === "string" && type in samples ? () => samples[type] : null
}

const goneIn = (others: readonly Judged[]): readonly unknown[] =>
  others.flatMap(({ what }) => listed(/^can't be (.+) any more$/u.exec(what)?.[1]))

/** The first of the listed values that are new comes in place of those that are told no more; of each where all of them stay. */
const ofNewValue = (what: string, gone: readonly unknown[]): Edit | null => {
  const [value] = listed(/^may also be (.+)$/u.exec(what)?.[1])
  return value === undefined ? null : (recorded) => (gone.length === 0 || gone.includes(recorded) ? value : recorded)
}

/** The new name of a listed value in place of its old one. */
const ofNewName = (what: string): Edit | null => {
  const [, old, now] = /^(".+") is named (".+") now$/u.exec(what) ?? []
  if (old === undefined || now === undefined) return null
  const [was, is] = [old, now].map((name): unknown => JSON.parse(name))
  return (recorded) => (recorded === was ? is : recorded)
}

/**
 * Null: such a change leaves no trace in what is recorded, or hurts nobody. `others`: the changes of the same value, as one
 * that has another name is told as a value that came and one that went.
 */
export const editOf = ({ rule, way, level, what }: Judged, others: readonly Judged[]): Edit | null => {
  if (way !== "told") return null
  const gone = goneIn(others)
  // A list that only grows is told as before; a value by another name is not, though clients go on.
  if (rule === "Schema.x-unknown widened") return gone.length === 0 ? null : ofNewValue(what, gone)
  if (rule === "Schema.x-unknown renamed" || rule === "Schema.x-numbers renamed") return ofNewName(what)
  if (level !== "breaking") return null
  switch (rule) {
    case "Schema.properties removed":
    case "Schema.properties narrowed":
    case "Schema.properties renamed":
    case "Schema.required removed":
      return () => absent
    case "Schema.type widened":
      return what === "may also be null" ? () => null : ofNewType(what)
    case "Schema.type changed":
      return ofNewType(what)
    case "Schema.enum widened":
      return ofNewValue(what, gone)
    default:
      return null
  }
}
