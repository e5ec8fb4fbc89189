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
  readonly value: T
  /** When the restored draft was saved, ISO 8601; null for a new form. */
  readonly restoredFrom: string | null
  readonly change: (to: Partial<T>) => void
  readonly discard: () => void
  /** The form was sent: its draft is deleted. */
  readonly finish: () => void
}

interface Kept<T> {
  readonly id: string | null // null in drafts of earlier versions, which some forms kept without
  readonly value: T
}

const savedAfterMs = 300

const fits = (found: unknown, blank: unknown, offered: readonly unknown[] | undefined): boolean =>
  typeof found === typeof blank && (offered === undefined || offered.includes(found))

/**
 * A draft from the device, of this version or another: fields that it lacks, or whose value this form does not know,
 * are as in a new form; foreign ones are dropped.
 */
export const keptDraft = <T extends Flat<T>>(start: T, kept: unknown, choices: Choices<T> = {}): Kept<T> | null => {
  if (!isRecord(kept)) return null
  const { id, draft } = kept
  const isNamed = typeof id === "string" && isRecord(draft)
  const given = isNamed ? draft : kept
  const offered: Readonly<Record<string, readonly unknown[] | undefined>> = choices
  const fields = Object.entries(start).map(([name, blank]: readonly [string, unknown]) => {
    const found = Object.hasOwn(given, name) ? given[name] : undefined
    return [name, fits(found, blank, offered[name]) ? found : blank]
  })
  return { id: isNamed ? id : null, value: Object.fromEntries(fields) as T }
}

/** Answers whether nothing was typed; choices alone are no draft. `typed`: the fields that people write into. */
export const isBlank = <T extends Flat<T>>(start: T, value: T, typed: readonly (keyof T)[]): boolean =>
  typed.every((name) => String(value[name]).trim() === String(start[name]).trim())

/** The fields of a value that differ from those of another. */
export const changesOf = <T extends Flat<T>>(base: T, value: T): Partial<T> => {
  const was: Readonly<Record<string, unknown>> = base
  return Object.fromEntries(Object.entries(value).filter(([name, now]) => now !== was[name])) as Partial<T>
}

interface DraftOptions<T> {
  readonly choices?: Choices<T> | undefined
  /** The form changes what is there already: what nobody has changed in it is as it is by now (E631). */
  readonly isOfKept?: boolean | undefined
}

/**
 * `opened` identifies account, profile and form; `start` holds the fields of a new one. Both are those of the first
 * render: a draft stays with whom it was begun for, whoever is active later (E350).
 */
export const useFormDraft = <T extends Flat<T>>(
  opened: string,
  start: T,
  typed: readonly (keyof T)[],
  { choices, isOfKept = false }: DraftOptions<T> = {},
): FormDraft<T> => {
  const { device } = useApp()
  const [form] = useState(opened)
  const [restored] = useState(() => {
    const read = device.drafts.read(form)
    const kept = keptDraft(start, read?.value, choices)
    return read === null || kept === null || isBlank(start, kept.value, typed)
      ? null
      : { ...kept, savedAt: read.savedAt }
  })
  const [current, setCurrent] = useState(() => ({
    id: restored?.id ?? device.newId(),
    draft: restored?.value ?? start,
    base: start,
  }))
  const [restoredFrom, setRestoredFrom] = useState(restored?.savedAt ?? null)
  const shownOver = (now: T, { draft, base }: { readonly draft: T; readonly base: T }): T =>
    isOfKept ? { ...now, ...changesOf(base, draft) } : draft
  // The content of a new form may change while it is written, such as the listing that it is about.
  const blank = useRef({ start, typed })
  const save = useRef<(() => void) | null>(null) // set while something was typed and not saved
  const hasChanged = useRef(false)

  useEffect(() => {
    blank.current = { start, typed }
  })

  useEffect(() => {
    if (!hasChanged.current) return undefined
    save.current = () => {
      save.current = null
      const { id, draft, base } = current
      const kept = isOfKept ? changesOf(base, draft) : draft
      const isEmpty = isBlank(isOfKept ? base : blank.current.start, draft, blank.current.typed)
      if (isEmpty) device.drafts.remove(form)
      else device.drafts.write(form, { id, draft: kept })
    }
    const later = setTimeout(() => save.current?.(), savedAfterMs)
    return () => clearTimeout(later)
  }, [current, device, form, isOfKept])

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
    const { start: fresh } = blank.current
    setCurrent({ id: device.newId(), draft: fresh, base: fresh })
  }, [device, finish])

  return { id: current.id, value: shownOver(start, current), restoredFrom, change, discard, finish }
}
