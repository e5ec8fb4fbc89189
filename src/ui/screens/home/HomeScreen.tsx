/** The first page: one for visitors, and one for whoever is signed in. Spec §2. */
import { Suspense, type ReactElement } from "react"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { presence, session } from "../../../projections/session.ts"
import { useReadModel } from "../../app/read-models.ts"
import { loadable } from "../../loading/loadable.ts"
import { RouteWait } from "../../loading/RouteWait.tsx"
import { VisitorHome } from "./VisitorHome.tsx"

const MemberHome = loadable(async () => (await import("./MemberHome.tsx")).MemberHome)

export const HomeScreen = (): ReactElement => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const isSignedIn = useReadModel(session, presence, undefined) === "signedIn"
  if (!isSignedIn) return <VisitorHome />
  if (account === null) return <RouteWait />
  return (
    <Suspense fallback={<RouteWait />}>
      <MemberHome account={account} />
    </Suspense>
  )
}
