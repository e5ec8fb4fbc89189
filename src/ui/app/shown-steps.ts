/** The history's steps whose page was drawn, which tell a way back from a way on. */

/** Key in the history's state: a popstate listener may run only after the new page has rendered (E193). */
const mark = "shown"

export const wasShown = (state: unknown): boolean => typeof state === "object" && state !== null && mark in state

/** Marks the step that the browser is at. */
export const markShown = (): void => {
  const state: unknown = window.history.state
  if (!wasShown(state)) window.history.replaceState({ ...(state as object | null), [mark]: true }, "")
}
