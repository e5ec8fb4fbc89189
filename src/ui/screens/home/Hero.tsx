/** The two ways in, and a search. D21. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation } from "wouter"
import { isCustomerActive } from "../../../domain/account.ts"
import { plainSearch } from "../../../domain/search.ts"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { ownExecutants, profiles } from "../../../projections/profiles.ts"
import { useMobile } from "../../app/media.ts"
import { searchPath } from "../../app/nav-links.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Button, ButtonLink } from "../../parts/Button.tsx"
import { TextField } from "../../parts/TextField.tsx"
import { goingOnTo, paths, withModal } from "../../app/paths.ts"

const here = { path: paths.home, search: "" }

/** To the orders as an executant: who has no profile makes one first, who acts as a customer is asked to switch (E196). */
const useOfferPath = (): string => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const executants = useReadModel(profiles, ownExecutants, undefined) ?? []
  const [first] = executants
  const then = goingOnTo(searchPath)
  if (first === undefined) return withModal(here, "create-executant", then)
  if (account === null || !isCustomerActive(account)) return searchPath
  return withModal(here, "change-account", executants.length === 1 ? { ...then, to: first.key } : then)
}

/** To a new order as a customer, whose form is made for phones (D11). */
const useNeedPath = (): string => {
  const isMobile = useMobile()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const form = isMobile ? paths.newListing("Order") : withModal(here, "create-on-phone")
  if (account === null || isCustomerActive(account)) return form
  return withModal(here, "change-account", { ...goingOnTo(form), to: account.key })
}

const HomeSearch = (): ReactElement => {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const [term, setTerm] = useState("")
  return (
    <search>
      <form
        className="home-search"
        onSubmit={(event) => {
          event.preventDefault()
          navigate(paths.search(plainSearch("Order", term)))
        }}
      >
        <TextField
          type="search"
          icon="search"
          enterKeyHint="search"
          label={intl.formatMessage({ id: "core.home.search" })}
          placeholder={intl.formatMessage({ id: "core.home.searchPlaceholder" })}
          value={term}
          onChange={setTerm}
        />
        <Button submit kind="secondary">
          <FormattedMessage id="core.home.searchButton" />
        </Button>
      </form>
    </search>
  )
}

export const Hero = (): ReactElement => {
  return (
    <section className="home-hero">
      <div className="home-hero-words">
        <h1 tabIndex={-1}>
          <FormattedMessage id="core.home.title" />
        </h1>
        <p className="home-lead">
          <FormattedMessage id="core.home.lead" />
        </p>
        <div className="home-ways">
          <ButtonLink kind="primary" size="large" href={useNeedPath()} icon="orders">
            <FormattedMessage id="core.home.needService" />
          </ButtonLink>
          <ButtonLink size="large" href={useOfferPath()} icon="briefcase">
            <FormattedMessage id="core.home.offerServices" />
          </ButtonLink>
        </div>
        <HomeSearch />
      </div>
    </section>
  )
}
