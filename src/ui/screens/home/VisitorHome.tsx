/** The first page for whoever is not signed in: in five seconds what this is, and what to press. Spec §2. */
import { Suspense, useState, type ReactElement } from "react"
import { Boundary } from "../../loading/Boundary.tsx"
import { BelowHero } from "./lazy-below-hero.ts"
import { QuietTrouble } from "../../loading/QuietTrouble.tsx"
import { Categories } from "./Categories.tsx"
import { Hero } from "./Hero.tsx"
import type { Wish } from "./ways.ts"
import { WhenNear } from "./WhenNear.tsx"

const space = <div className="home-below-space" />

export const VisitorHome = (): ReactElement => {
  const [wish, setWish] = useState<Wish>("need")
  return (
    <div className="l-page home">
      <Hero wish={wish} onWish={setWish} />
      <Categories wish={wish} />
      <Boundary of="below" trouble={QuietTrouble}>
        <WhenNear space={space}>
          <Suspense fallback={space}>
            <BelowHero wish={wish} />
          </Suspense>
        </WhenNear>
      </Boundary>
    </div>
  )
}
