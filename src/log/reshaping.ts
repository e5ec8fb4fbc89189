/** Helpers of upcasters that change parts within an event, where those exist. architecture: Events, rule 5. */
import type { RecordedEvent } from "./codec.ts"

type Change = (value: unknown) => unknown
type Changes = Readonly<Record<string, Change>>

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const changed = (fields: Readonly<Record<string, unknown>>, changes: Changes) =>
  Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change(fields[name])]))

export const within =
  (changes: Changes): Change =>
  (value) =>
    isObject(value) ? { ...value, ...changed(value, changes) } : value

export const each =
  (change: Change): Change =>
  (values) =>
    Array.isArray(values) ? values.map(change) : values

export const inEvent =
  (changes: Changes) =>
  (event: RecordedEvent): RecordedEvent => ({ ...event, ...changed({ ...event }, changes) })
