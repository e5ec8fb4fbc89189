/** Facts about applications to listings of both kinds. Wire shapes: openapi/schemas/application.yaml. */
import type { Application, ApplicationCounts } from "../domain/applications.ts"
import type { ApplicationsQuery, ReceivedQuery } from "../domain/queries.ts"

interface ApplicationsPage<Query> {
  readonly query: Query
  readonly count: number
  readonly applications: readonly Application[]
  readonly asOf: number
}

/** The applications that changed, and the listing's new counts where we are its owner. */
interface ApplicationsChange {
  readonly listingKey: string
  readonly applications: readonly Application[]
  readonly counts: ApplicationCounts | null
}

export type ApplicationEvent =
  | ({ readonly type: "ListingApplicationsPageLoaded"; readonly listingKey: string } & ApplicationsPage<ReceivedQuery>)
  /** `profileKey`: of the applicant, an executant who applied to orders or the customer who applied to offers. */
  | ({ readonly type: "SentApplicationsPageLoaded"; readonly profileKey: string } & ApplicationsPage<ApplicationsQuery>)
  | { readonly type: "ApplicationCountsLoaded"; readonly listingKey: string; readonly counts: ApplicationCounts }
  | ({ readonly type: "ApplicationSent" } & ApplicationsChange)
  | ({ readonly type: "ApplicationCanceled" } & ApplicationsChange)
  | ({ readonly type: "ApplicationAccepted" } & ApplicationsChange)
  | ({ readonly type: "ApplicationRejected" } & ApplicationsChange)
  | ({ readonly type: "ApplicationsRead" } & ApplicationsChange)
  | ({ readonly type: "ApplicationChanged" } & ApplicationsChange)
