/** Applications to offers: customers apply, executants choose. Spec §7 Applications. */
import type { Caller, Handlers } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { forbidden, notFound } from "../contract/refusals.ts"
import { lockedApplication } from "../domain/applications.ts"
import { cancelApplication, requireOpen, sendApplication } from "../domain/applying.ts"
import type { Listing } from "../domain/listings.ts"
import { lockedListing } from "../domain/ownership.ts"
import { applicantsActNotices } from "../notices/applications.ts"
import { applicationKeys } from "../views/application-pages.ts"
import { offerApplications } from "../views/applications.ts"
import { acceptApplication } from "./accepting.ts"
import { receivedApplications } from "./received-applications.ts"

const kind = "Offer"

const received = receivedApplications({ kind, views: offerApplications })

interface ApplicantsAct {
  readonly caller: Caller
  readonly listing: Listing
  readonly applicationKey: string
  readonly act: "ApplicationCreated" | "ApplicationCanceled"
}

const writeResult = async (db: Db, services: Services, { caller, listing, applicationKey, act }: ApplicantsAct) => {
  const { accountKey } = caller
  const { name: customerName } = await db
    .selectFrom("accounts")
    .select("name")
    .where("key", "=", accountKey)
    .executeTakeFirstOrThrow()
  const applicant = { accountKey, names: { customerName } }
  return {
    notices: await applicantsActNotices(db, services, { listing, applicant, applicationKey, act }),
    answer: async () => {
      const [found] = await offerApplications(db, services, [applicationKey], false)
      if (found === undefined) throw notFound()
      return found
    },
  }
}

type Operations =
  | "applyToOffer"
  | "cancelOfferApplication"
  | "listOfferApplications"
  | "listCustomerApplications"
  | "countOfferApplications"
  | "countUnreadOfferApplications"
  | "readAllOfferApplications"
  | "markOfferApplicationNotInterested"
  | "markOfferApplicationInterested"
  | "acceptOfferApplication"

export const offerApplicationRoutes: Handlers<Operations> = {
  applyToOffer: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { path } }) => {
      const listing = await requireOpen(db, caller, await lockedListing(db, kind, path.id))
      if (listing.executant_key === null) throw notFound()
      const sides = { customerKey: caller.accountKey, executantKey: listing.executant_key }
      const applicationKey = await sendApplication(db, services, caller, listing, sides)
      return writeResult(db, services, { caller, listing, applicationKey, act: "ApplicationCreated" })
    },
  },

  cancelOfferApplication: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { path } }) => {
      const listing = await lockedListing(db, kind, path.id)
      if (listing === undefined) throw notFound()
      const row = await lockedApplication(db, listing.key, path.key)
      if (row.customer_key !== caller.accountKey) throw forbidden()
      await cancelApplication(db, services, row)
      return writeResult(db, services, { caller, listing, applicationKey: row.key, act: "ApplicationCanceled" })
    },
  },

  listCustomerApplications: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { query } }) => {
      const whose = { kind, column: "customer_key", key: caller.accountKey } as const
      const { count, keys } = await applicationKeys(db, whose, query)
      return { count, items: await offerApplications(db, services, keys, false) }
    },
  },

  acceptOfferApplication: {
    kind: "write",
    access: "account",
    handle: ({ input: { path, body }, ...context }) =>
      acceptApplication(context, kind, path.id, { ...body, applicationKey: path.appKey }),
  },

  listOfferApplications: received.list,
  countOfferApplications: received.count,
  countUnreadOfferApplications: received.countUnread,
  readAllOfferApplications: received.readAll,
  markOfferApplicationNotInterested: received.notInterested,
  markOfferApplicationInterested: received.interested,
}
