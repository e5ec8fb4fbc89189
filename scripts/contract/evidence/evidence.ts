/**
 * Decodes the golden traffic of a release against another contract: what of it clients would not be told any more, or
 * not always, and which changes nothing of it has met.
 */
import { decode, type Shape } from "../../../src/sdk/decode.ts"
import type { Change } from "../compare/contracts.ts"
import { timesOf, type Answer } from "./traffic.ts"
import type { UsageFinding } from "./usage-finding.ts"

type Named = Readonly<Record<string, Shape>>

export interface NewShapes {
  readonly shapes: Named
  readonly answers: Named
}

export interface Finding {
  readonly kind: UsageFinding["kind"]
  readonly what: string
  readonly unit: UsageFinding["unit"]
  /** The requests or answers that have it, and those of the same operations. */
  readonly times: number
  readonly of: number
  readonly journeys: readonly string[]
}

type Judged = Pick<Change, "rule" | "way" | "where" | "what" | "level">

const withoutPlaces = (where: string): string => where.replaceAll(/\[\d+\]/gu, "[]")

/** Answers where an answer is off the new contract: fields of another form, missing, or that it has no more. */
const misfitsOf = ({ operation, body }: Answer, { shapes, answers }: NewShapes): readonly string[] => {
  const shape = shapes[operation] ?? answers[operation]
  if (shape === undefined) return [`${operation} is gone`]
  const notes: string[] = []
  const decoded = decode(shape, body, shapes, operation, notes)
  if ("where" in decoded) return [withoutPlaces(decoded.where)]
  // A field stands in a record; what has no dot is an enumeration, and clients know the value.
  return [...new Set(notes.filter((note) => note.includes(".")))].map((note) => `${note} is gone`)
}

/** Answers whether a body has a field, in whichever record of it. */
const hasField = (body: unknown, field: string): boolean =>
  typeof body === "object" &&
  body !== null &&
  (Object.hasOwn(body, field) || Object.values(body).some((one) => hasField(one, field)))

const findingOf = (
  kind: Finding["kind"],
  what: string,
  met: readonly Answer[],
  traffic: readonly Answer[],
): Finding => {
  const operations = new Set(met.map(({ operation }) => operation))
  const asked = traffic.filter(({ operation }) => operations.has(operation))
  const sum = (answers: readonly Answer[]): number => answers.reduce((all, one) => all + timesOf(one), 0)
  const journeys = [...new Set(met.flatMap((one) => Object.keys(one.journeys)))].toSorted()
  return { kind, what, unit: "answers", times: sum(met), of: sum(asked), journeys }
}

export const evidenceOf = (
  traffic: readonly Answer[],
  newer: NewShapes,
  changes: readonly Judged[],
): readonly Finding[] => {
  const misfits = traffic.flatMap((answer) => misfitsOf(answer, newer).map((what) => ({ what, answer })))
  const broken = [...Map.groupBy(misfits, ({ what }) => what)].map(([what, all]) =>
    findingOf(
      "broken",
      what,
      all.map(({ answer }) => answer),
      traffic,
    ),
  )
  const heard = changes.filter(({ way, level }) => way === "told" && level === "breaking")
  const others = [...new Map(heard.map((change) => [change.what, change]))].flatMap(
    ([what, { rule, where }]): readonly Finding[] => {
      const field = where.split(".").at(-1) ?? where
      if (broken.some((one) => one.what.includes(where) || one.what.endsWith(`.${field}`))) return []
      const met = rule === "Schema.required removed" ? traffic.filter(({ body }) => hasField(body, field)) : []
      return [findingOf(met.length > 0 ? "potentially affected" : "unaffected", what, met, traffic)]
    },
  )
  return [...broken, ...others.toSorted((a, b) => b.times - a.times)]
}
