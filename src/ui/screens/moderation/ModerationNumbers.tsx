/** Shows how much waits, since when, and how long people take. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { dayMs, hourMs, minuteMs, secondMs } from "../../../domain/durations.ts"
import { moderation } from "../../../projections/moderation.ts"
import { moderationNumbers } from "../../../projections/moderation-views.ts"
import { useApp } from "../../app/context.tsx"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Moment } from "../../i18n/format.tsx"
import { useLookAgain } from "../../app/use-look-again.ts"

/** In the largest unit of which there is one. */
const useDuration = (seconds: number): string => {
  const intl = useIntl()
  const ms = seconds * secondMs
  const [unit, size] =
    ms < hourMs ? (["minute", minuteMs] as const) : ms < dayMs ? (["hour", hourMs] as const) : (["day", dayMs] as const)
  return intl.formatNumber(Math.max(1, Math.round(ms / size)), { style: "unit", unit, unitDisplay: "long" })
}

const Median = ({ seconds, decided }: { readonly seconds: number; readonly decided: number }): ReactElement => (
  <span>
    <FormattedMessage id="moderation.numbers.median" values={{ time: useDuration(seconds), count: decided }} />
  </span>
)

export const ModerationNumbers = (): ReactElement | null => {
  const { device } = useApp()
  const numbers = useReadModel(moderation, moderationNumbers, undefined)
  const known = onceKnown(numbers !== null)
  useLookAgain(useFresh({ command: { type: "LoadModerationNumbers" }, known, unheard: true }))
  if (numbers === null) return null
  const { texts, complaints, oldestDate, decided, medianSeconds } = numbers
  return (
    <p className="u-facts">
      <span>
        <FormattedMessage id="moderation.numbers.waiting" values={{ texts, complaints }} />
      </span>
      {oldestDate !== null && (
        <span>
          <FormattedMessage
            id="moderation.numbers.oldest"
            values={{ when: <Moment key="when" at={oldestDate} now={device.now()} /> }}
          />
        </span>
      )}
      {medianSeconds !== null && <Median seconds={medianSeconds} decided={decided} />}
    </p>
  )
}
