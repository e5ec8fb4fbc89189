/**
 * The page's last word: the way in once more, or for a member the way to the other side. experience: Home, anonymous.
 */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { ButtonLink } from "../../parts/Button.tsx"
import { useWayIn, wishers, type Wish } from "./ways.ts"

interface LastCallProps {
  readonly wish: Wish
  readonly to: "visitors" | "members"
}

export const LastCall = ({ wish, to }: LastCallProps): ReactElement => (
  <section className="home-call" data-profile={wishers[wish]} aria-labelledby="home-call">
    <div>
      <h2 id="home-call">
        <FormattedMessage id={`home.call.${to}.${wish}`} />
      </h2>
      <p>
        <FormattedMessage id={`home.call.${to}.${wish}.hint`} />
      </p>
    </div>
    <ButtonLink kind={to === "visitors" ? "primary" : "secondary"} size="large" href={useWayIn(wish)}>
      <FormattedMessage id={`home.call.${to}.${wish}.act`} />
    </ButtonLink>
  </section>
)
