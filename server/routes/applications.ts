/** Applications to orders: executants apply, customers choose. Spec §7 Applications. */
import type { Handlers } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { forbidden, notFound } from "../contract/refusals.ts"
import { lockedApplication } from "../domain/applications.ts"
import { cancelApplication, requireOpen, sendApplication } from "../domain/applying.ts"
import { movedExecutant } from "../domain/executant-moves.ts"
import type { Listing } from "../domain/listings.ts"
import { heldExecutantRow, lockedListing, ownExecutantRow } from "../domain/ownership.ts"
import { applicantsActNotices } from "../notices/applications.ts"
import { applicationKeys } from "../views/application-pages.ts"
import { applications } from "../views/applications.ts"
import { acceptApplication } from "./accepting.ts"
import { receivedApplications } from "./received-applications.ts"

const kind = "Order"

const received = receivedApplications({ kind, views: applications })

interface ApplicantsAct {
  readonly listing: Listing
  readonly executant: { readonly key: string; readonly name: string; readonly account_key: string }
  readonly applicationKey: string
  readonly act: "ApplicationCreated" | "ApplicationCanceled"
}

const writeResult = async (db: Db, services: Services, { listing, executant, applicationKey, act }: ApplicantsAct) => ({
  notices: await applicantsActNotices(db, services, {
    listing,
    applicant: {
      accountKey: executant.account_key,
      names: { executantKey: executant.key, executantName: executant.name },
    },
    applicationKey,
    act,
  }),
  answer: async () => {
    const [found] = await applications(db, services, [applicationKey], false)
    if (found === undefined) throw notFound()
    return found
  },
})

type Operations =
  | "applyToOrder"
  | "cancelOrderApplication"
  | "listOrderApplications"
  | "listExecutantApplications"
  | "countOrderApplications"
  | "countUnreadOrderApplications"
  | "readAllOrderApplications"
  | "markOrderApplicationNotInterested"
  | "markOrderApplicationInterested"
  | "acceptOrderApplication"

export const applicationRoutes: Handlers<Operations> = {
  applyToOrder: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { path } }) => {
      const executant = await heldExecutantRow(db, caller, path.executantKey)
      const listing = await requireOpen(db, caller, await lockedListing(db, kind, path.id))
      movedExecutant(executant, "apply")
      const sides = { customerKey: listing.account_key, executantKey: executant.key }
      const applicationKey = await sendApplication(db, services, caller, listing, sides)
      return writeResult(db, services, { listing, executant, applicationKey, act: "ApplicationCreated" })
    },
  },

  cancelOrderApplication: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      const executant = await ownExecutantRow(db, caller, query.executantKey)
      const listing = await lockedListing(db, kind, path.id)
      if (listing === undefined) throw notFound()
      const row = await lockedApplication(db, listing.key, path.key)
      if (row.executant_key !== executant.key) throw forbidden()
      await cancelApplication(db, services, row)
      return writeResult(db, services, { listing, executant, applicationKey: row.key, act: "ApplicationCanceled" })
    },
  },

  listExecutantApplications: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      await ownExecutantRow(db, caller, path.executantKey)
      const whose = { kind, column: "executant_key", key: path.executantKey } as const
      const { count, keys } = await applicationKeys(db, whose, query)
      return { count, items: await applications(db, services, keys, false) }
    },
  },

  acceptOrderApplication: {
    kind: "write",
    access: "account",
    handle: ({ input: { path, body }, ...context }) =>
      acceptApplication(context, kind, path.id, { ...body, applicationKey: path.appKey }),
  },

  listOrderApplications: received.list,
  countOrderApplications: received.count,
  countUnreadOrderApplications: received.countUnread,
  readAllOrderApplications: received.readAll,
  markOrderApplicationNotInterested: received.notInterested,
  markOrderApplicationInterested: received.interested,
}
