/** How long it is until a moment, in the person's language: "in 5 hours". experience: Languages and numbers; D19. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Rounded up, so that nobody comes too early; the exact time is in the title. `now` is in ms. */
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
