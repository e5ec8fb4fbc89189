/** The version of a listing's text that stands for it in public: the approved one, or else the latest. */
import type { Db } from "../contract/services.ts"

export const withPublicVersion = (db: Db) =>
  db
    .selectFrom("listings")
    .innerJoin("listing_versions", (join) =>
      join.on((on) =>
        on(
          "listing_versions.key",
          "=",
          on.fn.coalesce("listings.published_version_key", "listings.latest_version_key"),
        ),
      ),
    )
