/**
 * Keys that all forms of a word share, in each language. A key is what a stemmer leaves and rules then level: endings,
 * vowels that come and go (`okno`, `okien`), consonants that change (`noga`, `nodze`). All words are in the letters that
 * `latin_letters` leaves. PostgreSQL keeps 32 compiled expressions, so simple rules are none.
 */

/** A regular expression, and the text that takes the place of its match in a word. */
type Rule = readonly [string, string]

/** Words with this beginning and this end may have had none, and another. */
interface Affixes {
  readonly begins?: string
  readonly ends?: string
  readonly by?: string
}

/** The rules of one language (E139). */
interface Forms {
  /** Words that only look like forms of others. */
  readonly strangers?: Rule
  /** PostgreSQL's own stemmer, which goes first. */
  readonly stemmer?: string
  /** Other words that this one may be a form of; it gets a key more for each. */
  readonly readings?: readonly (Rule | Affixes)[]
  /** One after the other, on what the stemmer left. */
  readonly cuts?: readonly Rule[]
  /** Letters anywhere, and the last one, that change from form to form: each becomes the letter below it. */
  readonly letters?: Rule
  readonly last?: Rule
  /** The ending without which a word is compared with mistyped ones and with ends of compounds; else its key is. */
  readonly core?: Rule
}

const consonant = "[bcdfghjklmnprstvwxz]"

/** `pies` and `psa`, `okien` and `okna`; `полок` and `полка`. */
const fleeting = (vowels: string): Rule => [`(${consonant})${vowels}(${consonant})$`, "\\1\\2"]

const ending = (least: number, endings: string): Rule => [`(?<=.{${least}})(?:${endings})$`, ""]

/** `kastje`, `stoeltje`, `boompje`. */
const diminutive = "(?<=[aeioulnrw])tjes?|(?<=m)pjes?|jes?"

const forms: Readonly<Record<string, Forms>> = {
  en: { stemmer: "english", core: ending(3, "s") },
  de: {
    // A Garage, a Montage: no plurals of words in -ag, as Montag is.
    strangers: ["(mont|gar|et|mass|report|drain|pass|band|sabot|court|coll|vis|verniss)agen?$", "\\1azh"],
    stemmer: "german",
    readings: [{ ends: "bauten", by: "bau" }],
    core: ending(4, "ung(?:en)?|en|ern?|es|em|e|n|(?<!s)s"),
  },
  fr: {
    stemmer: "french",
    readings: [
      { ends: "aux", by: "al" },
      { ends: "aux", by: "ail" },
    ],
    core: ending(3, "e?s|e"),
  },
  nl: {
    stemmer: "dutch",
    readings: [ending(3, diminutive)],
    last: ["zv", "sf"],
    core: ending(4, `${diminutive}|ing(?:en)?|en|ers?|e|s`),
  },
  it: { stemmer: "italian", cuts: [["(?<=[cg])h$", ""]], core: ending(3, "[aeio]") },
  tr: {
    cuts: [
      ending(3, "(?:n|s|y)?(?:dan|den|tan|ten|da|de|ta|te|in|un|a|e|i|u)"),
      ending(3, "(?:imiz|umuz|iniz|unuz|im|um|in|un|si|su|i|u)"),
      ending(2, "lar|ler"),
    ],
    last: ["bgd", "pkt"],
  },
  sv: { stemmer: "swedish", core: ending(4, "ning(?:en|ar|arna)?|arna|orna|erna|en|et|ar|or|er|a|e|n|s") },
  pl: {
    readings: [
      { ends: "cie", by: "t" },
      { ends: "ce", by: "k" },
      { ends: "cy", by: "k" },
      { ends: "dzie", by: "d" },
      { ends: "dze", by: "g" },
      { ends: "rze", by: "r" },
      { ends: "sze", by: "ch" },
      // Verbs of what is done to its end: pomalować.
      { begins: "po", ends: "ac", by: "ac" },
      { begins: "po", ends: "ic", by: "ic" },
      { begins: "po", ends: "yc", by: "yc" },
    ],
    cuts: [
      ending(4, "[ae]ni(?:[aeu]|em|om|ach|ami)|[aeiy]c|(?<=..)[ae]n"),
      ending(3, "i?ami|i?ach|i?om|i?em|i?owie?|i?ego|i?emu|i?ej|ymi|imi|ych|ich|ym|im"),
      ending(2, "i?[aeouy]|i"),
      ["sz$", "s"],
      ["i[ae](?=[^aeiouy]$)", "e"],
      fleeting("i?e"),
    ],
  },
  ru: {
    cuts: [
      ending(3, "irova(?:t|nie|nia)|ova(?:t|nie|nia)|[ae]ni(?:e|a|u|em|i)|[aei]t"),
      ending(
        3,
        "i?ami|i?ah|i?am|ov|ev|i?ej|oj|[yi]j|[oe]go|[oe]mu|[yi]mi|[yi]h|[yi]m|i?em|om|aa|oe|ee|[yi]e|uu|iu|ia|ii",
      ),
      ending(2, "[aeiouyj]"),
      fleeting("[eo]"),
    ],
  },
  uk: {
    readings: [[`i(${consonant})$`, "o\\1"], { ends: "ci", by: "k" }, { ends: "zi", by: "g" }, { ends: "si", by: "h" }],
    cuts: [
      ending(3, "uvati|uvanna|uvan|[aei]nn[aui]|[aei]nnam|[aiu]ti"),
      ending(3, "ami|ah|am|om|em|ovi|evi|iv|[oe]u|ogo|omu|oj?i|[ie]j|i?mi|ih|im"),
      ending(2, "[aeiouj]"),
      fleeting("[eo]"),
    ],
  },
  be: {
    readings: [{ ends: "ce", by: "t" }, { ends: "ze", by: "d" }, ["^vo", "o"]],
    // Vowels without stress are written as they are said: стол, сталы; сцяна, сцен.
    letters: ["oe", "aa"],
    cuts: [ending(3, "ami|[iy]mi|ah|am|[au]u|aj|aga|agu|amu|[yi]h|[yi]m|[ayi]a"), ending(2, "[aiouyj]"), fleeting("a")],
  },
}

