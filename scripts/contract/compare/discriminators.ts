/** Compares the fields that say which alternative a value is, and what each of their values stands for. */
import type { Shape } from "../normal/shape.ts"
import { isSaid, placeOf } from "../source/parse.ts"
import type { Open } from "./open-ends.ts"
import { placeIn, type Reporter, type Spot } from "./spot.ts"

/** Alternatives that are the same before and after. */
export type Pairs = readonly (readonly [Shape, Shape])[]

/** The values of the discriminator by the alternative that each stands for. */
const mappingOf = (shape: Shape, alternatives: readonly Shape[]): ReadonlyMap<string, readonly string[]> => {
  const discriminator = shape.keywords.get("discriminator")
  const mapping = isSaid(discriminator) && isSaid(discriminator["mapping"]) ? discriminator["mapping"] : {}
  const values = Map.groupBy(Object.entries(mapping), ([, ref]) => String(ref).split("/").at(-1) ?? "")
  return new Map(
    alternatives.flatMap(({ name }) => {
      if (name === null) return []
      const found = values.get(name)?.map(([value]) => value)
      return [[name, found?.toSorted() ?? [name]] as const]
    }),
  )
}

export const compareDiscriminator = (a: Shape, b: Shape, both: Pairs, spot: Spot, report: Reporter): void => {
  const [old, now] = [a, b].map((one) => one.keywords.get("discriminator"))
  const place = placeIn(b, "discriminator")
  if (!isSaid(old) || !isSaid(now)) {
    if (isSaid(now)) report(["Schema", "discriminator", "added"], spot, "has a discriminator", place)
    if (isSaid(old)) report(["Schema", "discriminator", "removed"], spot, "has no discriminator any more", place)
    return
  }
  const [field, newField] = [old["propertyName"], now["propertyName"]]
  if (field !== newField)
    report(["Discriminator", "propertyName", "changed"], spot, `is told apart by ${newField}, was by ${field}`, place)
  const known = mappingOf(
    a,
    both.map(([one]) => one),
  )
  const wanted = mappingOf(
    b,
    both.map(([, other]) => other),
  )
  for (const [one, other] of both) {
    const [was, is] = [known.get(one.name ?? "") ?? [], wanted.get(other.name ?? "") ?? []]
    const values = placeOf(now["mapping"]) ?? place
    if (was.join() !== is.join())
      report(
        ["Discriminator", "mapping", "changed"],
        spot,
        `is ${other.name} at ${is.join(", ")}, was at ${was.join(", ")}`,
        values,
      )
  }
}

/** A record that others have as a part of theirs lists them by the values of a discriminator alone. */
export const compareHeirs = (a: Shape, b: Shape, spot: Spot, report: Reporter, open: Open): void => {
  const [old, now] = [a, b].map((one) => {
    const discriminator = one.keywords.get("discriminator")
    const mapping = isSaid(discriminator) ? discriminator["mapping"] : {}
    return new Map(isSaid(mapping) ? Object.entries(mapping) : [])
  })
  const place = placeIn(b, "discriminator")
  const [object, field] = open.kindOf(spot.where, "oneOf")
  const nameOf = (ref: unknown) => String(ref).split("/").at(-1)
  for (const [value, ref] of now ?? []) {
    const was = old?.get(value)
    if (was === undefined) report([object, field, "added"], spot, `may also be ${nameOf(ref)}`, place)
    else if (nameOf(was) !== nameOf(ref))
      report(["Discriminator", "mapping", "changed"], spot, `is ${nameOf(ref)} at ${value}, was ${nameOf(was)}`, place)
  }
  for (const [value, ref] of old ?? [])
    if (now?.has(value) === false) report([object, field, "removed"], spot, `can't be ${nameOf(ref)} any more`, place)
}
