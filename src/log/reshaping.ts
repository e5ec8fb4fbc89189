/** Helpers of upcasters that change parts within an event, where those exist. architecture: Events, rule 5. */
import { isRecord } from "../domain/json.ts"
import type { RecordedEvent } from "./codec.ts"

type Change = (value: unknown) => unknown
type Changes = Readonly<Record<string, Change>>
/** New names of fields by their old ones. */
type Names = Readonly<Record<string, string>>

const changed = (fields: Readonly<Record<string, unknown>>, changes: Changes) =>
  Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change(fields[name])]))

const named = (fields: object, names: Names): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: readonly [string, unknown]) => [
      Object.hasOwn(names, name) ? (names[name] ?? name) : name,
      value,
    ]),
  )

export const within =
  (changes: Changes): Change =>
  (value) =>
    isRecord(value) ? { ...value, ...changed(value, changes) } : value

/** Gives fields of an object other names. */
export const moved =
  (names: Names): Change =>
  (value) =>
    isRecord(value) ? named(value, names) : value

/** The changes one after the other. */
export const inTurn =
  (...changes: readonly Change[]): Change =>
  (value) =>
    changes.reduce((before, change) => change(before), value)

export const each =
  (change: Change): Change =>
  (values) =>
    Array.isArray(values) ? values.map(change) : values

/** Renames fields of an event, and then changes those that the changes name. */
export const inEvent =
  (changes: Changes, names: Names = {}) =>
  (event: RecordedEvent): RecordedEvent => {
    const fields = named(event, names)
    return { ...fields, type: event.type, ...changed(fields, changes) }
  }
