/**
 * What is typed into a form of plain texts, kept on the device 300 ms after the last key, and found again. experience:
 * Forms.
 */
import { useCallback, useEffect, useRef, useState } from "react"
import { useApp } from "./context.tsx"
import { useKeptOnLeaving } from "./kept-on-leaving.ts"

type Texts = Readonly<Record<string, string>>

interface FormDraft<T extends Texts> {
  readonly value: T
  /** When the draft was kept that this form started with, ISO 8601; null for a new form. */
  readonly restoredFrom: string | null
  readonly change: (to: Partial<T>) => void
  readonly discard: () => void
  /** The draft was sent: nothing of it stays on the device. */
  readonly finish: () => void
}

const savedAfterMs = 300

/** The fields of `start` that a kept value has as texts, null when none of them says anything new. */
export const draftOf = <T extends Texts>(start: T, kept: unknown): T | null => {
  if (typeof kept !== "object" || kept === null) return null
  const texts = new Map(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"))
  const found = Object.fromEntries(Object.entries(start).map(([name, text]) => [name, texts.get(name) ?? text])) as T
  return isSame(start, found) ? null : found
}

const isSame = (a: Texts, b: Texts): boolean => Object.keys(a).every((name) => a[name] === b[name])

/** `form` names the account, the profile and the form; `start` is what a new form holds. */
export const useFormDraft = <T extends Texts>(form: string, start: T): FormDraft<T> => {
  const { device } = useApp()
  const [restored] = useState(() => {
    const read = device.drafts.read(form)
    const value = draftOf(start, read?.value)
    return read === null || value === null ? null : { value, savedAt: read.savedAt }
  })
  const [value, setValue] = useState<T>(restored?.value ?? start)
  const [restoredFrom, setRestoredFrom] = useState(restored?.savedAt ?? null)
  const [blank] = useState(start)
  const save = useRef<(() => void) | null>(null) // set while something is typed and not kept yet
  const typed = useRef(false)

  useEffect(() => {
    if (!typed.current) return undefined
    save.current = () => {
      save.current = null
      if (isSame(blank, value)) device.drafts.remove(form)
      else device.drafts.write(form, value)
    }
    const later = setTimeout(() => save.current?.(), savedAfterMs)
    return () => clearTimeout(later)
  }, [value, blank, device, form])

  useKeptOnLeaving(save)

  const change = useCallback((to: Partial<T>) => {
    typed.current = true
    setValue((now) => ({ ...now, ...to }))
  }, [])
  const finish = useCallback(() => {
    typed.current = false
    save.current = null
    device.drafts.remove(form)
  }, [device, form])
  const discard = useCallback(() => {
    finish()
    setRestoredFrom(null)
    setValue(blank)
  }, [finish, blank])

  return { value, restoredFrom, change, discard, finish }
}
