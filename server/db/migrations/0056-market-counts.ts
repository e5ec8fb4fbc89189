/** The number of listings on the market by kind, counted as their words are, so that no search counts them all. */

/** Statements in order, PostgreSQL 15 and later. */
export const marketCounts: readonly string[] = [
  `alter table listing_words add column kind text`,
  `update listing_words set kind = listings.kind from listings where listings.key = listing_key`,
  `alter table listing_words alter column kind set not null`,

  `create or replace function words_of(listing uuid) returns setof listing_words
    language sql stable strict
    as $$ select listings.key, left(listing_versions.language, 2), array(
        select word from unnest(tsvector_to_array(search)) as word
        where word !~ '[0-9]' and length(word) between 2 and 40 order by word), listings.kind
      from public.listings join public.listing_versions on listing_versions.key = published_version_key
      where listings.key = listing and status = 'Published' and not hide $$`,

  `create table market_counts (
    kind text primary key,
    listings integer not null check (listings >= 0)
  )`,
  `insert into market_counts (kind, listings)
    select kind, (select count(*) from listing_words where listing_words.kind = kinds.kind)
    from unnest('{Order,Offer}'::text[]) as kinds (kind)`,

  // A listing has its row of words as long as it is on the market, and those rows change one transaction after the other.
  `create function count_market() returns trigger
    language plpgsql
    as $$ begin
      update public.market_counts set listings = market_counts.listings + changed.number * (case tg_op when 'INSERT' then 1 else -1 end)
        from (select kind, count(*) as number from changed_words group by kind) as changed
        where changed.kind = market_counts.kind;
      return null;
    end $$`,
  `create trigger count_arrived after insert on listing_words
    referencing new table as changed_words for each statement execute function count_market()`,
  `create trigger count_gone after delete on listing_words
    referencing old table as changed_words for each statement execute function count_market()`,
]
