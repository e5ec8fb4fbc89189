/** The statistics block: the market in numbers, nothing where they are not known. Spec §2 Parts. */
import type { ReactElement } from "react"
import { FormattedMessage, FormattedNumber } from "react-intl"
import type { Statistics } from "../../../domain/statistics.ts"
import { marketStatistics, statistics } from "../../../projections/statistics.ts"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"

const shown = [
  "orders",
  "offers",
  "dealsInProgress",
  "dealsClosed",
  "users",
  "usersOnline",
] as const satisfies readonly (keyof Statistics)[]

export const MarketNumbers = (): ReactElement | null => {
  const isOn = useFlag("statistics")
  const numbers = useReadModel(statistics, marketStatistics, undefined)
  const { failure } = useFresh({
    command: isOn ? { type: "LoadStatistics" } : null,
    known: onceKnown(numbers !== null),
    unheard: true,
  })
  if (!isOn || failure !== undefined) return null
  if (numbers === null) return <div className="pages-numbers-space" aria-hidden />
  return (
    <section aria-labelledby="numbers-title" className="pages-part">
      <h2 id="numbers-title">
        <FormattedMessage id="pages.about.numbers" />
      </h2>
      <ul className="pages-numbers">
        {shown
          .filter((name) => numbers[name] > 0)
          .map((name) => (
            <li key={name}>
              <span className="pages-number">
                <FormattedNumber value={numbers[name]} />
              </span>{" "}
              <FormattedMessage id={`pages.about.numbers.${name}`} values={{ count: numbers[name] }} />
            </li>
          ))}
      </ul>
    </section>
  )
}
