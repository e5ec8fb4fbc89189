/** How a term finds listings: by stems, by beginnings of words, and by likeness where it was mistyped. D100, D101. */
import { sql, type RawBuilder, type SqlBool } from "kysely"
import type { Db } from "../contract/context.ts"

/** At this likeness to a word of the name, a word is taken for mistyped; or, in a suggestion, for its beginning. */
const likeness = { whole: "0.39", beginning: "0.5" }

/** Shorter ones begin too many words. */
const shortestBeginning = 3

/** More words than these say nothing that these don't. */
const mostWords = 12

const wordsOf = (term: string): readonly string[] => (term.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords)

/** The last letters of a word may be missing. */
const beginning = (word: string): string => (word.length < shortestBeginning ? word : `${word}:*`)

/** The index of trigrams is asked by operators, which take their thresholds from the transaction. */
export const allowMistypes = async (db: Db): Promise<void> => {
  await sql`select set_config('pg_trgm.strict_word_similarity_threshold', ${likeness.whole}, true),
    set_config('pg_trgm.word_similarity_threshold', ${likeness.beginning}, true)`.execute(db)
}

const name = sql`latin_letters(listing_versions.name)`

/**
 * Listings by a condition on their words. All are looked up first, and as if they were few: how many there are can't be
 * told beforehand, and the database would rather read every listing than be wrong.
 */
const versionsThat = (condition: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`listings.published_version_key = any(array(select key from listing_versions where ${condition}))`

const typed = (text: string) => sql`latin_letters(${text})`

const stems = (words: readonly string[]) => sql`search_query(${words.join(" ")}, ${words.map(beginning).join(" & ")})`

const hasWords = (words: readonly string[]) => sql`search @@ ${stems(words)}`

/**
 * Every word must be there, rightly written or not; words that say nothing in their language need not.
 * {@link allowMistypes} must have been called.
 */
export const says = (term: string): RawBuilder<SqlBool> => {
  const words = wordsOf(term)
  if (words.length === 0) return sql<SqlBool>`false`
  const eachWord = words.map((word) => sql`(${hasWords([word])} or ${name} %>> ${typed(word)})`)
  return versionsThat(
    words.length === 1 ? sql`${sql.join(eachWord)}` : sql`${hasWords(words)} or (${sql.join(eachWord, sql` and `)})`,
  )
}

/** How well a listing fits a term; a name counts more than a description. */
export const fitness = (term: string): RawBuilder<number> =>
  sql<number>`(ts_rank(listing_versions.search, ${stems(wordsOf(term))}) + word_similarity(${typed(term)}, ${name}))`

/** Only the name, and already from the second letter on. */
export const nameBegins = (value: string): RawBuilder<SqlBool> => {
  const words = wordsOf(value)
  if (words.length === 0) return sql<SqlBool>`false`
  const beginnings = words.map((word) => `${word}:*A`).join(" & ")
  return versionsThat(sql`search @@ to_tsquery('pg_catalog.simple'::regconfig, ${typed(beginnings)})
    or ${name} %> ${typed(value)}`)
}

/** The whole name first that begins so, then the likest. */
export const nameCloseness = (value: string): RawBuilder<number> =>
  sql<number>`max(case when starts_with(${name}, ${typed(value)}) then 1 else 0 end
    + word_similarity(${typed(value)}, ${name}))`
