/** Names a search's place: by its own name, as the person's, or as a part of the map. Spec §2 Search. */
import { useIntl, type IntlShape } from "react-intl"
import type { SearchPlace } from "../../../domain/search-places.ts"
import { isOwnPosition, locations } from "../../../projections/locations.ts"
import { useReadModel } from "../../app/read-models.ts"

/** Empty for no place. */
export const usePlaceName = (place: SearchPlace | null): string => {
  const intl = useIntl()
  const isOwn = useReadModel(locations, isOwnPosition, place?.point ?? null)
  if (place === null) return ""
  if (place.name !== "") return place.name
  if (isOwn) return intl.formatMessage({ id: "search.place.you" })
  return intl.formatMessage({ id: place.point === null ? "search.place.area" : "search.place.point" })
}

/** "Dresden + 20 km". */
export const placeText = (intl: IntlShape, name: string, { radius }: SearchPlace): string =>
  radius === null ? name : intl.formatMessage({ id: "search.place.within" }, { name, km: radius })
