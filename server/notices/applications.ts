/** Notices to both sides of an application. Spec §3 What is told. */
import type { Db, Services } from "../contract/services.ts"
import type { NotificationMetadata } from "../contract/shapes.ts"
import type { Notice } from "../db/notices.ts"
import { applicantsOf, type Applicant } from "../views/applicants.ts"
import { applicationCounts, applications, offerApplications } from "../views/applications.ts"
import { listingName, listingNames, listingNotice, type ListingOfNotice } from "./listings.ts"
import { system } from "./system.ts"
import { notify } from "./user.ts"

type ApplicationAct = "ApplicationCreated" | "ApplicationCanceled" | OwnersDoing
type OwnersDoing = "ApplicationAccepted" | "ApplicationRejected" | "ApplicationChanged" | "ApplicationsRead"

interface Change {
  readonly listing: ListingOfNotice
  readonly keys: readonly string[]
  readonly act: ApplicationAct
}

/** Only the owner is sent the listing's counts. */
const applicationsNotice = (
  db: Db,
  services: Services,
  { accountKey, isOwner }: { readonly accountKey: string; readonly isOwner: boolean },
  { listing, keys, act }: Change,
): Notice =>
  system(accountKey, async () => {
    const counts = isOwner ? await applicationCounts(db, listing.key) : null
    return listing.kind === "Order"
      ? {
          source: "Application",
          type: `${act}Event`,
          metadata: { orderKey: listing.key, applications: await applications(db, services, keys, isOwner), counts },
        }
      : {
          source: "OfferApplication",
          type: `Offer${act}Event`,
          metadata: {
            offerKey: listing.key,
            applications: await offerApplications(db, services, keys, isOwner),
            counts,
          },
        }
  })

/** The events that people get as notifications; devices also hear the others. */
type NewsOfApplication = "ApplicationCreated" | "ApplicationCanceled" | "ApplicationRejected"

const eventOf = ({ kind }: ListingOfNotice, act: NewsOfApplication) =>
  kind === "Order"
    ? ({ source: "Application", type: `${act}Event` } as const)
    : ({ source: "OfferApplication", type: `Offer${act}Event` } as const)

interface ApplicantsAct {
  readonly listing: ListingOfNotice
  readonly applicant: {
    readonly accountKey: string
    readonly names: Pick<NotificationMetadata, "executantKey" | "executantName" | "customerName">
  }
  readonly applicationKey: string
  readonly act: "ApplicationCreated" | "ApplicationCanceled"
}

/** An applicant has sent or withdrawn an application: both sides hear it, and the listing's owner is notified. */
export const applicantsActNotices = async (
  db: Db,
  services: Services,
  applicantsAct: ApplicantsAct,
): Promise<readonly Notice[]> => {
  const { listing, applicant, applicationKey, act } = applicantsAct
  const change = { listing, keys: [applicationKey], act }
  return [
    applicationsNotice(db, services, { accountKey: listing.account_key, isOwner: true }, change),
    applicationsNotice(db, services, { accountKey: applicant.accountKey, isOwner: false }, change),
    listingNotice(db, services, listing, "Changed"),
    notify(db, services, {
      accountKey: listing.account_key,
      ...eventOf(listing, act),
      level: "Info",
      metadata: {
        profileKey: listing.executant_key ?? listing.account_key,
        ...listingNames(listing, await listingName(db, listing.key)),
        applicationKey,
        ...applicant.names,
      },
    }),
  ]
}

/** Something about an application has changed that only the owner sees (D55). */
export const ownersApplicationNotice = (
  db: Db,
  services: Services,
  listing: ListingOfNotice,
  applicationKey: string,
): Notice =>
  applicationsNotice(
    db,
    services,
    { accountKey: listing.account_key, isOwner: true },
    { listing, keys: [applicationKey], act: "ApplicationChanged" },
  )

interface OwnersAct {
  readonly listing: ListingOfNotice
  readonly applicants: readonly Applicant[]
  readonly act: OwnersDoing
}

/**
 * The owner or the server has changed applications, or the listing that they show: each applicant hears of their own.
 */
export const ownersActNotices = (
  db: Db,
  services: Services,
  { listing, applicants, act }: OwnersAct,
): readonly Notice[] => {
  if (applicants.length === 0) return []
  const keysOf = (accountKey: string): readonly string[] =>
    applicants.filter((one) => one.account_key === accountKey).map(({ key }) => key)
  const all = { listing, keys: applicants.map(({ key }) => key), act }
  return [
    applicationsNotice(db, services, { accountKey: listing.account_key, isOwner: true }, all),
    ...[...new Set(applicants.map(({ account_key: account }) => account))].map((accountKey) =>
      applicationsNotice(db, services, { accountKey, isOwner: false }, { listing, keys: keysOf(accountKey), act }),
    ),
  ]
}

/** Builds the notices to all applicants of a listing when that part of it has changed which applications show. */
export const listingApplicantsNotices = async (
  db: Db,
  services: Services,
  listing: ListingOfNotice,
): Promise<readonly Notice[]> =>
  ownersActNotices(db, services, {
    listing,
    applicants: await applicantsOf(db, listing.key),
    act: "ApplicationChanged",
  })

/** Notifies the people whose applications were rejected. */
export const notifyRejected = (
  db: Db,
  services: Services,
  listing: ListingOfNotice,
  name: string,
  rejected: readonly Applicant[],
): readonly Notice[] =>
  rejected.map((one) =>
    notify(db, services, {
      accountKey: one.account_key,
      ...eventOf(listing, "ApplicationRejected"),
      level: "Info",
      metadata: { profileKey: one.profile_key, ...listingNames(listing, name), applicationKey: one.key },
    }),
  )
