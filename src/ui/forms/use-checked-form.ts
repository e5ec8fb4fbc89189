/**
 * When a form shows its errors: a field's when it is left, and from then on live; all of them on an attempt to send.
 * experience: Forms.
 */
import { useState } from "react"
import type { Failure } from "../../domain/failures.ts"

/** By field, the rules that it breaks. */
export type Broken<Name extends string> = Readonly<Record<Name, readonly string[]>>

export interface CheckedForm<Name extends string> {
  /** Count of attempts to send: the error summary takes the focus when it grows. */
  readonly attempt: number
  /** The errors to show now, in the order of the fields. */
  readonly shown: readonly { readonly name: Name; readonly rule: string }[]
  readonly ruleOf: (name: Name) => string | null
  readonly leave: (name: Name) => void
  /** The field was changed: the server's error about it is cleared. */
  readonly edit: (name: Name) => void
  /** An attempt to send; false when a field has errors. */
  readonly check: () => boolean
  /** The server refused the form. */
  readonly refuse: () => void
  /** The form is a new one again. */
  readonly reset: () => void
}

/** The server's errors, under the form's names of the fields. */
export const refusedRules = <Name extends string>(
  failure: Failure | undefined,
  wireNames: Readonly<Record<string, Name>>,
): Partial<Broken<Name>> => {
  if (failure?._tag !== "Refused") return {}
  const found: Partial<Record<Name, readonly string[]>> = {}
  for (const [path, codes] of Object.entries(failure.errors)) {
    const name = wireNames[path]
    if (name !== undefined) found[name] = [...(found[name] ?? []), ...codes]
  }
  return found
}

const including = <Name>(set: ReadonlySet<Name>, name: Name): ReadonlySet<Name> =>
  set.has(name) ? set : new Set([...set, name])

/** `broken`: the broken rules of all fields now, in the order of the screen. */
export const useCheckedForm = <Name extends string>(
  names: readonly Name[],
  broken: Broken<Name>,
  refused: Partial<Broken<Name>>,
): CheckedForm<Name> => {
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const [edited, setEdited] = useState<ReadonlySet<Name>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const [tried, setTried] = useState(false)

  const ruleOf = (name: Name): string | null => {
    const own = tried || left.has(name) ? broken[name][0] : undefined
    return own ?? (edited.has(name) ? undefined : refused[name]?.[0]) ?? null
  }
  const shown = names.flatMap((name) => {
    const rule = ruleOf(name)
    return rule === null ? [] : [{ name, rule }]
  })

  return {
    attempt,
    shown,
    ruleOf,
    leave: (name) => setLeft((before) => including(before, name)),
    edit: (name) => setEdited((before) => including(before, name)),
    check: () => {
      setTried(true)
      setAttempt((before) => before + 1)
      return names.every((name) => broken[name].length === 0)
    },
    refuse: () => {
      setEdited(new Set())
      setAttempt((before) => before + 1)
    },
    reset: () => {
      setLeft(new Set())
      setEdited(new Set())
      setAttempt(0)
      setTried(false)
    },
  }
}
