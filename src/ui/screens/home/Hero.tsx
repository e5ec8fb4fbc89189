/** The two ways in, and a search. D21. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation } from "wouter"
import { searchQuery } from "../../../domain/search.ts"
import { ownExecutants, profiles } from "../../../projections/profiles.ts"
import { useMobile } from "../../app/media.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Button, ButtonLink } from "../../parts/Button.tsx"
import { TextField } from "../../parts/TextField.tsx"
import { paths, withModal } from "../../routes/paths.ts"

const here = { path: paths.home, search: "" }
const allOrders = paths.search(searchQuery(new URLSearchParams()))

/** Who has a profile goes to the orders; who has none makes one first (spec §5 of the journey, D19). */
const useOfferPath = (): string => {
  const executants = useReadModel(profiles, ownExecutants, undefined)
  if (executants !== undefined && executants.length > 0) return allOrders
  // oxlint-disable-next-line unicorn/no-thenable -- an argument of an address, never awaited
  return withModal(here, "create-executant", { then: allOrders })
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
          navigate(paths.search(searchQuery(new URLSearchParams({ search: term }))))
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
  const isMobile = useMobile()
  const needPath = isMobile ? paths.newOrder : withModal(here, "create-on-phone")
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
          <ButtonLink kind="primary" size="large" href={needPath} icon="orders">
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
