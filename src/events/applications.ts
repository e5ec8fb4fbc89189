/** Facts about applications. Wire shapes: openapi/schemas/application.yaml. */
import type { Application, ApplicationCounts } from "../domain/applications.ts"
import type { ApplicationsQuery } from "../domain/queries.ts"

interface ApplicationsPage {
  readonly query: ApplicationsQuery
  readonly count: number
  readonly applications: readonly Application[]
  readonly asOf: number
}

/** What changed, and the order's new counts where we are its owner. */
interface ApplicationsChange {
  readonly orderKey: string
  readonly applications: readonly Application[]
  readonly counts: ApplicationCounts | null
}

export type ApplicationEvent =
  | ({ readonly type: "OrderApplicationsPageLoaded"; readonly orderKey: string } & ApplicationsPage)
  | ({ readonly type: "ExecutantApplicationsPageLoaded"; readonly executantKey: string } & ApplicationsPage)
  | { readonly type: "ApplicationCountsLoaded"; readonly orderKey: string; readonly counts: ApplicationCounts }
  | ({ readonly type: "ApplicationSent" } & ApplicationsChange)
  | ({ readonly type: "ApplicationCanceled" } & ApplicationsChange)
  | ({ readonly type: "ApplicationAccepted" } & ApplicationsChange)
  | ({ readonly type: "ApplicationRejected" } & ApplicationsChange)
  | ({ readonly type: "ApplicationsRead" } & ApplicationsChange)
  | ({ readonly type: "ApplicationChanged" } & ApplicationsChange)
