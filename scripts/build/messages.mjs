/**
 * Reads, checks and compiles the texts of src/ui/i18n/messages to ICU syntax trees (experience: Languages and
 * numbers).
 */
// @ts-check
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse, TYPE } from "@formatjs/icu-messageformat-parser"

/**
 * @typedef {import("@formatjs/icu-messageformat-parser").MessageFormatElement} Element
 * @typedef {Readonly<Record<string, string>>} Texts one scope: message id → ICU text
 * @typedef {Readonly<Record<string, Readonly<Record<string, Texts>>>>} Messages language → scope → texts
 */

/** The language that the others are compared with. */
const reference = "en"

/** The developers' page speaks English alone. */
const englishOnly = new Set(["testing"])

/**
 * All texts there are, from `<dir>/<language>/<scope>.json`.
 *
 * @param {string} dir
 * @returns {Messages}
 */
export const readMessages = (dir) => {
  const languages = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return Object.fromEntries(
    languages.map(({ name: language }) => {
      const scopes = readdirSync(join(dir, language)).filter((file) => file.endsWith(".json"))
      return [
        language,
        Object.fromEntries(scopes.map((file) => [file.slice(0, -5), readScope(join(dir, language, file))])),
      ]
    }),
  )
}

const readScope = (/** @type {string} */ file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/** @returns {readonly Element[] | string} the tree, or why the text can't be parsed */
const parsed = (/** @type {string} */ text, /** @type {string} */ language) => {
  try {
    return parse(text, { shouldParseSkeletons: true, locale: new Intl.Locale(language) })
  } catch (error) {
    const place = /** @type {{ location?: { start: { column: number } } }} */ (error).location
    const name = error instanceof Error ? error.message : String(error)
    return `${name.toLowerCase().replaceAll("_", " ")}${place === undefined ? "" : ` at character ${place.start.column}`}`
  }
}

/**
 * Every element of a tree, the ones in options and tags too.
 *
 * @param {readonly Element[]} tree
 * @returns {readonly Element[]}
 */
const everyElement = (tree) =>
  tree.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...everyElement(element.children)]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element]
    return [element, ...Object.values(element.options).flatMap((option) => everyElement(option.value))]
  })

/** The arguments of a message, by kind: a value, a selector, a tag. */
const argumentsOf = (/** @type {readonly Element[]} */ tree) => {
  const taken = everyElement(tree).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [`<${element.value}>`]
    if (element.type === TYPE.select)
      return Object.keys(element.options).map((option) => `{${element.value}: ${option}}`)
    return [`{${element.value}}`]
  })
  return new Set(taken)
}

/** Plural categories that the language needs and the message lacks, or has and the language never uses. */
const pluralProblems = (/** @type {readonly Element[]} */ tree, /** @type {string} */ language) =>
  everyElement(tree).flatMap((element) => {
    if (element.type !== TYPE.plural) return []
    const type = element.pluralType === "ordinal" ? "ordinal" : "cardinal"
    const needed = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
    const given = Object.keys(element.options).filter((option) => !option.startsWith("="))
    const missing = needed.filter((category) => !given.includes(category))
    const unused = given.filter((option) => !needed.some((category) => category === option))
    return [
      ...(missing.length > 0 ? [`lacks the plural form ${missing.join(", ")} of {${element.value}}`] : []),
      ...(unused.length > 0
        ? [`has the plural form ${unused.join(", ")} of {${element.value}}, which ${language} never uses`]
        : []),
    ]
  })

/** Answers what is wrong with one text, in sentences without a subject. */
const textProblems = (
  /** @type {string} */ language,
  /** @type {string} */ scope,
  /** @type {string} */ id,
  /** @type {unknown} */ text,
) => {
  if (typeof text !== "string" || text.trim() === "") return ["is empty"]
  const misplaced = id.startsWith(`${scope}.`) ? [] : [`does not begin with "${scope}."`]
  const tree = parsed(text, language)
  return typeof tree === "string"
    ? [...misplaced, `is not a valid ICU message: ${tree}`]
    : [...misplaced, ...pluralProblems(tree, language)]
}

/** So many words may be the same in two languages. */
const mostSharedWords = 2

/** Answers the words of a message in all its forms, without its arguments. */
const literals = (/** @type {readonly Element[]} */ tree) =>
  everyElement(tree).flatMap((element) => (element.type === TYPE.literal ? [element.value] : []))

const wordsOf = (/** @type {readonly Element[]} */ tree) =>
  new Set(literals(tree).flatMap((text) => text.match(/\p{L}+/gu) ?? []))

