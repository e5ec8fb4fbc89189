/**
 * Signs without a width, such as soft hyphens, part no word in two: searches neither hold them nor stop at them.
 * Capitals are made small by the collation C, as a Turkish database has another small I.
 */
import { cyrillic, latin } from "./0012-search.ts"

/** Capitals of the eleven alphabets: with the locale C, lower() only knows A–Z. */
const capitals = "АБВГҐДЕЁЄЖЗИІЇЙКЛМНОПРСТУЎФХЦЧШЩЪЫЬЭЮЯÄÖÜÅÆØÇĞŞÉÈÊËÀÂÁÎÏÌÍÔÒÓÛÙÚŸŒŁŚŻŹĆŃĘĄ"

const between = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** The signs that `src/domain/folding.ts` takes out, too. */
const unseen = [
  ...[0xad, 0x34f, 0x61c, 0xfeff],
  ...[between(0x180b, 0x180f), between(0x200b, 0x200f), between(0x202a, 0x202e), between(0x2060, 0x206f)].flat(),
  ...between(0xfe00, 0xfe0f),
]

const escaped = unseen.map((code) => `\\${code.toString(16).padStart(4, "0")}`).join("")

/** Statements in order, PostgreSQL 15 and later. */
export const unseenSigns: readonly string[] = [
  // `translate` drops what has no letter to become.
  `create or replace function small_letters(words text) returns text
    language sql immutable strict parallel safe
    as $$ select translate(lower(words collate "C"), '${capitals}' || U&'${escaped}', '${capitals.toLowerCase()}') $$`,

  `create or replace function latin_letters(words text) returns text
    language sql immutable strict parallel safe
    as $$ select translate(lower(public.immutable_unaccent(public.small_letters(words)) collate "C"), '${cyrillic}', '${latin}') $$`,

  // Stored words are computed anew, with their indexes.
  `alter table listing_versions drop column search`,
  `alter table listing_versions add column search tsvector not null generated always as (
    setweight(search_words(language, name), 'A') || setweight(search_words(language, description), 'B')
  ) stored`,
  `create index listing_versions_search on listing_versions using gin (search)`,
  `alter table listing_versions drop column latin_name`,
  `alter table listing_versions add column latin_name text not null generated always as (latin_letters(name)) stored`,
  `create index listing_versions_name on listing_versions using gin (latin_name gin_trgm_ops)`,
]
