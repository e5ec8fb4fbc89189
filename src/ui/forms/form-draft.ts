/** The draft of a form of plain texts: saved 300 ms after the last key, and restored. experience: Forms. */
import { useCallback, useEffect, useRef, useState } from "react"
import { useApp } from "../app/context.tsx"
import { useKeptOnLeaving } from "./kept-on-leaving.ts"

type Texts = Readonly<Record<string, string>>

interface FormDraft<T extends Texts> {
  readonly value: T
  /** When the restored draft was saved, ISO 8601; null for a new form. */
  readonly restoredFrom: string | null
  readonly change: (to: Partial<T>) => void
  readonly discard: () => void
  /** The form was sent: its draft is deleted. */
  readonly finish: () => void
}

const savedAfterMs = 300

/** The stored texts for the fields of `start`; null when none of them differs. */
export const draftOf = <T extends Texts>(start: T, kept: unknown): T | null => {
  if (typeof kept !== "object" || kept === null) return null
  const texts = new Map(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"))
  const found = Object.fromEntries(Object.entries(start).map(([name, text]) => [name, texts.get(name) ?? text])) as T
  return isSame(start, found) ? null : found
}

const isSame = (a: Texts, b: Texts): boolean => Object.keys(a).every((name) => a[name] === b[name])

/** `form` identifies account, profile and form; `start` holds the texts of a new form. */
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
  const save = useRef<(() => void) | null>(null) // set while something was typed and not saved
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
