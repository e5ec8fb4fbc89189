/** Shows what the market has done, in one line; nothing where that isn't known. */
import type { ReactElement } from "react"
import { FormattedMessage, FormattedNumber } from "react-intl"
import type { Statistics } from "../../../domain/statistics.ts"
import { marketStatistics, statistics } from "../../../projections/statistics.ts"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"

const shown = ["dealsClosed", "offers", "users"] as const satisfies readonly (keyof Statistics)[]

export const Numbers = (): ReactElement | null => {
  const isOn = useFlag("statistics")
  const numbers = useReadModel(statistics, marketStatistics, undefined)
  const { failure } = useFresh({
    command: isOn ? { type: "LoadStatistics" } : null,
    known: onceKnown(numbers !== null),
    unheard: true,
  })
  if (!isOn || (numbers === null && failure !== undefined)) return null
  return (
    <ul className="home-numbers">
      {shown
        .filter((name) => numbers !== null && numbers[name] > 0)
        .map((name) => (
          <li key={name}>
            <b>
              <FormattedNumber value={numbers?.[name] ?? 0} />
            </b>{" "}
            <FormattedMessage id={`home.numbers.${name}`} values={{ count: numbers?.[name] ?? 0 }} />
          </li>
        ))}
    </ul>
  )
}
