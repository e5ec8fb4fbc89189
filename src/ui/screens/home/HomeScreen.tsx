/** The first page: what this is for, the way into it, and what waits for the one who is here. Spec §2; D21. */
import { Suspense, type ReactElement } from "react"
import { ownAccount, account as accountProjection } from "../../../projections/account.ts"
import { Boundary } from "../../loading/Boundary.tsx"
import { loadable } from "../../loading/loadable.ts"
import { QuietTrouble } from "../../loading/QuietTrouble.tsx"
import { useReadModel } from "../../app/read-models.ts"
import { Categories } from "./Categories.tsx"
import { Hero } from "./Hero.tsx"
import { HowItWorks } from "./HowItWorks.tsx"
import { Waiting } from "./Waiting.tsx"

/** Below the fold and with pictures: loaded after the rest, within an error boundary of its own. */
const NewestOrders = loadable(async () => (await import("./NewestOrders.tsx")).NewestOrders)

export const HomeScreen = (): ReactElement => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  return (
    <div className="l-page home">
      {account !== null && <Waiting account={account} />}
      <Hero />
      <Categories />
      <Boundary of="newest" trouble={QuietTrouble}>
        <Suspense fallback={<div className="home-newest-space" />}>
          <NewestOrders />
        </Suspense>
      </Boundary>
      <HowItWorks />
    </div>
  )
}
