/** Places by a part of their name: from a Photon server where there is one, and from our own towns. */
import type { Geocoder } from "../contract/services.ts"
import type { Wire } from "../contract/shapes.ts"
import type { Town } from "../data/gazetteer.ts"
import { townsIn } from "../data/towns.ts"
import { isRecord } from "../../src/domain/json.ts"
import { addressCountries, type AddressCountry } from "../../src/domain/locations.ts"
import { askOutside } from "./asking.ts"
import type { Engine } from "../config/integrations.ts"

const townAddress = ({ geometryId, name, region, country, lat, lon }: Town): Wire["Address"] => ({
  key: geometryId,
  address: name,
  freeFormAddress: [name, ...(region === name ? [] : [region]), country].join(", "),
  metadata: { lat, lon, geometryId },
})

const ownTowns: Geocoder = async ({ text, countries: within, top }) => townsIn(text, within, top).map(townAddress)

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null)

/** A feature of Photon's as an address; null where it lacks what that needs. */
const featureAddress = (feature: unknown, within: readonly AddressCountry[]): Wire["Address"] | null => {
  if (!isRecord(feature) || !isRecord(feature["properties"]) || !isRecord(feature["geometry"])) return null
  const {
    name,
    street,
    housenumber,
    postcode,
    city,
    state,
    countrycode,
    osm_type: type,
    osm_id: id,
  } = feature["properties"]
  const point: readonly unknown[] = Array.isArray(feature["geometry"]["coordinates"])
    ? feature["geometry"]["coordinates"]
    : []
  const [lon, lat] = point
  const country = addressCountries.find((one) => one === countrycode)
  if (country === undefined || !within.includes(country) || typeof lat !== "number" || typeof lon !== "number")
    return null
  const house = [text(street), text(housenumber)].filter((part) => part !== null).join(" ")
  const address = text(name) ?? text(house) ?? text(city)
  if (address === null) return null
  const town = [text(postcode), text(city)].filter((part) => part !== null).join(" ")
  const parts = [
    address,
    ...(house === address ? [] : [house]),
    ...(town === address ? [] : [town]),
    text(state),
    country,
  ]
  const geometryId = text(type) === null || typeof id !== "number" ? null : `osm-${text(type)}${id}`
  return {
    key: geometryId ?? `${lat},${lon}`,
    address,
    freeFormAddress: [...new Set(parts.filter((part) => part !== null && part !== ""))].join(", "),
    metadata: { lat, lon, geometryId },
  }
}

/** Names come in one of these, others in the place's own language. */
const photonLanguages: ReadonlySet<string> = new Set(["en", "de", "fr", "it"])

const photon =
  ({ url }: Engine): Geocoder =>
  async ({ text: query, countries: within, top, language }) => {
    const spoken = language.slice(0, 2)
    // Asked for more than wanted: places of other countries are dropped.
    const search = new URLSearchParams({ q: query, limit: String(top * 3) })
    if (photonLanguages.has(spoken)) search.set("lang", spoken)
    const answer = await askOutside(`${url}/api?${search}`)
    const features: readonly unknown[] = isRecord(answer) && Array.isArray(answer["features"]) ? answer["features"] : []
    const addresses = features.flatMap((feature) => featureAddress(feature, within) ?? [])
    return [...new Map(addresses.map((one) => [one.key, one])).values()].slice(0, top)
  }

/** Without the other server, for a while or for good, our own towns are better than nothing. */
export const createGeocoder = (engine: Engine | null, report: (error: unknown) => void): Geocoder => {
  if (engine === null) return ownTowns
  const outside = photon(engine)
  return async (query) => {
    try {
      return await outside(query)
    } catch (error) {
      report(error)
      return ownTowns(query)
    }
  }
}
