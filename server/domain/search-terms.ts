/** Finds listings by a term: by stems, by beginnings of words, and by likeness where it was mistyped. */
import { sql, type RawBuilder, type SqlBool } from "kysely"
import { termWords } from "../../src/domain/folding.ts"
import { textLimits } from "../../src/domain/limits.ts"
import type { Db } from "../contract/services.ts"

/** At this likeness to a word of the name, a word is taken for mistyped; or, in a suggestion, for its beginning. */
const likeness = { whole: "0.39", beginning: "0.5" }

/** More words than these say nothing that these don't. */
const mostWords = 12

/** In code units: as long as a term may be. Of a longer word the swapped forms would be as many as it has letters. */
const longestTerm = 2 * textLimits.searchTerm.max

const wordsOf = (term: string): readonly string[] => termWords(term.slice(0, longestTerm)).slice(0, mostWords)

/**
 * Words of so few letters are looked for as they are typed: what is left of them as a stem, or with a letter less, is
 * another word as often as not (E181).
 */
const longestAsTyped = 4

const isAsTyped = (word: string): boolean => [...word].length <= longestAsTyped

/** The word with two neighbours the other way round: the usual slip, which leaves short words few trigrams (E138). */
const swappedBack = (word: string): readonly string[] => {
  const letters = [...word]
  if (isAsTyped(word)) return []
  const swaps = letters.slice(1).map((letter, at) =>
    letters
      .with(at, letter)
      .with(at + 1, letters[at] ?? "")
      .join(""),
  )
  return [...new Set(swaps)].filter((swapped) => swapped !== word)
}

/**
 * The index of trigrams is asked by operators, which take their thresholds from the transaction. How long they take for
 * each row the database doesn't know, and so believes that reading every row is cheaper than asking for common words.
 */
export const allowMistypes = async (db: Db): Promise<void> => {
  await sql`select set_config('pg_trgm.strict_word_similarity_threshold', ${likeness.whole}, true),
    set_config('pg_trgm.word_similarity_threshold', ${likeness.beginning}, true),
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

const stems = (words: readonly string[]) => sql`search_query(${words.join(" ")})`

const hasWords = (words: readonly string[]) => sql`search @@ ${stems(words)}`

/** Names that have one of these, or a word that begins so. */
const anyInName = (words: readonly string[]) =>
  sql`replace(word_beginnings(${words.join(" ")}, 1, 'A')::text, '&', '|')::tsquery`

const hasWord = (word: string) => {
  if (isAsTyped(word)) return sql`search @@ word_beginnings(${word}, 3, '')`
  const swapped = swappedBack(word)
  const wanted = swapped.length === 0 ? stems([word]) : sql`(${stems([word])} || ${anyInName(swapped)})`
  return sql`search @@ ${wanted} or ${name} %>> ${typed(word)}`
}

/** As long as there is one that says something, words that say nothing need not be there. */
const hasEachWord = (words: readonly string[]) => {
  const saysNothing = words.map((word) => sql`says_nothing(${word})`)
  const each = words.map((word, at) => sql`(${saysNothing[at]} or ${hasWord(word)})`)
  return sql`not (${sql.join(saysNothing, sql` and `)}) and ${sql.join(each, sql` and `)}`
}

/**
 * Every word must be there, rightly written or not; words that say nothing in their language need not.
 * {@link allowMistypes} must have been called.
 */
export const says = (term: string): RawBuilder<SqlBool> => {
  const words = wordsOf(term)
  const [only] = words
  if (only === undefined) return sql<SqlBool>`false`
  return versionsThat(words.length === 1 ? hasWord(only) : sql`${hasWords(words)} or (${hasEachWord(words)})`)
}

/** Answers how well a listing fits a term; a name counts more than a description. */
export const fitness = (term: string): RawBuilder<number> =>
  sql<number>`(ts_rank(listing_versions.search, ${stems(wordsOf(term))}) + word_similarity(${typed(term)}, ${name}))`

/** Only the name, and already from the second letter on. */
export const nameBegins = (value: string): RawBuilder<SqlBool> => {
  const words = wordsOf(value)
  if (words.length === 0) return sql<SqlBool>`false`
  const begins = sql`search @@ word_beginnings(${words.join(" ")}, 1, 'A')`
  const mistyped = sql`${name} %> ${typed(value)}`
  return versionsThat(words.join("").length <= longestAsTyped ? begins : sql`${begins} or ${mistyped}`)
}

/** The whole name first that begins so, then the likest. */
export const nameCloseness = (value: string): RawBuilder<number> =>
  sql<number>`max(case when starts_with(${name}, ${typed(value)}) then 1 else 0 end
    + word_similarity(${typed(value)}, ${name}))`
