/** The ways in which `npm run sdk` ends before its end: each says a sentence. */
import { Unsound } from "./source/parse.ts"

/** @returns {never} */
export const fail = (/** @type {string} */ sentence, code = 1) => {
  console.error(sentence)
  process.exit(code)
}

/** Something that can't be read breaks no rule: nobody knows what it says. */
export const unreadable = (/** @type {string} */ sentence) => fail(sentence, 2)

/** Reads contracts, whose places are relative to a folder of that name. */
export const readable = (folder, read) => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Unsound)) throw error
    return unreadable(`${folder}${error.message}`)
  }
}

export const rules = (/** @type {number} */ count) => (count === 1 ? "a rule" : `${count} rules`)
