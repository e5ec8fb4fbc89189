/** Search splits words at every sign, finds beginnings, and skips stop words in all languages. */
import { configs } from "./0012-search.ts"

/** Signs at which PostgreSQL's parser would see hosts, paths and numbers: "gesucht.Decke", "Haus/Garten". */
const signs = "!\"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~"
const spaces = " ".repeat(signs.length - 1)

/** Stop words of languages for which PostgreSQL has no dictionary; {@link configs} have them for the others. */
const silent = [
  "a aby albo ale bez co dla do i jak lub na nad o od oraz po pod przed przez przy są się to u w we z za ze że",
  "або але без в від до для з за зі й і із на над о об по під при про та у це через що як",
  "а ад альбо але без вы да для з за і й ля на над па пад пра праз пры са у ў што як",
].flatMap((words) => words.split(" "))

/** Statements in order, PostgreSQL 15 and later. */
export const searchWords: readonly string[] = [
  `create function parted_words(words text) returns text
    language sql immutable strict parallel safe
    as $$ select translate(words, '${signs}', '${spaces}') $$`,

  `create or replace function search_words(language text, words text) returns tsvector
    language sql immutable strict parallel safe
    as $$ select to_tsvector(public.text_config(language), public.parted_words(public.small_letters(words)))
      || to_tsvector(public.text_config(language),
        public.parted_words(public.immutable_unaccent(public.small_letters(words))))
      || to_tsvector('pg_catalog.simple'::regconfig, public.parted_words(public.latin_letters(words))) $$`,

  // Edits the text of a query that plainto_tsquery made of transliterated words without signs, so the result is always
  // a valid query.
  `create function word_beginnings(words text, shortest int, place text) returns tsquery
    language sql immutable strict parallel safe
    as $$ select regexp_replace(
      plainto_tsquery('pg_catalog.simple'::regconfig, public.parted_words(public.latin_letters(words)))::text,
      '''([^'' ]{' || shortest || ',})''', '''\\1'':*' || place, 'g')::tsquery $$`,

  `drop function search_query(text, text)`,
  `create function search_query(words text) returns tsquery
    language sql immutable strict parallel safe
    as $$ select coalesce(string_agg(distinct '(' || query::text || ')', ' | '), '')::tsquery from (values ${[
      ...configs.flatMap((config) => [
        `(plainto_tsquery('pg_catalog.${config}'::regconfig, public.small_letters(words)))`,
        `(plainto_tsquery('pg_catalog.${config}'::regconfig, public.immutable_unaccent(public.small_letters(words))))`,
      ]),
      `(public.word_beginnings(words, 3, ''))`,
    ].join(", ")}) as queries (query) where numnode(query) > 0 $$`,

  `create function says_nothing(word text) returns boolean
    language sql immutable strict parallel safe
    as $$ select public.small_letters(word) = any('{${silent.join(",")}}'::text[]) or ${configs
      .map((config) => `numnode(plainto_tsquery('pg_catalog.${config}'::regconfig, public.small_letters(word))) = 0`)
      .join(" or ")} $$`,

  `alter table listing_versions drop column search`,
  `alter table listing_versions add column search tsvector not null generated always as (
    setweight(search_words(language, name), 'A') || setweight(search_words(language, description), 'B')
  ) stored`,
  `create index listing_versions_search on listing_versions using gin (search)`,

  // Stored, because computing it for each compared row takes longer than the rest of a search.
  `alter table listing_versions add column latin_name text not null generated always as (latin_letters(name)) stored`,
  `drop index listing_versions_name`,
  `create index listing_versions_name on listing_versions using gin (latin_name gin_trgm_ops)`,
]
