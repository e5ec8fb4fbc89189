/** Searches for words and a place at once; by the browser itself, for words alone, before there is a script. Spec §2 Search; experience: Home, anonymous. */
import { useRef, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation } from "wouter"
import type { ParameterName } from "../../../domain/address-parameters.ts"
import { textLimits } from "../../../domain/limits.ts"
import { rooms } from "../../../domain/routes.ts"
import type { SearchPlace } from "../../../domain/search-places.ts"
import { plainSearch, searchTypes } from "../../../domain/search.ts"
import { paths } from "../../app/paths.ts"
import { Button } from "../../parts/Button.tsx"
import { SearchField } from "../../parts/SearchField.tsx"
import { Where } from "./Where.tsx"
import { wishedKinds, type Wish } from "./ways.ts"

export const HomeSearch = ({ wish }: { readonly wish: Wish }): ReactElement => {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const [term, setTerm] = useState("")
  const [place, setPlace] = useState<SearchPlace | null>(null)
  const [typedPlace, setTypedPlace] = useState("")
  const [isPlaceWanted, setPlaceWanted] = useState(false)
  const where = useRef<HTMLDivElement>(null)
  const isUnchosen = typedPlace.trim() !== ""
  return (
    <search>
      <form
        className="home-search"
        action={rooms.search}
        onSubmit={(event) => {
          event.preventDefault()
          setPlaceWanted(isUnchosen)
          if (isUnchosen) where.current?.querySelector<HTMLElement>("input, button")?.focus()
          else navigate(paths.search({ ...plainSearch(wishedKinds[wish], term), place }))
        }}
      >
        <input type="hidden" name={"type" satisfies ParameterName} value={searchTypes[wishedKinds[wish]]} />
        <SearchField
          name={"search" satisfies ParameterName}
          maxLength={textLimits.searchTerm.max}
          label={intl.formatMessage({ id: "home.search.what" })}
          placeholder={intl.formatMessage({ id: `home.search.what.${wish}` })}
          value={term}
          onChange={setTerm}
          clearLabel={intl.formatMessage({ id: "core.clearSearch" })}
        />
        <div ref={where}>
          <Where
            place={place}
            onPlace={setPlace}
            typed={typedPlace}
            onTyped={setTypedPlace}
            error={
              isPlaceWanted && isUnchosen
                ? intl.formatMessage(
                    { id: "core.rule.unknownValue" },
                    { field: intl.formatMessage({ id: "home.search.where" }) },
                  )
                : undefined
            }
          />
        </div>
        <Button submit kind="primary" size="large">
          <FormattedMessage id={`home.search.button.${wish}`} />
        </Button>
      </form>
    </search>
  )
}
