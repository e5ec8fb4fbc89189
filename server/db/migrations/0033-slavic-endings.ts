/**
 * A light stemmer for Polish, Ukrainian and Belarusian, for which PostgreSQL has no dictionary: it cuts endings off.
 */
import { configs } from "./0012-search.ts"

/** Endings of nouns and adjectives, in the letters that latin_letters leaves. */
const endings = {
  pl: "i?ami|i?ach|i?om|i?em|owi|ow|i?ego|i?emu|ej|i?ymi|imi|i?ych|ich|ym|im|i?[aeiouy]",
  uk: "ami|ah|am|om|em|ovi|evi|iv|ou|eu|oho|omu|oji|imi|ih|im|ij|[aeiouy]",
  be: "ami|ah|am|om|em|au|ou|eu|oj|ej|aj|aga|amu|ymi|imi|yh|ih|ym|im|[aeiouy]",
} as const

const languages = Object.keys(endings)

/** Statements in order, PostgreSQL 15 and later. */
export const slavicEndings: readonly string[] = [
  `create function cut_words(language text, words text) returns text
    language sql immutable strict parallel safe
    as $$ select case left(language, 2) ${Object.entries(endings)
      .map(([language, ones]) => `when '${language}' then regexp_replace(words, '(?<=\\w{3})(?:${ones})\\M', '', 'g')`)
      .join(" ")} else '' end $$`,

  `create or replace function search_words(language text, words text) returns tsvector
    language sql immutable strict parallel safe
    as $$ select to_tsvector(public.text_config(language), public.parted_words(public.small_letters(words)))
      || to_tsvector(public.text_config(language),
        public.parted_words(public.immutable_unaccent(public.small_letters(words))))
      || to_tsvector('pg_catalog.simple'::regconfig, public.parted_words(public.latin_letters(words)))
      || to_tsvector('pg_catalog.simple'::regconfig,
        public.cut_words(language, public.parted_words(public.latin_letters(words)))) $$`,

  `create or replace function search_query(words text) returns tsquery
    language sql immutable strict parallel safe
    as $$ select coalesce(string_agg(distinct '(' || query::text || ')', ' | '), '')::tsquery from (values ${[
      ...configs.flatMap((config) => [
        `(plainto_tsquery('pg_catalog.${config}'::regconfig, public.small_letters(words)))`,
        `(plainto_tsquery('pg_catalog.${config}'::regconfig, public.immutable_unaccent(public.small_letters(words))))`,
      ]),
      ...languages.map(
        (language) => `(plainto_tsquery('pg_catalog.simple'::regconfig,
          public.cut_words('${language}', public.parted_words(public.latin_letters(words)))))`,
      ),
      `(public.word_beginnings(words, 3, ''))`,
    ].join(", ")}) as queries (query) where numnode(query) > 0 $$`,

  `alter table listing_versions drop column search`,
  `alter table listing_versions add column search tsvector not null generated always as (
    setweight(search_words(language, name), 'A') || setweight(search_words(language, description), 'B')
  ) stored`,
  `create index listing_versions_search on listing_versions using gin (search)`,
]
