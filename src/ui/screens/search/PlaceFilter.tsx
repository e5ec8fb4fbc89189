/** Where: a place by its name, or where the device is, and how far around. Spec §2 Search. */
import { useEffect, useRef, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { radiusChoices, usualRadius } from "../../../domain/locations.ts"
import type { SearchPlace } from "../../../domain/search-places.ts"
import type { SearchQuery } from "../../../domain/search.ts"
import { useDispatch, useFailure, usePending } from "../../app/read-models.ts"
import { AddressField, type ChosenAddress } from "../../forms/AddressField.tsx"
import { failureText } from "../../i18n/failures.ts"
import { Button } from "../../parts/Button.tsx"
import { Note } from "../../parts/Note.tsx"
import { Select } from "../../parts/Select.tsx"
import { usePlaceName } from "./use-place-name.ts"

interface PlaceFilterProps {
  readonly query: SearchQuery
  readonly onQuery: (query: SearchQuery) => void
}

interface PartProps {
  readonly place: SearchPlace
  readonly onPlace: (place: SearchPlace | null) => void
}

const askPosition = { type: "AskPosition" } as const

/** Asked for by a press alone, so that nobody is asked who did not ask first. */
const NearMe = ({ onPlace }: Pick<PartProps, "onPlace">): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const busy = usePending(askPosition)
  const failure = useFailure(askPosition)
  // People answer the browser when they like: by then the search may be another, or left for another page.
  const latest = useRef<typeof onPlace | null>(null)
  useEffect(() => {
    latest.current = onPlace
    return () => {
      latest.current = null
    }
  }, [onPlace])
  const ask = async (): Promise<void> => {
    const outcome = await dispatch(askPosition)
    const position = outcome.tag === "Done" ? outcome.events.find(({ type }) => type === "PositionTold") : undefined
    if (position?.type === "PositionTold")
      latest.current?.({ name: "", point: position.point, geometryId: null, radius: usualRadius })
  }
  return (
    <>
      <Button size="small" icon="map-pin" busy={busy} onClick={() => void ask()}>
        <FormattedMessage id="search.place.nearMe" />
      </Button>
      {failure !== undefined && !busy && (
        <div role="alert">
          <Note tone="yellow">{failureText(intl, failure)}</Note>
        </div>
      )}
    </>
  )
}

const ownArea = "area"

/** A place with an area of its own is searched as it is until a radius is picked; any other has the usual one. */
const Around = ({ place, onPlace }: PartProps): ReactElement => {
  const intl = useIntl()
  const hasArea = place.geometryId !== null
  const whole = { value: ownArea, label: intl.formatMessage({ id: "search.place.whole" }) }
  const radii = radiusChoices.map((km) => ({
    value: String(km),
    label: intl.formatMessage({ id: "search.place.km" }, { km }),
  }))
  return (
    <Select
      label={<FormattedMessage id="search.place.radius" />}
      value={place.radius === null ? (hasArea ? ownArea : String(usualRadius)) : String(place.radius)}
      onChange={(value) => onPlace({ ...place, radius: radiusChoices.find((km) => String(km) === value) ?? null })}
      options={hasArea ? [whole, ...radii] : radii}
    />
  )
}

const chosen = (place: SearchPlace | null, name: string): ChosenAddress | null =>
  place === null || place.point === null
    ? null
    : { address: name, freeFormAddress: name, geometryId: place.geometryId, point: place.point }

export const PlaceFilter = ({ query, onQuery }: PlaceFilterProps): ReactElement => {
  const intl = useIntl()
  const { place } = query
  const name = usePlaceName(place)
  const onPlace = (wanted: SearchPlace | null): void => onQuery({ ...query, page: 1, place: wanted })
  return (
    <fieldset className="s-filter">
      <legend className="s-filters-title">
        <FormattedMessage id="search.place" />
      </legend>
      <AddressField
        label={intl.formatMessage({ id: "search.place.label" })}
        value={chosen(place, name)}
        onChange={(found) =>
          onPlace(
            found === null
              ? null
              : { name: found.address, point: found.point, geometryId: found.geometryId, radius: null },
          )
        }
      />
      <NearMe onPlace={onPlace} />
      {place !== null && place.point !== null && <Around place={place} onPlace={onPlace} />}
    </fieldset>
  )
}
