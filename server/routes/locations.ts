/** Places of orders and offers, at most one each. Spec §7 Locations. */
import type { ListingKind } from "../../src/domain/listings.ts"
import type { Caller, Handlers } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { notFound } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"
import { mayLook } from "../domain/listing-visibility.ts"
import { invalidState } from "../domain/listings.ts"
import { listingRow } from "../domain/ownership.ts"
import {
  changeableListing,
  checkedPlace,
  isKept,
  ownLocation,
  requirePlaceSeen,
  standingPlace,
} from "../domain/places.ts"
import { marketNotices } from "../notices/listings.ts"
import { locationsOf } from "../views/locations.ts"

interface Context<Input> {
  readonly db: Db
  readonly services: Services
  readonly caller: Caller
  readonly input: Input
}

interface OfListing {
  readonly path: { readonly id: string }
}

interface OfLocation {
  readonly path: { readonly id: string; readonly key: string }
  readonly header: { readonly "base-version"?: string }
}

interface WithPlace {
  readonly body: Wire["LocationPayload"]
}

const writing = { kind: "write", access: "account" } as const

const locationHandlers = (kind: ListingKind) => ({
  create: {
    ...writing,
    handle: async ({ db, services, caller, input: { path, body } }: Context<OfListing & WithPlace>) => {
      const place = checkedPlace(body)
      const listing = await changeableListing(db, caller, kind, path.id)
      const made = await db
        .insertInto("locations")
        .values({ key: services.newKey(), listing_key: listing.key, ...place })
        .onConflict((conflict) => conflict.column("listing_key").doNothing())
        .returning("key")
        .executeTakeFirst()
      if (made === undefined) throw invalidState(listing, "has a place already")
      return {
        notices: marketNotices(db, services, listing, "Changed"),
        answer: () => ownLocation(db, listing.key),
      }
    },
  },

  list: {
    kind: "read" as const,
    access: "anyone" as const,
    handle: async ({
      db,
      caller,
      input: { path },
    }: Pick<Context<OfListing>, "db" | "input"> & { readonly caller: Caller | null }) => {
      const listing = await listingRow(db, kind, path.id)
      if (listing === undefined) throw notFound()
      const isOwner = listing.account_key === caller?.accountKey
      if (!isOwner && !(await mayLook(db, listing, caller))) throw notFound()
      const found = await locationsOf(db, [path.id], { accountKey: caller?.accountKey ?? null })
      const items = [...(found.get(path.id) ?? [])]
      return { count: items.length, items }
    },
  },

  update: {
    ...writing,
    handle: async ({ db, services, caller, input: { path, header, body } }: Context<OfLocation & WithPlace>) => {
      const place = checkedPlace(body)
      const listing = await changeableListing(db, caller, kind, path.id)
      const standing = await standingPlace(db, listing, path.key)
      if (!isKept(standing, place)) {
        requirePlaceSeen(standing, header["base-version"])
        const version = { version_key: services.newKey() }
        await db
          .updateTable("locations")
          .set({ ...place, ...version })
          .where("key", "=", path.key)
          .execute()
      }
      return {
        notices: marketNotices(db, services, listing, "Changed"),
        answer: () => ownLocation(db, listing.key),
      }
    },
  },

  remove: {
    ...writing,
    handle: async ({ db, services, caller, input: { path, header } }: Context<OfLocation>) => {
      const listing = await changeableListing(db, caller, kind, path.id)
      requirePlaceSeen(await standingPlace(db, listing, path.key), header["base-version"])
      await db.deleteFrom("locations").where("key", "=", path.key).execute()
      return { notices: marketNotices(db, services, listing, "Changed"), answer: async () => null }
    },
  },
})

const orders = locationHandlers("Order")
const offers = locationHandlers("Offer")

type Operations =
  | "createOrderLocation"
  | "listOrderLocations"
  | "updateOrderLocation"
  | "removeOrderLocation"
  | "createOfferLocation"
  | "listOfferLocations"
  | "updateOfferLocation"
  | "removeOfferLocation"

export const locationRoutes: Handlers<Operations> = {
  createOrderLocation: orders.create,
  listOrderLocations: orders.list,
  updateOrderLocation: orders.update,
  removeOrderLocation: orders.remove,
  createOfferLocation: offers.create,
  listOfferLocations: offers.list,
  updateOfferLocation: offers.update,
  removeOfferLocation: offers.remove,
}