const languagesOfWords = Object.keys(forms)

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

const replaced = (of: string, [pattern, by]: Rule): string => `regexp_replace(${of}, ${quoted(pattern)}, ${quoted(by)})`

const plain = ({ strangers }: Forms): string => (strangers === undefined ? "word" : replaced("word", strangers))

const stemOf = ({ stemmer, letters, cuts = [], last, ...rest }: Forms): string => {
  const whole = letters === undefined ? plain(rest) : `translate(${plain(rest)}, '${letters[0]}', '${letters[1]}')`
  const stem = stemmer === undefined ? whole : `public.stem_by('pg_catalog.${stemmer}_stem', ${whole})`
  const cut = cuts.reduce(replaced, stem)
  return last === undefined ? cut : `public.last_letter(${cut}, '${last[0]}', '${last[1]}')`
}

const coreOf = ({ core, ...rest }: Forms): string => (core === undefined ? stemOf(rest) : replaced(plain(rest), core))

const readingOf = (reading: Rule | Affixes): string => {
  if (0 in reading) return `case when word ~ ${quoted(reading[0])} then ${replaced("word", reading)} end`
  const { begins = "", ends = "", by = "" } = reading
  const middle = `substr(word, ${begins.length + 1}, length(word) - ${begins.length + ends.length})`
  return `case when word like '${begins}_%${ends}' then ${middle} || '${by}' end`
}

const keysOf = (forms: Forms): string =>
  ["word", ...(forms.readings ?? []).map(readingOf)]
    .map((reading) => `language || ' ' || public.word_stem(language, ${reading})`)
    .join(", ")

/** PL/pgSQL plans each answer once a session; a function in SQL would be planned anew with every query that has it. */
const byLanguage = (of: (one: Forms) => string, otherwise: string): string => `begin case language
    ${Object.entries(forms)
      .map(([language, one]) => `when '${language}' then return ${of(one)};`)
      .join("\n    ")}
    else return ${otherwise}; end case; end`

/** Statements in order, PostgreSQL 15 and later. */
export const wordForms: readonly string[] = [
  // A stop word, of which a stemmer leaves nothing, is its own stem.
  `create function stem_by(stemmer regdictionary, word text) returns text
    language sql immutable strict parallel safe
    as $$ select coalesce((ts_lexize(stemmer, word))[1], word) $$`,

  `create function last_letter(word text, those text, these text) returns text
    language sql immutable strict parallel safe
    as $$ select left(word, -1) || translate(right(word, 1), those, these) $$`,

  `create function word_stem(language text, word text) returns text
    language plpgsql immutable strict parallel safe
    as $$ ${byLanguage(stemOf, "word")} $$`,

  `create function word_core(language text, word text) returns text
    language plpgsql immutable strict parallel safe
    as $$ ${byLanguage(coreOf, "word")} $$`,

  `create function word_keys(language text, word text) returns text[]
    language plpgsql immutable strict parallel safe
    as $$ ${byLanguage((one) => `array_remove(array[${keysOf(one)}], null)`, "array[language || ' ' || word]")} $$`,

  `create function word_keys(word text) returns text[]
    language plpgsql immutable strict parallel safe
    as $$ begin return ${languagesOfWords.map((language) => `public.word_keys('${language}', word)`).join(" || ")}; end $$`,

  `create function word_cores(word text) returns text[]
    language plpgsql immutable strict parallel safe
    as $$ begin return array[${languagesOfWords.map((language) => `public.word_core('${language}', word)`).join(", ")}]; end $$`,
]
