/** The vocabulary: the words of the listings on the market, with how many have them, and by what they are found. */
/** Neighbours of a word differ within so many letters of its beginning, or in none. */
const compared = 10

/** In letters: longer words are asked for as they are written. */
const longestWord = 40

/** An advisory lock's number. */
const turnOfVocabulary = 0x766f6361

/** Statements in order, PostgreSQL 15 and later. */
export const vocabulary: readonly string[] = [
  // A listing has its words alone: their forms are the vocabulary's, which is small enough to be computed anew.
  `alter table listing_versions drop column search`,
  `alter table listing_versions add column search tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.simple'::regconfig, parted_words(latin_letters(name))), 'A')
    || setweight(to_tsvector('pg_catalog.simple'::regconfig, parted_words(latin_letters(description))), 'B')
  ) stored`,
  `create index listing_versions_search on listing_versions using gin (search)`,
  `drop function search_query(text)`,
  `drop function search_words(text, text)`,
  `drop function cut_words(text, text)`,
  `drop function text_config(text)`,

  // Words that differ by one slip share one that is a letter shorter than the longer of them; from eight letters on, two.
  `create function word_slips(word text) returns text[]
    language sql immutable strict parallel safe
    as $$ with whole as (select left(word, ${compared}) as slip),
      once as (select overlay(slip placing '' from at for 1) as slip
        from whole, generate_series(1, length(slip)) as at where length(word) >= 4),
      twice as (select overlay(slip placing '' from at for 1) as slip
        from once, generate_series(1, length(slip)) as at where length(word) >= 8)
      select array(select slip from whole union select slip from once union select slip from twice) $$`,

  `create function core_slips(cores text[]) returns text[]
    language sql immutable strict parallel safe
    as $$ select array(select distinct slip from unnest(cores) as core, unnest(public.word_slips(core)) as slip) $$`,

  // Searches look their words up here (E71, E662).
  `create table vocabulary (
    word text collate "C" not null,
    language text not null,
    keys text[] not null generated always as (word_keys(language, word)) stored,
    slips text[] not null generated always as (core_slips(array[word, word_core(language, word)])) stored,
    -- Backwards, as compounds end with what they are.
    tail text collate "C" generated always as (
      case when language in ('de', 'nl', 'sv') then reverse(word_core(language, word)) end) stored,
    primary key (word, language)
  )`,
  `create index vocabulary_keys on vocabulary using gin (keys)`,
  `create index vocabulary_slips on vocabulary using gin (slips)`,
  `create index vocabulary_tails on vocabulary (language, tail) where tail is not null`,

  // Counts stand in a table of their own: a word's row in the vocabulary has a hundred entries in its indexes, which
  // PostgreSQL writes anew whenever the row changes and its page is full.
  `create table word_counts (
    word text collate "C" not null,
    language text not null,
    listings integer not null check (listings > 0),
    primary key (word, language)
  ) with (fillfactor = 50)`,

  // A compound's first part is a word itself, as far as can be told: three letters with a vowel, and no prefix. A stemmer
  // leaves nothing of a word that says nothing (E663).
  `create function is_head(language text, head text) returns boolean
    language sql immutable strict parallel safe
    as $$ select length(head) >= 3 and head ~ '[aeiouy]'
      and head <> all('{ver,zer,ent,emp,miss,unter,uber,wider,ont,her,for,fore}')
      and ts_lexize((case language when 'de' then 'pg_catalog.german_stem' when 'nl' then 'pg_catalog.dutch_stem'
        else 'pg_catalog.swedish_stem' end)::regdictionary, head) <> '{}' $$`,

  // Only where both parts are words of the same language. An s may be between them, which is no ending of the first.
  `create function compound_parts(compound text) returns table (heads text[], ends text[])
    language sql stable strict parallel safe
    as $$ select heads, ends from unnest('{de,nl,sv}'::text[]) as speech, public.word_core(speech, compound) as whole,
        generate_series(3, length(whole) - 4) as at, left(whole, at) as head,
        lateral (select array(select word from public.vocabulary
          where language = speech and tail = reverse(substr(whole, at + 1)) order by word limit 10) as ends) as lasts,
        lateral (select array(select word from public.vocabulary
          where language = speech and tail = any(array[reverse(head), reverse(public.word_core(speech, head)),
            reverse(public.word_core(speech, rtrim(head, 's')))])
          order by word limit 10) as heads) as firsts
      where cardinality(ends) > 0 and cardinality(heads) > 0 and public.is_head(speech, head)
      order by at desc limit 3 $$`,

  // The words by which a listing was counted are kept, so that it is taken out as it was put in.
  `create table listing_words (
    listing_key uuid primary key,
    language text not null,
    words text[] not null
  )`,

  `create function words_of(listing uuid) returns setof listing_words
    language sql stable strict
    as $$ select listings.key, left(listing_versions.language, 2), array(
        select word from unnest(tsvector_to_array(search)) as word
        where word !~ '[0-9]' and length(word) between 2 and ${longestWord} order by word)
      from public.listings join public.listing_versions on listing_versions.key = published_version_key
      where listings.key = listing and status = 'Published' and not hide $$`,

  // Changes of the vocabulary go one after the other and at the end of their transactions: nobody waits for long, and no
  // two wait for each other.
  `create function count_words(wanted uuid) returns void
    language plpgsql
    as $$ declare
      counted public.listing_words;
      standing public.listing_words;
      lost text[];
      gained text[];
    begin
      select * into counted from public.listing_words where listing_key = wanted;
      select * into standing from public.words_of(wanted);
      if counted is not distinct from standing then return; end if;
      perform pg_advisory_xact_lock(${turnOfVocabulary});
      delete from public.listing_words where listing_key = wanted;
      if standing.listing_key is not null then insert into public.listing_words select standing.*; end if;
      lost := array(select unnest(counted.words)
        except select unnest(standing.words) where standing.language = counted.language);
      gained := array(select unnest(standing.words)
        except select unnest(counted.words) where standing.language = counted.language);
      with gone as (
        delete from public.word_counts where language = counted.language and word = any(lost) and listings = 1
        returning word)
      delete from public.vocabulary where language = counted.language and word in (select word from gone);
      update public.word_counts set listings = listings - 1 where language = counted.language and word = any(lost);
      insert into public.word_counts as known (word, language, listings) select unnest(gained), standing.language, 1
        on conflict (word, language) do update set listings = known.listings + 1;
      insert into public.vocabulary (word, language) select unnest(gained), standing.language on conflict do nothing;
    end $$`,

  `create function count_listing() returns trigger
    language plpgsql
    as $$ begin perform public.count_words(coalesce(new.key, old.key)); return null; end $$`,
  `create function count_version() returns trigger
    language plpgsql
    as $$ begin perform public.count_words(coalesce(new.listing_key, old.listing_key)); return null; end $$`,
  `create constraint trigger count_words after insert or delete or update of status, hide, published_version_key
    on listings deferrable initially deferred for each row execute function count_listing()`,
  `create constraint trigger count_words after delete or update of name, description, language
    on listing_versions deferrable initially deferred for each row execute function count_version()`,

  `create function recount_words() returns void
    language plpgsql
    as $$ begin
      perform pg_advisory_xact_lock(${turnOfVocabulary});
      delete from public.vocabulary;
      delete from public.word_counts;
      delete from public.listing_words;
      insert into public.listing_words select words.* from public.listings, public.words_of(listings.key) as words;
      insert into public.word_counts (word, language, listings)
        select word, language, count(*) from public.listing_words, unnest(words) as word group by word, language;
      insert into public.vocabulary (word, language) select word, language from public.word_counts;
    end $$`,
  `select recount_words()`,
]
