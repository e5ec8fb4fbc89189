/**
 * Counts of words in a table of their own: a word's row in the vocabulary has a hundred entries in its indexes, which
 * PostgreSQL writes anew whenever the row changes and its page is full.
 */

/** The same advisory lock as before. */
const turnOfVocabulary = 0x766f6361

const longestWord = 40

/** Statements in order, PostgreSQL 15 and later. */
export const wordCounts: readonly string[] = [
  `create table word_counts (
    word text collate "C" not null,
    language text not null,
    listings integer not null check (listings > 0),
    primary key (word, language)
  ) with (fillfactor = 50)`,

  `create function words_of(listing uuid) returns setof listing_words
    language sql stable strict
    as $$ select listings.key, left(listing_versions.language, 2), array(
        select word from unnest(tsvector_to_array(search)) as word
        where word !~ '[0-9]' and length(word) between 2 and ${longestWord} order by word)
      from public.listings join public.listing_versions on listing_versions.key = published_version_key
      where listings.key = listing and status = 'Published' and not hide $$`,

  `create or replace function count_words(wanted uuid) returns void
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

  `create or replace function recount_words() returns void
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

  `create or replace function compound_parts(compound text) returns table (heads text[], ends text[])
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

  `drop view words_on_market`,
  `alter table vocabulary drop column listings`,
  `select recount_words()`,
]
