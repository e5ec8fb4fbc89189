/**
 * Answers whether words are being changed in place: while somebody does, and when a draft of that is kept on the
 * device.
 */
import { useState } from "react"
import { useApp } from "../../app/context.tsx"

export interface Editing {
  readonly isOn: boolean
  readonly begin: () => void
  readonly end: () => void
}

/** `form` names the form's draft. */
export const useEditing = (form: string): Editing => {
  const { device } = useApp()
  const [isOn, setOn] = useState(() => device.drafts.read(form) !== null)
  return { isOn, begin: () => setOn(true), end: () => setOn(false) }
}
