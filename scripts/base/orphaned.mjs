/** Ends what npm started and left: npm hands a signal to its shell alone, which dies, and then nobody would ever stop us. */
// @ts-check

const lookForParentEveryMs = 500

/** The parent may go at once, and the process is then another one's child. */
const parent = process.ppid

/** Calls `stop` once the parent is gone, where npm was asked to run this process. */
export const whenOrphaned = (/** @type {() => void} */ stop) => {
  if (process.env["npm_lifecycle_event"] === undefined) return
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    stop()
  }, lookForParentEveryMs).unref()
}
