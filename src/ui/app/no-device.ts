/** The device of the painter, on the server: nothing is kept, picked or pressed there, and every page begins anew. */
import type { App } from "./context.tsx"

const unavailable = (): never => {
  throw new Error("The painter has no device.")
}

export const noBus: App["bus"] = { dispatch: unavailable, stop: unavailable }

/** @param now the moment of the picture, in ms since 1970 */
export const noDevice = (now: number): App["device"] => ({
  wrapper: null,
  // A form that nobody has touched names nothing yet.
  newId: () => "",
  today: () => new Date(now).toISOString().slice(0, 10),
  now: () => now,
  pick: unavailable,
  dropped: () => undefined,
  keepPicked: unavailable,
  restorePicked: unavailable,
  drafts: { read: () => null, write: unavailable, remove: unavailable, count: () => 0, close: unavailable },
  asks: { may: () => false, remember: unavailable },
  unsent: unavailable,
  keptRuns: unavailable,
  exportRun: unavailable,
  finishSignIn: unavailable,
  enter: unavailable,
  isJoined: () => false,
})
