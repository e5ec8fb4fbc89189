/** Writes a price as the demo company does. */
import type { components } from "../../../src/sdk/generated/core.ts"

type Rate = NonNullable<components["schemas"]["Price"]["rate"]>

/** By the sign before the cents, and by what is said after it of the time that it is for. */
export const pricedBy =
  (point: "." | ",", per: Readonly<Record<Rate["measurementUnit"], string>>) =>
  ({ value, measurementUnit, currency: { code } }: Rate): string =>
    `${value.toFixed(value % 1 === 0 ? 0 : 2).replace(".", point)} ${code}${per[measurementUnit]}`
