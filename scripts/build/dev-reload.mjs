/** Part of development builds alone: reloads the page when dist/ was built anew. See scripts/dev.mjs. */
// @ts-check

const everyMs = 700

/** @returns {Promise<string | null>} the fingerprint of the sources that dist/ was built from */
const built = async () => {
  const answer = await fetch("/manifest.json", { cache: "no-store" })
  return answer.ok ? (await answer.json()).sources : null
}

/** @type {string | null} */
let shown = null

setInterval(async () => {
  try {
    const now = await built()
    if (shown !== null && now !== null && now !== shown) location.reload()
    shown = now ?? shown
  } catch {
    // The server is restarting: the next try will find it.
  }
}, everyMs)
