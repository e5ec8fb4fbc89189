/** Owners' operations on listings, and the public views, shared by orders and offers. */
import type { Language } from "../../src/domain/languages.ts"
import type { ListingKind } from "../../src/domain/listings.ts"
import type { Caller } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { notFound } from "../contract/refusals.ts"
import type { ReceivedFile, Wire } from "../contract/shapes.ts"
import { endListing } from "../domain/listing-end.ts"
import { countView, mayLook } from "../domain/listing-visibility.ts"
import type { Look } from "../domain/views.ts"
import { attachFile, requireAttachable } from "../domain/listing-files.ts"
import { requireWordsSeen } from "../domain/listing-versions.ts"
import { hideListing, reviseListing, standingDays } from "../domain/listing-writes.ts"
import { checkedListing } from "../domain/listings.ts"
import { listingRow, lockedOwnListing, ownListingRow } from "../domain/ownership.ts"
import { isPublishedItem } from "../../src/domain/listing-statuses.ts"
import { notifyRejected, listingApplicantsNotices, ownersActNotices } from "../notices/applications.ts"
import { listingName, listingNotice, marketNotices } from "../notices/listings.ts"

interface Context<Input> {
  readonly db: Db
  readonly services: Services
  readonly caller: Caller
  readonly language: Language
  readonly input: Input
}

interface OfOne {
  readonly path: { readonly key: string }
}

interface Revision {
  readonly header: { readonly "base-version"?: string }
  readonly body: Wire["OrderPayload"]
}

/** The face of one kind of listing. */
interface Face<Own, Public> {
  readonly kind: ListingKind
  readonly own: (db: Db, services: Services, key: string) => Promise<Own>
  readonly everybodys: (
    db: Db,
    services: Services,
    keys: readonly string[],
    accountKey: string | null,
  ) => Promise<readonly Public[]>
}

const writing = { kind: "write", access: "account" } as const
const reading = { kind: "read", access: "account" } as const

export const listingHandlers = <Own, Public>({ kind, own, everybodys }: Face<Own, Public>) => {
  const ending = (move: "archive" | "cancel", act: "Archived" | "Canceled") => ({
    ...writing,
    handle: async ({ db, services, caller, input: { path } }: Context<OfOne>) => {
      const listing = await lockedOwnListing(db, caller, kind, path.key)
      const { rejected, others } = await endListing(db, services, listing, move)
      const name = await listingName(db, listing.key)
      return {
        notices: [
          ...marketNotices(db, services, listing, act),
          ...ownersActNotices(db, services, { listing, applicants: rejected, act: "ApplicationRejected" }),
          ...ownersActNotices(db, services, { listing, applicants: others, act: "ApplicationChanged" }),
          ...notifyRejected(db, services, listing, name, rejected),
        ],
        answer: () => own(db, services, listing.key),
      }
    },
  })

  const hiding = (hide: boolean) => ({
    ...writing,
    handle: async ({ db, services, caller, input: { path } }: Context<OfOne>) => {
      const listing = await lockedOwnListing(db, caller, kind, path.key)
      await hideListing(db, services, listing, hide)
      return {
        notices: marketNotices(db, services, listing, "Changed"),
        answer: () => own(db, services, listing.key),
      }
    },
  })

  return {
    get: {
      ...reading,
      handle: async ({ db, services, caller, input: { path } }: Context<OfOne>) => {
        await ownListingRow(db, caller, kind, path.key)
        return own(db, services, path.key)
      },
    },

    revise: {
      ...writing,
      handle: async ({ db, services, caller, language, input: { path, header, body } }: Context<OfOne & Revision>) => {
        const listing = await lockedOwnListing(db, caller, kind, path.key)
        const text = checkedListing(body, services.now(), await standingDays(db, listing))
        await requireWordsSeen(db, listing, { text, base: header["base-version"] })
        await reviseListing(db, services, listing, { text, language })
        return {
          notices: [
            listingNotice(db, services, listing, "Submitted"),
            ...(isPublishedItem(listing.status) ? [] : await listingApplicantsNotices(db, services, listing)),
          ],
          answer: () => own(db, services, listing.key),
        }
      },
    },

    archive: ending("archive", "Archived"),
    cancel: ending("cancel", "Canceled"),
    hide: hiding(true),
    unhide: hiding(false),

    look: {
      kind: "write" as const,
      access: "anyone" as const,
      handle: async ({
        db,
        services,
        caller,
        address,
        userAgent,
        input: { path },
      }: Omit<Context<OfOne>, "caller"> & Pick<Look, "caller" | "address" | "userAgent">) => {
        const listing = await listingRow(db, kind, path.key)
        if (listing === undefined || !(await mayLook(db, listing, caller))) throw notFound()
        const counted = await countView(db, listing, { caller, address, userAgent, now: services.now() })
        return {
          notices: counted ? [listingNotice(db, services, listing, "Changed")] : [],
          answer: async () => {
            const [found] = await everybodys(db, services, [listing.key], caller?.accountKey ?? null)
            if (found === undefined) throw notFound()
            return found
          },
        }
      },
    },

    upload: {
      ...writing,
      admit: async ({
        db,
        caller,
        input: { path },
      }: Pick<Context<{ readonly path: { readonly id: string } }>, "db" | "caller" | "input">) => {
        await requireAttachable(db, await ownListingRow(db, caller, kind, path.id))
      },
      handle: async ({
        db,
        services,
        caller,
        input: { path, body: file },
      }: Context<{ readonly path: { readonly id: string }; readonly body: ReceivedFile }>) => {
        const listing = await lockedOwnListing(db, caller, kind, path.id)
        const isNewVersion = await attachFile(db, services, caller, listing, file)
        return {
          notices: [listingNotice(db, services, listing, isNewVersion ? "Submitted" : "Changed")],
          answer: () => own(db, services, listing.key),
        }
      },
    },
  }
}
