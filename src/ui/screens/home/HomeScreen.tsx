/** The first page: what this is for, the way into it, and what waits for the one who is here. Spec §2 home page; D21. */
import { lazy, Suspense, type ReactElement } from "react"
import { ownAccount, account as accountProjection } from "../../../projections/account.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Categories } from "./Categories.tsx"
import { Hero } from "./Hero.tsx"
import { HomeFooter } from "./HomeFooter.tsx"
import { HowItWorks } from "./HowItWorks.tsx"
import { Waiting } from "./Waiting.tsx"

type Loaded = Promise<{ readonly default: () => ReactElement | null }>

/** Below the fold and with pictures: it must not hold up the rest, nor may it take the page down with it. */
const NewestOrders = lazy((): Loaded =>
  import("./NewestOrders.tsx").then(
    (loaded) => ({ default: loaded.NewestOrders }),
    () => ({ default: () => null }),
  ),
)

export const HomeScreen = (): ReactElement => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  return (
    <div className="l-page home">
      {account !== null && <Waiting account={account} />}
      <Hero />
      <Categories />
      <Suspense fallback={<div className="home-newest-space" />}>
        <NewestOrders />
      </Suspense>
      <HowItWorks />
      <HomeFooter />
    </div>
  )
}
