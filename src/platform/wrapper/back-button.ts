/**
 * Answers the hardware's Back: it closes what is on top, by the history that all of it is in, and leaves the app at
 * home.
 */
import { isRecord } from "../../domain/json.ts"

export interface BackView {
  readonly path: string
  readonly search: string
  /** Of the history's entry; sheets count themselves in it. */
  readonly state: unknown
  readonly canGoBack: boolean
  /** Something is shown that can't be closed. */
  readonly isHeld: boolean
}

export type BackStep = "leave" | "back" | "home"

export const backStep = ({ path, search, state, canGoBack, isHeld }: BackView): BackStep => {
  if (isHeld) return "leave"
  const sheets = isRecord(state) ? state["sheets"] : undefined
  const isCovered = new URLSearchParams(search).has("modal") || (typeof sheets === "number" && sheets > 0)
  if (path === "/" && !isCovered) return "leave"
  return canGoBack ? "back" : "home"
}
