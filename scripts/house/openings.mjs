/**
 * Finds comments that don't stand alone: those that open with a relative clause or a bare pronoun can't be read without the
 * name below them. A type is said as a noun, a function as a verb, a rule as a sentence with its subject.
 */
// @ts-check

/** @typedef {{ readonly path: string, readonly text: string }} Source */

const comment = /(?<![\w*"'`/])\/\*\*?([\s\S]*?)\*\/|(?<=^[ \t]*|[^:"'`] )\/\/ ([^\n]*(?:\n[ \t]*\/\/ [^\n]*)*)/gmu

const relative = "What|Who|Whose|Whom|Whoever|Whatever|Whichever|Which|That|How|Whether|Why"
const pronoun = "It|Its|They|Them|Their"
const amount = "Each|One|Some|None|All|Any|Most|Neither"
const place = "Of|By|In|To|For|From|With|On|At|Under|Beside|After|Before"
const verb = "is|are|was|were|has|have|had|do|does|go|goes|come|comes|stay|stays|tell|can|may|must|will|of"
const opensBadly = new RegExp(
  `^(?:${[
    `${relative}|${pronoun}`,
    String.raw`Those (?:who|that|which|of|whose|whom|in|on|at|with|by|from|below|above)`,
    String.raw`(?:This|These|Both|Those|Such) (?:${verb})`,
    String.raw`(?:${amount}) of (?:them|these|those|which|whom|what)`,
    String.raw`(?:${place}) (?:which|whom|what|whose|those|these|them|it)`,
  ].join("|")})\\b`,
  "u",
)

/** A clause that comes first needs a main clause after it. */
const clauseAlone = /^(?:Where|When|As|While|Until|Because|If)\b[^,.]*(?:\.|$)/u

const wordsOf = (/** @type {string} */ comment) =>
  comment.replaceAll(/\n\s*(?:\*|\/\/) ?/gu, " ").replace(/^[\s*]+/u, "")

/** Answers the comments of a source that open badly, as `path:line: its beginning`. */
export const badOpenings = (/** @type {Source} */ { path, text }) =>
  [...text.matchAll(comment)].flatMap(({ 1: block, 2: line = "", index }) => {
    const words = wordsOf(block ?? line)
    if (!opensBadly.test(words) && !clauseAlone.test(words)) return []
    const at = text.slice(0, index).split("\n").length
    return [`${path}:${at}: ${words.slice(0, 60).trim()}`]
  })

/** A sentence's last words are enough: the second one often has another subject. */
const tailOf = (/** @type {string} */ sentence) => sentence.toLowerCase().match(/\w+/gu)?.slice(-4).join(" ") ?? ""

/** Answers the sentences of a source's comments that end as the one before them does, as `path: sentence`. */
export const saidTwice = (/** @type {Source} */ { path, text }) =>
  [...text.matchAll(comment)].flatMap(({ 1: block, 2: line = "" }) => {
    const sentences = wordsOf(block ?? line)
      .split(/(?<=[.;:])\s+/u)
      .filter((sentence) => sentence.split(" ").length > 4)
    return sentences
      .filter((sentence, at) => at > 0 && tailOf(sentence) === tailOf(sentences[at - 1] ?? ""))
      .map((sentence) => `${path}: ${sentence.trim()}`)
  })

const opening = /^\s*\/\*\*[\s\S]*?\*\//u

/** Answers the decisions that a source's opening cites, as `path: number`: there, no line is seen to follow from them. */
export const citedInOpening = (/** @type {Source} */ { path, text }) =>
  [...(opening.exec(text)?.[0] ?? "").matchAll(/(?<![\w#/.-])[DE]\d{1,3}[a-d]?\b(?![\w-])/gu)].map(
    ([number]) => `${path}: ${number}`,
  )
