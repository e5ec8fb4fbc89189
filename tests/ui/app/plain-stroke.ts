/** A letter that is pressed alone. WCAG 2.1.4. */
import type { Stroke } from "../../../src/ui/app/shortcut-keys.ts"

export const plainStroke = (letter: string): Stroke => ({
  key: letter,
  code: `Key${letter.toUpperCase()}`,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
})
