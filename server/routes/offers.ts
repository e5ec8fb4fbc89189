/** Offers: an executant's own, and the public view of them. Spec §7 Offers. */
import type { Handlers } from "../contract/context.ts"
import { forbidden, invalid, notFound } from "../contract/refusals.ts"
import { isThereFor } from "../domain/contacts.ts"
import { requireListingRate } from "../domain/listing-rates.ts"
import { makeListing } from "../domain/listing-writes.ts"
import { checkedListing } from "../domain/listings.ts"
import { offeringExecutant } from "../domain/offering.ts"
import { ownExecutantRow, ownListingRow } from "../domain/ownership.ts"
import { listingNotice } from "../notices/listings.ts"
import { executantNotice } from "../notices/system.ts"
import { ownListingKeys, openOfferKeys } from "../views/listing-pages.ts"
import { listingSummaries } from "../views/listing-summaries.ts"
import { offerListItems, ownOffer, ownOffers, publicOffers } from "../views/offers.ts"
import { listingHandlers } from "./listings.ts"

const kind = "Offer"

const shared = listingHandlers({ kind, own: ownOffer, everybodys: publicOffers })

type Operations =
  | "createOffer"
  | "listOffers"
  | "getOffer"
  | "updateOffer"
  | "getOfferStatus"
  | "getPublicOffer"
  | "listExecutantOffers"
  | "archiveOffer"
  | "cancelOffer"
  | "hideOffer"
  | "unhideOffer"
  | "summarizeOffers"
  | "uploadOfferFile"

export const offerRoutes: Handlers<Operations> = {
  createOffer: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, language, input: { body } }) => {
      const { accountKey } = caller
      await requireListingRate(db, caller, services.now())
      const text = checkedListing(body, services.now())
      const executant = await offeringExecutant(db, services, { caller, language, body })
      const key = await makeListing(db, services, { kind, accountKey, executantKey: executant.key, text, language })
      const made = { key, kind, account_key: accountKey, executant_key: executant.key } as const
      return {
        notices: [
          ...(executant.isNew
            ? [executantNotice(db, services, accountKey, executant.key, "ExecutantSubmittedEvent")]
            : []),
          listingNotice(db, services, made, "Submitted"),
        ],
        answer: () => ownOffer(db, services, key),
      }
    },
  },

  listOffers: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { query } }) => {
      const { executantGuid: executantKey } = query
      if (executantKey !== undefined) await ownExecutantRow(db, caller, executantKey)
      const { count, keys } = await ownListingKeys(db, caller, { kind, executantKey }, query)
      return { count, items: await ownOffers(db, services, keys) }
    },
  },

  getOffer: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      const offer = await ownListingRow(db, caller, kind, path.key)
      const { executantKey = offer.executant_key } = query
      if (executantKey !== offer.executant_key) throw forbidden()
      return ownOffer(db, services, path.key)
    },
  },

  getOfferStatus: {
    kind: "read",
    access: "account",
    handle: async (context) => {
      const { key, status, versionStatus, hide, reason } = await shared.get.handle(context)
      return { key, status, versionStatus, hide, reason }
    },
  },

  listExecutantOffers: {
    kind: "read",
    access: "anyone",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      const executant = await db
        .selectFrom("executants")
        .select(["key", "account_key", "status", "blocked"])
        .where("key", "=", path.executantKey)
        .executeTakeFirst()
      if (executant === undefined || !(await isThereFor(db, caller, executant))) throw notFound()
      const { count, keys } = await openOfferKeys(db, path.executantKey, query)
      return { count, items: await offerListItems(db, services, keys, caller?.accountKey ?? null) }
    },
  },

  summarizeOffers: {
    kind: "read",
    access: "account",
    handle: ({ db, caller, input: { query } }) => listingSummaries(db, caller, kind, query.offerKeys),
  },

  updateOffer: {
    kind: "write",
    access: "account",
    handle: async (context) => {
      const { executant_key: itsExecutant } = await ownListingRow(
        context.db,
        context.caller,
        kind,
        context.input.path.key,
      )
      const { executantKey = itsExecutant } = context.input.body
      if (executantKey !== itsExecutant) throw invalid({ executantKey: ["unknownValue"] })
      return shared.revise.handle(context)
    },
  },

  getPublicOffer: shared.look,
  archiveOffer: shared.archive,
  cancelOffer: shared.cancel,
  hideOffer: shared.hide,
  unhideOffer: shared.unhide,
  uploadOfferFile: shared.upload,
}
