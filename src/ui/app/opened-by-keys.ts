/** Answers whether a shortcut led to this step of the history: whoever has keys needs no keyboard on the screen. */
import { isRecord } from "../../domain/json.ts"

/** In the history's state. */
const mark = "byKeys"

export const openedByKeys = { [mark]: true } as const

export const wasOpenedByKeys = (): boolean => {
  const state: unknown = window.history.state
  return isRecord(state) && state[mark] === true
}
