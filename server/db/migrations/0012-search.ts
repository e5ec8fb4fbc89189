/** Full-text search with stemming by each listing's language, and prices in one currency. */

/** EUR for one of each currency on 2 January 2026 (E73). Other rates, or those of another currency, are a migration more. */
const inEur = { EUR: "1", CHF: "1.0735", PLN: "0.2369", SEK: "0.0924" } as const

/** PostgreSQL's dictionaries. It has none for Polish, Ukrainian and Belarusian, whose words are not stemmed here. */
const dictionaries = {
  en: "english",
  de: "german",
  fr: "french",
  nl: "dutch",
  it: "italian",
  tr: "turkish",
  sv: "swedish",
  ru: "russian",
} as const

export const configs = Object.values(dictionaries)

/** Capitals of the eleven alphabets: with the locale C, lower() only knows A–Z. */
const capitals = "АБВГҐДЕЁЄЖЗИІЇЙКЛМНОПРСТУЎФХЦЧШЩЪЫЬЭЮЯÄÖÜÅÆØÇĞŞÉÈÊËÀÂÁÎÏÌÍÔÒÓÛÙÚŸŒŁŚŻŹĆŃĘĄ"

// Transliterated letter by letter, so that words keep their length; the last two letters are dropped.
export const cyrillic = "абвгґдеёєжзиіїйклмнопрстуўфхцчшщыэюяъь"
export const latin = "abvggdeeezziiijklmnoprstuufhccssyeua"

/** Statements in order, PostgreSQL 15 and later. */
export const search: readonly string[] = [
  `create function text_config(language text) returns regconfig
    language sql immutable strict parallel safe
    as $$ select case left(language, 2)
      ${Object.entries(dictionaries)
        .map(([language, config]) => `when '${language}' then 'pg_catalog.${config}'::regconfig`)
        .join(" ")}
      else 'pg_catalog.simple'::regconfig end $$`,

  `create function small_letters(words text) returns text
    language sql immutable strict parallel safe
    as $$ select translate(lower(words), '${capitals}', '${capitals.toLowerCase()}') $$`,

  // With the locale C, as in the embedded database, pg_trgm only knows the letters A–Z.
  `create function latin_letters(words text) returns text
    language sql immutable strict parallel safe
    as $$ select translate(lower(public.immutable_unaccent(public.small_letters(words))), '${cyrillic}', '${latin}') $$`,

  // Stems of the words as written and without accents, which are often left out; and the words themselves.
  `create function search_words(language text, words text) returns tsvector
    language sql immutable strict parallel safe
    as $$ select to_tsvector(public.text_config(language), public.small_letters(words))
      || to_tsvector(public.text_config(language), public.immutable_unaccent(public.small_letters(words)))
      || to_tsvector('pg_catalog.simple'::regconfig, public.latin_letters(words)) $$`,

  // A search term may be in any of the languages, whatever the reader's is. Most dictionaries agree on most stems, and
  // a query that repeats the same stem ten times ranks higher than it should.
  `create function search_query(words text, beginnings text) returns tsquery
    language sql immutable strict parallel safe
    as $$ select coalesce(string_agg(distinct '(' || query::text || ')', ' | '), '')::tsquery from (values ${[
      ...configs.flatMap((config) => [
        `(plainto_tsquery('pg_catalog.${config}'::regconfig, public.small_letters(words)))`,
        `(plainto_tsquery('pg_catalog.${config}'::regconfig, public.immutable_unaccent(public.small_letters(words))))`,
      ]),
      `(to_tsquery('pg_catalog.simple'::regconfig, public.latin_letters(beginnings)))`,
    ].join(", ")}) as queries (query) where numnode(query) > 0 $$`,

  `alter table listing_versions add column language text not null default 'en-US'`,
  `update listing_versions set language = listings.language from listings where listings.key = listing_key`,
  `alter table listing_versions drop column search`,
  `alter table listing_versions add column search tsvector not null generated always as (
    setweight(search_words(language, name), 'A') || setweight(search_words(language, description), 'B')
  ) stored`,
  `create index listing_versions_search on listing_versions using gin (search)`,
  `drop index listing_versions_name`,
  `create index listing_versions_name on listing_versions using gin (latin_letters(name) gin_trgm_ops)`,

  // Prices are compared by their worth in EUR (E73).
  `create function eur_minor(minor bigint, currency text) returns bigint
    language sql immutable strict parallel safe
    as $$ select round(minor * case currency
      ${Object.entries(inEur)
        .map(([currency, rate]) => `when '${currency}' then ${rate}`)
        .join(" ")} end)::bigint $$`,
  `alter table listing_versions add column price_eur_minor bigint
    generated always as (eur_minor(price_value_minor, price_currency)) stored`,
  `create index listing_versions_cheapest on listing_versions (price_eur_minor)`,
  `create index listing_versions_dearest on listing_versions (price_eur_minor desc nulls last)`,

  `create index listings_by_version on listings (published_version_key) where published_version_key is not null`,
  `create index listings_by_update on listings (kind, updated_date, key) where status = 'Published' and not hide`,
  `create index listings_by_creation on listings (kind, created_date, key) where status = 'Published' and not hide`,

  `create index locations_by_geometry on locations (geometry_id) where geometry_id is not null`,
]
