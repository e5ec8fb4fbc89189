/** The time until a moment, relative: "in 5 hours". experience: Languages and numbers. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { dayMs, hourMs, minuteMs } from "../../domain/durations.ts"

/** Rounded up, so that nobody comes too early; the title has the exact time. `now` in ms. */
export const TimeUntil = ({ at, now }: { readonly at: string; readonly now: number }): ReactElement => {
  const intl = useIntl()
  const time = Date.parse(at)
  const left = Math.max(0, time - now)
  const text =
    left <= hourMs
      ? intl.formatRelativeTime(Math.ceil(left / minuteMs), "minute")
      : left <= 2 * dayMs
        ? intl.formatRelativeTime(Math.ceil(left / hourMs), "hour")
        : intl.formatRelativeTime(Math.ceil(left / dayMs), "day")
  return (
    <time dateTime={at} title={intl.formatDate(time, { dateStyle: "medium", timeStyle: "short" })}>
      {text}
    </time>
  )
}
