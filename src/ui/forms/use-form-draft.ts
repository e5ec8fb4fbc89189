/** The draft of a form: saved 300 ms after the last key, restored, and deleted once it was sent. experience: Forms. */
import { useCallback, useEffect, useRef, useState } from "react"
import { isRecord } from "../../domain/json.ts"
import { useApp } from "../app/context.tsx"
import { useKeptOnLeaving } from "./use-kept-on-leaving.ts"

/** Forms are flat, so that a draft's fields can be checked one by one. */
export type Flat<T> = { readonly [Name in keyof T]: string | boolean }

/** The choices of the fields that offer a fixed set. */
export type Choices<T> = { readonly [Name in keyof T]?: readonly T[Name][] }

export interface FormDraft<T> {
  /** Names what the form is to become, so that a repeated send makes one (D6); kept with the draft. */
  readonly id: string
  readonly draft: T
  /** When the restored draft was saved, ISO 8601; null for a new form. */
  readonly restoredFrom: string | null
  readonly change: (to: Partial<T>) => void
  readonly discard: () => void
  /** The form was sent: its draft is deleted. */
  readonly finish: () => void
}

interface KeptDraft<T> {
  readonly id: string | null // null in drafts of earlier versions, which some forms kept without
  readonly draft: T
}

const savedAfterMs = 300

const fits = (found: unknown, blank: unknown, offered: readonly unknown[] | undefined): boolean =>
  typeof found === typeof blank && (offered === undefined || offered.includes(found))

/**
 * A draft from the device, of this version or another: fields that it lacks, or whose value this form does not know,
 * are as in a new form; foreign ones are dropped.
 */
export const keptDraft = <T extends Flat<T>>(
  initial: T,
  stored: unknown,
  choices: Choices<T> = {},
): KeptDraft<T> | null => {
  if (!isRecord(stored)) return null
  const { id, draft } = stored
  const isNamed = typeof id === "string" && isRecord(draft)
  const given = isNamed ? draft : stored
  const offered: Readonly<Record<string, readonly unknown[] | undefined>> = choices
  const fields = Object.entries(initial).map(([name, blank]: readonly [string, unknown]) => {
    const found = Object.hasOwn(given, name) ? given[name] : undefined
    return [name, fits(found, blank, offered[name]) ? found : blank]
  })
  return { id: isNamed ? id : null, draft: Object.fromEntries(fields) as T }
}

/** Answers whether nothing was typed; choices alone are no draft. `typed`: the fields that people write into. */
export const isBlank = <T extends Flat<T>>(initial: T, draft: T, typed: readonly (keyof T)[]): boolean =>
  typed.every((name) => String(draft[name]).trim() === String(initial[name]).trim())

/** The fields of a draft that differ from those of another. */
export const changesOf = <T extends Flat<T>>(base: T, draft: T): Partial<T> => {
  const was: Readonly<Record<string, unknown>> = base
  return Object.fromEntries(Object.entries(draft).filter(([name, now]) => now !== was[name])) as Partial<T>
}

interface DraftOptions<T> {
  readonly choices?: Choices<T> | undefined
  /** The form changes what is there already: what nobody has changed in it is as it is by now (E631). */
  readonly isOfExisting?: boolean | undefined
}

/**
 * `opened` identifies account, profile and form; `initial` is the draft of a new one. Both are those of the first
 * render: a draft stays with whom it was begun for, whoever is active later (E350).
 */
export const useFormDraft = <T extends Flat<T>>(
  opened: string,
  initial: T,
  typed: readonly (keyof T)[],
  { choices, isOfExisting = false }: DraftOptions<T> = {},
): FormDraft<T> => {
  const { device } = useApp()
  const [form] = useState(opened)
  const [restored] = useState(() => {
    const read = device.drafts.read(form)
    const kept = keptDraft(initial, read?.draft, choices)
    return read === null || kept === null || isBlank(initial, kept.draft, typed)
      ? null
      : { ...kept, savedAt: read.savedAt }
  })
  const [current, setCurrent] = useState(() => ({
    id: restored?.id ?? device.newId(),
    draft: restored?.draft ?? initial,
    base: initial,
  }))
  const [restoredFrom, setRestoredFrom] = useState(restored?.savedAt ?? null)
  const shownOver = (now: T, { draft, base }: { readonly draft: T; readonly base: T }): T =>
    isOfExisting ? { ...now, ...changesOf(base, draft) } : draft
  // The content of a new form may change while it is written, such as the listing that it is about.
  const blank = useRef({ initial, typed })
  const save = useRef<(() => void) | null>(null) // set while something was typed and not saved
  const hasChanged = useRef(false)

  useEffect(() => {
    blank.current = { initial, typed }
  })

  useEffect(() => {
    if (!hasChanged.current) return undefined
    save.current = () => {
      save.current = null
      const { id, draft, base } = current
      const stored = isOfExisting ? changesOf(base, draft) : draft
      const isEmpty = isBlank(isOfExisting ? base : blank.current.initial, draft, blank.current.typed)
      if (isEmpty) device.drafts.remove(form)
      else device.drafts.write(form, { id, draft: stored })
    }
    const later = setTimeout(() => save.current?.(), savedAfterMs)
    return () => clearTimeout(later)
  }, [current, device, form, isOfExisting])

  useKeptOnLeaving(save)

  const change = useCallback((to: Partial<T>) => {
    hasChanged.current = true
    setCurrent((now) => ({ ...now, draft: { ...now.draft, ...to } }))
  }, [])
  const finish = useCallback(() => {
    hasChanged.current = false
    save.current = null
    device.drafts.remove(form)
  }, [device, form])
  const discard = useCallback(() => {
    finish()
    setRestoredFrom(null)
    const { initial: fresh } = blank.current
    setCurrent({ id: device.newId(), draft: fresh, base: fresh })
  }, [device, finish])

  return { id: current.id, draft: shownOver(initial, current), restoredFrom, change, discard, finish }
}
