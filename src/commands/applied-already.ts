/** Finds what stands between a profile and a listing, when the server refuses a second application. */
import * as Effect from "effect/Effect"
import { pageCount } from "../domain/queries.ts"
import type { ListName } from "../domain/limits.ts"
import { applicantSides, type ListingKind } from "../domain/listings.ts"
import { dealsPage } from "./deals.ts"
import { isCommandOn } from "./features.ts"
import { sentApplicationsPage } from "./sent-applications.ts"
import { Device } from "./services.ts"

interface Applied {
  readonly kind: ListingKind
  readonly listingKey: string
  readonly profileKey: string
}

/** Reads page after page of a list, the newest first, up to the one that has it; undefined where none has. */
const pageWith = <Page extends { readonly count: number }, Failed, Needs>(
  list: ListName,
  readPage: (page: number) => Effect.Effect<Page, Failed, Needs>,
  has: (page: Page) => boolean,
) =>
  Effect.gen(function* () {
    for (let page = 1; ; page += 1) {
      const read = yield* readPage(page)
      if (has(read)) return read
      if (page >= pageCount(list, read.count)) return undefined
    }
  })

/** Answers the page of open applications or of running deals that has it (E333): an accepted application is its deal (D56). */
export const appliedAlready = ({ kind, listingKey, profileKey }: Applied) =>
  Effect.gen(function* () {
    const sent = yield* pageWith(
      "applications",
      (page) => sentApplicationsPage(kind, profileKey, { tab: "active", page }),
      ({ applications }) => applications.some(({ listing }) => listing.key === listingKey),
    )
    if (sent !== undefined) return sent
    const { flags } = yield* Device
    if (!isCommandOn({ type: "LoadDeals" }, flags)) return undefined
    return yield* pageWith(
      "deals",
      (page) => dealsPage({ profileKey, side: applicantSides[kind], query: { tab: "active", page } }),
      ({ deals }) => deals.some(({ subject }) => subject.key === listingKey),
    )
  })
