/** The parameters of the app's addresses, but for those of modals (modals.ts). Spec §2 Query parameters. */

/**
 * The kind of a value: a `fact` (a key, a number, or a word of the app), or a person's `words` or place, which a log
 * must not reveal.
 */
type Value = "fact" | "words"

const values = {
  page: "fact",
  ot: "fact",
  oft: "fact",
  at: "fact",
  interest: "fact",
  dt: "fact",
  ft: "fact",
  filter: "fact",
  order: "fact",
  type: "fact",
  search: "words",
  sortBy: "fact",
  classificatorPrimaryKeys: "fact",
  minPrice: "fact",
  maxPrice: "fact",
  lat: "words",
  lon: "words",
  geometryId: "words",
  location: "words",
  radius: "fact",
  view: "fact",
  participantKey: "fact",
  chatId: "fact",
  messageId: "fact",
  step: "fact",
  copyOf: "fact",
  lang: "fact",
} as const satisfies Readonly<Record<string, Value>>

export type ParameterName = keyof typeof values

export const parametersOf = (value: Value): readonly ParameterName[] =>
  (Object.keys(values) as readonly ParameterName[]).filter((name) => values[name] === value)

/** The parameters of an address; it can't be asked for one that is not listed here. */
export interface AddressParameters {
  readonly get: (name: ParameterName) => string | null
  readonly getAll: (name: ParameterName) => readonly string[]
}

/** New parameters, all of them listed here. */
export const withParameters = (given: Readonly<Partial<Record<ParameterName, string>>>): URLSearchParams =>
  new URLSearchParams(given)
