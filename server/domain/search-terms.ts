/** Finds listings by the words of a term, each by its forms, its beginning and the compounds with it. */
import { sql, type RawBuilder, type SqlBool } from "kysely"
import type { Db } from "../contract/services.ts"
import { markedWordsOf } from "./asked-words.ts"
import { hasFigures, type Known } from "./vocabulary.ts"

/** At this likeness, the beginning of a name's word is taken for a mistyped suggestion's. */
const likeness = "0.5"

/** Suggestions for so few letters begin with them as they are typed. */
const longestAsTyped = 4

/**
 * Suggestions ask the index of trigrams by an operator, which takes its threshold from the transaction. How long it takes
 * for each row the database doesn't know, and so believes that reading every row is cheaper.
 */
export const allowMistypes = async (db: Db): Promise<void> => {
  await sql`select set_config('pg_trgm.word_similarity_threshold', ${likeness}, true),
    set_config('enable_seqscan', 'off', true)`.execute(db)
}

const name = sql.ref("listing_versions.latin_name")

/**
 * Listings by a condition on their words. All are looked up first, and as if they were few: how many there are can't be
 * told beforehand, and the database would rather read every listing than be wrong.
 */
const versionsThat = (condition: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`listings.published_version_key = any(array(select key from listing_versions where ${condition}))`

const typed = (text: string) => sql`latin_letters(${text})`

const anyOf = (all: readonly string[]): string => `(${[...new Set(all)].join(" | ")})`

const quoted = (word: string): string => `'${word}'`

const beginning = ({ typed: word, beginnings }: Known): string =>
  beginnings?.length === 0 && !hasFigures(word) ? quoted(word) : `${quoted(word)}:*`

/** Words that begin so, each by itself where they are known: an index finds some words sooner than a beginning. */
const begun = (word: Known): readonly string[] =>
  word.beginnings === null || hasFigures(word.typed) ? [beginning(word)] : [word.typed, ...word.beginnings].map(quoted)

const everywhere = (word: Known): string =>
  anyOf([
    ...begun(word),
    ...word.forms.map(quoted),
    ...word.compounds.map(quoted),
    ...word.parts.map(([first, second]) => `(${anyOf(first.map(quoted))} & ${anyOf(second.map(quoted))})`),
  ])

/** Words that say nothing need not be there, as long as there are others. */
const spoken = (words: readonly Known[]): readonly Known[] => {
  const loud = words.filter(({ isSilent }) => !isSilent)
  return loud.length === 0 ? words : loud
}

const query = (text: string) => sql`${text}::tsquery`

const wanted = (words: readonly Known[]) => query(spoken(words).map(everywhere).join(" & "))

/** Every word must be there. */
export const says = (words: readonly Known[]): RawBuilder<SqlBool> =>
  words.length === 0 ? sql<SqlBool>`false` : versionsThat(sql`search @@ ${wanted(words)}`)

const rankOf = (words: RawBuilder<unknown>) => sql`ts_rank(listing_versions.search, ${words})`

/** Answers how well a listing fits: a name counts more than a description, a word as it was typed more than others. */
export const fitness = (words: readonly Known[]): RawBuilder<number> => {
  const asked = spoken(words)
  const beginnings = query(anyOf(asked.map(beginning)))
  const whole = query(anyOf(asked.map(({ typed: word }) => quoted(word))))
  return sql<number>`(${rankOf(wanted(words))} + ${rankOf(beginnings)} + ${rankOf(whole)} / 2)`
}

/** Only the name, and already from the second letter on. */
export const nameBegins = (value: string): RawBuilder<SqlBool> => {
  const words = markedWordsOf(value)
  if (words.length === 0) return sql<SqlBool>`false`
  const begins = sql`search @@ word_beginnings(${words.join(" ")}, 1, 'A')`
  const mistyped = sql`${name} %> ${typed(value)}`
  return versionsThat(words.join("").length <= longestAsTyped ? begins : sql`${begins} or ${mistyped}`)
}

/** The whole name first that begins so, then the likest. */
export const nameCloseness = (value: string): RawBuilder<number> =>
  sql<number>`max(case when starts_with(${name}, ${typed(value)}) then 1 else 0 end
    + word_similarity(${typed(value)}, ${name}))`
