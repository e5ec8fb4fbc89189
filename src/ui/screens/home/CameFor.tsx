/** Asks somebody new once what they came for, beside their first page: to have work done, to work, or to look round. */
import { useEffect, useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { isNewcomer, type Account } from "../../../domain/account.ts"
import { ownExecutants, profiles } from "../../../projections/profiles.ts"
import { useApp } from "../../app/context.tsx"
import { searchPath } from "../../app/nav-links.ts"
import { useReadModel } from "../../app/read-models.ts"
import { ButtonLink } from "../../parts/Button.tsx"
import { Card } from "../../parts/Card.tsx"
import { useWayIn } from "./ways.ts"

const question = "cameFor"

export const CameFor = ({ account }: { readonly account: Account }): ReactElement | null => {
  const { device } = useApp()
  const executants = useReadModel(profiles, ownExecutants, undefined)
  const [isFirst] = useState(() => device.asks.may(question, 1))
  const ways = { need: useWayIn("need"), work: useWayIn("work") }
  // A person who has made an executant profile has said it.
  const isAsked = isFirst && isNewcomer(account, device.now()) && executants?.length === 0
  useEffect(() => {
    if (isAsked) device.asks.remember(question)
  }, [device, isAsked])
  if (!isAsked) return null
  return (
    <Card as="section" labelledBy="home-came-for">
      <div className="l-stack">
        <h2 id="home-came-for">
          <FormattedMessage id="home.wish" />
        </h2>
        <div className="l-row">
          <ButtonLink href={ways.need}>
            <FormattedMessage id="home.wish.need" />
          </ButtonLink>
          <ButtonLink href={ways.work}>
            <FormattedMessage id="home.wish.work" />
          </ButtonLink>
          <ButtonLink kind="quiet" href={searchPath}>
            <FormattedMessage id="home.wish.look" />
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
