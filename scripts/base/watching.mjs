/**
 * Watches folders, and works once what changed in them has come to rest. Node's own recursive watching loses a file that an
 * editor replaces with another one.
 */
// @ts-check
import { watch } from "chokidar"

/** Editors save in several steps; this many quiet milliseconds mean that they are done. */
const quietMs = 80

/**
 * Works on the changes so far, one piece of work at a time, beginning with none of them; answers how to stop it.
 *
 * @param {readonly string[]} folders
 * @param {(changed: readonly string[]) => Promise<void>} work
 */
export const watchFolders = (folders, work) => {
  /** @type {Set<string>} */
  const changed = new Set()
  /** @type {NodeJS.Timeout | undefined} */
  let waiting
  let working = Promise.resolve()

  const workOnChanges = async () => {
    const files = [...changed]
    changed.clear()
    // Several waits may end during one piece of work: the first of them takes all that has changed.
    if (files.length > 0) await work(files)
  }
  const watcher = watch([...folders], { ignoreInitial: true }).on("all", (_kind, file) => {
    changed.add(file)
    clearTimeout(waiting)
    waiting = setTimeout(() => (working = working.then(workOnChanges)), quietMs)
  })
  watcher.on("ready", () => (working = working.then(() => work([]))))
  return () => {
    clearTimeout(waiting)
    return watcher.close()
  }
}
