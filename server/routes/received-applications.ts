/** Owners' operations on the applications to their listings, shared by orders and offers. Spec §7. */
import type { ListingKind } from "../../src/domain/listings.ts"
import type { Caller } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { notFound } from "../contract/refusals.ts"
import { lockedApplication } from "../domain/applications.ts"
import { applicantsOf } from "../views/applicants.ts"
import { markApplication, requireItsExecutant } from "../domain/applying.ts"
import { lockedOwnListing, ownListingRow } from "../domain/ownership.ts"
import { ownersApplicationNotice, ownersActNotices } from "../notices/applications.ts"
import { applicationCounts } from "../views/applications.ts"
import { applicationKeys } from "../views/application-pages.ts"

interface Context<Input> {
  readonly db: Db
  readonly services: Services
  readonly caller: Caller
  readonly input: Input
}

interface OfListing {
  readonly path: { readonly id: string }
}

interface Face<View> {
  readonly kind: ListingKind
  readonly views: (db: Db, services: Services, keys: readonly string[], isOwner: boolean) => Promise<View[]>
}

const reading = { kind: "read", access: "account" } as const
const writing = { kind: "write", access: "account" } as const

export const receivedApplications = <View>({ kind, views }: Face<View>) => {
  const marking = (notInterested: boolean) => ({
    ...writing,
    handle: async ({
      db,
      services,
      caller,
      input: { path, query },
    }: Context<{
      readonly path: { readonly id: string; readonly key: string }
      readonly query: { readonly executantKey?: string }
    }>) => {
      const listing = await lockedOwnListing(db, caller, kind, path.id)
      requireItsExecutant(listing, query.executantKey)
      const row = await lockedApplication(db, listing.key, path.key)
      await markApplication(db, row, notInterested)
      return {
        notices: row.not_interested === notInterested ? [] : [ownersApplicationNotice(db, services, listing, row.key)],
        answer: async () => {
          const [found] = await views(db, services, [row.key], true)
          if (found === undefined) throw notFound()
          return found
        },
      }
    },
  })

  return {
    list: {
      ...reading,
      handle: async ({
        db,
        services,
        caller,
        input: { path, query },
      }: Context<OfListing & { readonly query: Parameters<typeof applicationKeys>[2] }>) => {
        await ownListingRow(db, caller, kind, path.id)
        const { count, keys } = await applicationKeys(db, { kind, column: "listing_key", key: path.id }, query)
        return { count, items: await views(db, services, keys, true) }
      },
    },

    count: {
      ...reading,
      handle: async ({ db, caller, input: { path } }: Context<OfListing>) => {
        await ownListingRow(db, caller, kind, path.id)
        return applicationCounts(db, path.id)
      },
    },

    countUnread: {
      ...reading,
      handle: async ({ db, caller, input: { path } }: Context<OfListing>) => {
        await ownListingRow(db, caller, kind, path.id)
        return { count: (await applicationCounts(db, path.id)).unreadCount }
      },
    },

    readAll: {
      ...writing,
      handle: async ({ db, services, caller, input: { path } }: Context<OfListing>) => {
        const listing = await lockedOwnListing(db, caller, kind, path.id)
        const read = await db
          .updateTable("applications")
          .set(({ eb }) => ({ is_read: true, version: eb("version", "+", 1) }))
          .where("listing_key", "=", path.id)
          .where("is_read", "=", false)
          .returning("key")
          .execute()
        const keys = new Set(read.map((row) => row.key))
        const applicants = (await applicantsOf(db, path.id)).filter(({ key }) => keys.has(key))
        return {
          notices: ownersActNotices(db, services, { listing, applicants, act: "ApplicationsRead" }),
          answer: () => applicationCounts(db, path.id),
        }
      },
    },

    notInterested: marking(true),
    interested: marking(false),
  }
}
