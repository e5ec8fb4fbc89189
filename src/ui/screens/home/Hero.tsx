/** Says what this place is, in the words of whoever came: a search, another way in, and a scene beside them. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { Anchor } from "../../parts/Anchor.tsx"
import { HeroScene } from "./HeroScene.tsx"
import { HomeSearch } from "./HomeSearch.tsx"
import { Numbers } from "./Numbers.tsx"
import { useWayIn, wishers, type Wish } from "./ways.ts"
import { WishSwitch } from "./WishSwitch.tsx"

interface HeroProps {
  readonly wish: Wish
  readonly onWish: (wish: Wish) => void
}

export const Hero = ({ wish, onWish }: HeroProps): ReactElement => (
  <section className="home-hero" data-profile={wishers[wish]}>
    <div className="home-hero-words">
      <WishSwitch wish={wish} onWish={onWish} />
      <h1 tabIndex={-1}>
        <FormattedMessage id={`home.title.${wish}`} />
      </h1>
      <p className="home-lead">
        <FormattedMessage id={`home.lead.${wish}`} />
      </p>
      <HomeSearch wish={wish} />
      <p className="home-other">
        <FormattedMessage id="home.or" />{" "}
        <Anchor href={useWayIn(wish)}>
          <FormattedMessage id={`home.or.${wish}`} />
        </Anchor>
      </p>
      <Numbers />
    </div>
    <HeroScene wish={wish} />
  </section>
)
