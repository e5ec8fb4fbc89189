/**
 * Circles on earth by functions of our own. `earthdistance` had to go: only a superuser may install it, and its functions
 * name its own types without their schema, so that no backup with an index over them could be restored. D46, D99; E175.
 */

/** Mean radius of the sphere that distances are measured on, in metres; the one `earthdistance` had. */
const radius = 6_378_168

/** Statements in order, PostgreSQL 15 and later. */
export const circles: readonly string[] = [
  // Databases that were made before this step have these, or had them until their backup was restored without the index.
  `drop index if exists locations_on_earth`,
  `drop function if exists blurred_earth(float8, float8)`,
  // Whoever owns the extension may keep it: nothing asks for it any more.
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

  // The box around a circle. It is a little wider than needed, because the way over the ground is longer than through it.
  `create function earth_circle(lat float8, lon float8, metres float8) returns public.cube
    language sql immutable strict parallel safe
    as $$ select public.cube_enlarge(public.earth_point(lat, lon), metres, 3) $$`,

  // The haversine formula: exact for neighbours, too, where the cosine of the angle is too near to one.
  `create function metres_between(lat float8, lon float8, other_lat float8, other_lon float8) returns float8
    language sql immutable strict parallel safe
    as $$ select 2 * ${radius} * asin(sqrt(least(1,
      power(sin(radians(other_lat - lat) / 2), 2)
        + cos(radians(lat)) * cos(radians(other_lat)) * power(sin(radians(other_lon - lon) / 2), 2)
    ))) $$`,

  // Strangers know places to a kilometre (D46): circles drawn around the exact point would give it away.
  `create function blurred(degrees float8) returns float8
    language sql immutable strict parallel safe
    as $$ select round(degrees::numeric, 2)::float8 $$`,

  `create index locations_on_earth on locations
    using gist (earth_circle(blurred(lat), blurred(lon), radius_metres::float8))`,
]