/** @returns {readonly string[]} what a text says, in pieces; the text itself where it can't be parsed */
export const literalsOf = (/** @type {string} */ text, /** @type {string} */ language) => {
  const tree = parsed(text, language)
  return typeof tree === "string" ? [text] : literals(tree)
}

/** Answers how a translation differs from the reference, in sentences without a subject. */
const differences = (/** @type {string} */ language, /** @type {string} */ text, /** @type {string} */ original) => {
  const [tree, wanted] = [parsed(text, language), parsed(original, reference)]
  if (typeof tree === "string" || typeof wanted === "string") return []
  const [given, needed] = [argumentsOf(tree), argumentsOf(wanted)]
  const [missing, extra] = [[...needed].filter((one) => !given.has(one)), [...given].filter((one) => !needed.has(one))]
  return [
    ...(text === original && wordsOf(tree).size > mostSharedWords ? ["is still English"] : []),
    ...(missing.length > 0 ? [`does not use ${missing.join(", ")}, as ${reference} does`] : []),
    ...(extra.length > 0 ? [`uses ${extra.join(", ")}, which ${reference} does not have`] : []),
  ]
}

/**
 * All reasons why these texts must not be built, one sentence each; empty when there are none.
 *
 * @param {Messages} messages
 * @returns {readonly string[]}
 */
export const messageProblems = (messages) => {
  const originals = messages[reference] ?? {}
  return Object.entries(messages).flatMap(([language, scopes]) => {
    const say = (/** @type {string} */ scope, /** @type {string} */ id) => (/** @type {string} */ what) =>
      `${language}/${scope}.json: "${id}" ${what}.`
    const own = Object.entries(scopes).flatMap(([scope, texts]) =>
      Object.entries(texts).flatMap(([id, text]) => textProblems(language, scope, id, text).map(say(scope, id))),
    )
    if (language === reference) return own
    const wanted = Object.entries(originals).filter(([scope]) => !englishOnly.has(scope))
    const against = wanted.flatMap(([scope, texts]) =>
      Object.entries(texts).flatMap(([id, original]) => {
        const text = scopes[scope]?.[id]
        const found = text === undefined ? ["is missing"] : differences(language, text, original)
        return found.map(say(scope, id))
      }),
    )
    const unknown = Object.entries(scopes).flatMap(([scope, texts]) =>
      Object.keys(texts)
        .filter((id) => originals[scope]?.[id] === undefined)
        .map((id) => say(scope, id)(`is not in ${reference}`)),
    )
    return [...own, ...against, ...unknown]
  })
}

/**
 * All texts as they are built: what speaks English alone does so in every language.
 *
 * @param {Messages} messages
 * @returns {Messages}
 */
export const builtMessages = (messages) => {
  const shared = Object.entries(messages[reference] ?? {}).filter(([scope]) => englishOnly.has(scope))
  return Object.fromEntries(
    Object.entries(messages).map(([language, scopes]) => [language, { ...Object.fromEntries(shared), ...scopes }]),
  )
}

const digitAndWord = /(?<=\d) (?=\p{L})/gu
/** As in "e-mail", "E-Mail", "e-posta". */
const letterAndWord = /(?<!\p{L})(\p{L}-)(?=\p{L})/gu

/**
 * The same with a no-break space between a number and its noun, and a word joiner after a hyphen that follows one letter: no
 * line parts them. E434.
 *
 * @param {readonly Element[]} tree
 * @returns {readonly Element[]}
 */
const withKeptTogether = (tree) =>
  tree.map((element, at) => {
    if (element.type === TYPE.literal) {
      const said = tree[at - 1]?.type === TYPE.pound ? element.value.replace(/^ /u, "\u00A0") : element.value
      return { ...element, value: said.replace(digitAndWord, "\u00A0").replace(letterAndWord, "$1\u2060") }
    }
    if (element.type === TYPE.tag) return { ...element, children: [...withKeptTogether(element.children)] }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: [...withKeptTogether(option.value)] },
    ])
    return { ...element, options: Object.fromEntries(options) }
  })

/**
 * One scope's texts as syntax trees, for a client that has no parser.
 *
 * @param {Texts} texts
 * @param {string} language
 * @returns {Record<string, readonly Element[]>}
 */
export const compiledTexts = (texts, language) =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      const tree = parsed(text, language)
      if (typeof tree === "string") throw new Error(`"${id}" is not a valid ICU message: ${tree}.`)
      return [id, withKeptTogether(tree)]
    }),
  )
