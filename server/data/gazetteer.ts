/** The towns that the server knows by itself: found by a part of their name, in any of their languages. */
import { readFileSync } from "node:fs"
import { addressCountries, type AddressCountry } from "../../src/domain/locations.ts"
import { withoutUmlauts } from "../../src/domain/folding.ts"
import { normalized } from "../../src/domain/marks.ts"

export interface Town {
  readonly geometryId: string
  readonly country: AddressCountry
  readonly name: string
  readonly region: string
  readonly lat: number
  readonly lon: number
  readonly population: number
  /** In metres, from the middle to where the town ends, roughly. */
  readonly extent: number
  /** Every name of the town as it is compared. */
  readonly spellings: readonly string[]
}

/** People on a square kilometre of a town that has grown together (E75). */
const density = 1_500
const smallestExtent = 5_000

const extentOf = (population: number): number =>
  Math.max(smallestExtent, Math.round(Math.sqrt(population / density / Math.PI) * 1_000))

/** Small letters without accents: nobody types "Łódź" on a German keyboard. */
export const folded = (text: string): string =>
  normalized(text.toLowerCase(), "NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

const spellingsOf = (names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => [folded(name), folded(withoutUmlauts(name))])),
]

const townOf = (country: AddressCountry, line: string): Town => {
  const [id, name = "", region = "", lat, lon, people, others = ""] = line.split("\t")
  const population = Number(people)
  return {
    geometryId: `gn-${id ?? ""}`,
    country,
    name,
    region,
    lat: Number(lat),
    lon: Number(lon),
    population,
    extent: extentOf(population),
    spellings: spellingsOf([name, ...others.split("|").filter((other) => other !== "")]),
  }
}

const townsOf = (country: AddressCountry): readonly Town[] => {
  const file = new URL(`gazetteer/${country.toLowerCase()}.tsv`, import.meta.url)
  const [, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n")
  return lines.map((line) => townOf(country, line))
}

export const towns: readonly Town[] = addressCountries.flatMap(townsOf)

const byId = new Map(towns.map((town) => [town.geometryId, town]))

/** The town whose area a geometryId names. */
export const townWith = (geometryId: string): Town | undefined => byId.get(geometryId)
