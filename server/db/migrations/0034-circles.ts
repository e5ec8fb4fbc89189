/**
 * Distances on earth by functions of our own instead of `earthdistance`: only a superuser may install that, and its
 * functions name its types without their schema, so that no backup with an index over them could be restored.
 */

/** Radius of the sphere that distances are measured on, in metres: that of `earthdistance`. */
const radius = 6_378_168

/** Statements in order, PostgreSQL 15 and later. */
export const circles: readonly string[] = [
  // Databases made before this migration have these, or had them until their backup was restored without the index.
  `drop index if exists locations_on_earth`,
  `drop function if exists blurred_earth(float8, float8)`,
  // Fails where the extension belongs to another role, or something else depends on it; it may then stay, as nothing of
  // ours uses it.
  `do $$ begin
    drop extension if exists earthdistance;
    exception when insufficient_privilege or dependent_objects_still_exist then null;
  end $$`,

  `create function earth_point(lat float8, lon float8) returns public.cube
    language sql immutable strict parallel safe
    as $$ select public.cube(array[
      ${radius} * cos(radians(lat)) * cos(radians(lon)),
      ${radius} * cos(radians(lat)) * sin(radians(lon)),
      ${radius} * sin(radians(lat))
    ]) $$`,

  // Bounding box of a circle, in the three dimensions of `cube`; a little wider than needed, because the way over the
  // surface is longer than the chord.
  `create function earth_circle(lat float8, lon float8, metres float8) returns public.cube
    language sql immutable strict parallel safe
    as $$ select public.cube_enlarge(public.earth_point(lat, lon), metres, 3) $$`,

  // Haversine formula: also accurate for short distances, where the spherical law of cosines is not.
  `create function metres_between(lat float8, lon float8, other_lat float8, other_lon float8) returns float8
    language sql immutable strict parallel safe
    as $$ select 2 * ${radius} * asin(sqrt(least(1,
      power(sin(radians(other_lat - lat) / 2), 2)
        + cos(radians(lat)) * cos(radians(other_lat)) * power(sin(radians(other_lon - lon) / 2), 2)
    ))) $$`,

  // Strangers see places to a kilometre (D46): a search around the exact point would disclose it.
  `create function blurred(degrees float8) returns float8
    language sql immutable strict parallel safe
    as $$ select round(degrees::numeric, 2)::float8 $$`,

  `create index locations_on_earth on locations
    using gist (earth_circle(blurred(lat), blurred(lon), radius_metres::float8))`,
]
