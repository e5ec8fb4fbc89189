/** Looks the words of a search up in the vocabulary: their forms, compounds with them, and the words that were meant by mistyped ones. */
import { sql } from "kysely"
import type { Db } from "../contract/services.ts"
import { forgiven, slipsBetween } from "../../src/domain/slips.ts"

/** A word of a search, and the words of the vocabulary that it stands for. */
export interface Known {
  readonly typed: string
  /** Words that are forms of the same word. */
  readonly forms: readonly string[]
  /** Words that begin with it; null where there are too many to name. */
  readonly beginnings: readonly string[] | null
  /** Words that end with it. */
  readonly compounds: readonly string[]
  /** Where the word is a compound, the words of its parts: any of the first together with any of the second are meant. */
  readonly parts: readonly (readonly [readonly string[], readonly string[]])[]
  /** In some language it stands between words, and says nothing by itself. */
  readonly isSilent: boolean
}

const most = { forms: 60, beginnings: 40, compounds: 40, neighbours: 300, meant: 10 }

/** From so many letters on, words that begin so are found. */
const shortestBeginning = 3

/** The last part of a compound has so many letters at least, and the whole a first part more. */
const shortestPart = 4
const shortestCompound = 3 + shortestPart

interface Row {
  readonly typed: string
  readonly is_silent: boolean
  readonly beginnings: readonly string[]
  readonly forms: readonly string[]
  readonly compounds: readonly string[]
  readonly parts: readonly { readonly heads: readonly string[]; readonly ends: readonly string[] }[]
}

/**
 * Short words that somebody wrote have their forms in the languages in which they did: in others, of so few letters, they
 * are forms of strangers as often as not. E181.
 */
const shortWord = 4

const keysAsked = sql`case
  when length(typed) < 3 or is_silent then '{}'
  when length(typed) <= ${shortWord} and exists (select from vocabulary where word = typed)
    then array(select unnest(word_keys(language, word)) from vocabulary where word = typed)
  else word_keys(typed) end`

export const lookUp = async (db: Db, words: readonly string[]): Promise<readonly Known[]> => {
  const { rows } = await sql<Row>`
    select typed, is_silent,
      array(select distinct word from vocabulary where length(typed) >= ${shortestBeginning}
        and word > typed and word < typed || '~' limit ${most.beginnings + 1}) as beginnings,
      array(select word from vocabulary join word_counts using (word, language) where keys && asked_keys
        group by word order by max(listings) desc, word limit ${most.forms}) as forms,
      array(select word from unnest('{de,nl,sv}'::text[]) as one (speech), reverse(word_core(speech, typed)) as ending,
          vocabulary join word_counts using (word, language), substr(tail, length(ending) + 1) as liaeh
        where language = speech and length(ending) >= ${shortestPart} and tail > ending and tail < ending || '~'
          and is_head(speech, reverse(liaeh))
        group by word order by max(listings) desc, word limit ${most.compounds}) as compounds,
      case when length(typed) < ${shortestCompound} then '[]' else (
        select coalesce(json_agg(json_build_object('heads', heads, 'ends', ends)), '[]')
        from compound_parts(typed)) end as parts
    from unnest(${words}::text[]) with ordinality as asked (typed, at), says_nothing(typed) as is_silent,
      lateral (select ${keysAsked} as asked_keys offset 0) as keyed
    order by at`.execute(db)
  return rows.map(({ is_silent: isSilent, parts, beginnings, ...row }) => ({
    ...row,
    isSilent,
    beginnings: beginnings.length > most.beginnings ? null : beginnings,
    parts: parts.map(({ heads, ends }) => [heads, ends] as const),
  }))
}

/** Words with figures are not counted: they are meant as they are. */
export const hasFigures = (word: string): boolean => /\p{N}/u.test(word)

export const isKnown = ({ forms, beginnings, compounds, parts }: Known): boolean =>
  beginnings === null || beginnings.length + forms.length + compounds.length + parts.length > 0

interface Neighbour {
  readonly typed: string
  readonly typed_core: string
  readonly word: string
  readonly core: string
}

/** A word that is the beginning of the other differs by its ending, which is no slip; unless a letter was typed twice. */
const isEnding = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return long.startsWith(short) && long !== short + short.slice(-1)
}

const slipsTo = ({ typed, typed_core: typedCore, word, core }: Neighbour): number => {
  const pairs = [[typed, word] as const, [typedCore, core] as const]
  const slips = pairs.map(([one, other]) => (isEnding(one, other) ? Infinity : slipsBetween(one, other, forgiven(one))))
  return Math.min(...slips)
}

/** Answers the words that were meant by mistyped ones: those with the fewest slips. */
export const meantBy = async (db: Db, words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await sql<Neighbour>`
    select typed, word_core(near.language, typed) as typed_core, near.word, word_core(near.language, near.word) as core
    from unnest(${words}::text[]) as asked (typed), core_slips(typed || word_cores(typed)) as asked_slips, lateral (
      select word, language from vocabulary join word_counts using (word, language)
      where slips && asked_slips and not says_nothing(word)
      order by listings desc, word limit ${most.neighbours}) as near`.execute(db)
  const found = new Map<string, readonly string[]>()
  for (const typed of words) {
    const near = rows.filter((row) => row.typed === typed).map((row) => ({ word: row.word, slips: slipsTo(row) }))
    const fewest = Math.min(...near.map(({ slips }) => slips))
    if (fewest === Infinity) continue
    const meant = new Set(near.flatMap(({ word, slips }) => (slips === fewest ? [word] : [])))
    found.set(typed, [...meant].slice(0, most.meant))
  }
  return found
}
