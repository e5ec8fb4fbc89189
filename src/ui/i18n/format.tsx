/** Dates, moments, sizes and counts, formatted by language and time zone. experience: Languages and numbers. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl, type IntlShape } from "react-intl"
import type { ListingDays } from "../../domain/date-rules.ts"
import { startOfDay } from "../../domain/dates.ts"
import { dayMs, hourMs, minuteMs } from "../../domain/durations.ts"
import { lastDayOf } from "../../domain/listing-expiry.ts"
import type { Listing } from "../../domain/listings.ts"
import type { Side } from "../../domain/participants.ts"
import { useServersPicture } from "../theme/servers-picture.ts"
import { daysBetween, type Zone } from "./days.ts"

const dayForm = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const

/**
 * A day on one line; between two of them one may end, after the dash. Thin spaces become plain ones: browsers differ in
 * them, and the server's picture is to be the same in all.
 */
const onOneLine = (day: string): string => day.replaceAll(/[ \u2009\u202F]/gu, "\u00A0").replaceAll("–\u00A0", "– ")

/** Italian data write the days of a span with two digits, "01–05 mar", where a day by itself has one. */
const withoutZeros = (span: string): string => span.replaceAll(/(?<!\d)0/gu, "")

type DaysOfListing = ListingDays & Pick<Listing, "kind">

/** "1 – 5 Mar 2026", or one date; an offer of one day has no end (D44). Calendar dates have no time zone, so none is applied. */
export const dateSpanText = (intl: IntlShape, days: DaysOfListing): string => {
  const [start, end] = [startOfDay(days.startDate), startOfDay(days.endDate)]
  if (start < end) return onOneLine(withoutZeros(intl.formatDateTimeRange(start, end, dayForm)))
  const day = onOneLine(intl.formatDate(start, dayForm))
  return lastDayOf(days) === null ? intl.formatMessage({ id: "core.dates.onwards" }, { day }) : day
}

export const DateSpan = ({ of: days }: { readonly of: DaysOfListing }): ReactElement => (
  <time dateTime={days.startDate} suppressHydrationWarning>
    {dateSpanText(useIntl(), days)}
  </time>
)

const dayText = (intl: IntlShape, at: string, timeZone?: Zone): string =>
  intl.formatDate(at, { day: "numeric", month: "short", year: "numeric", timeZone })

/**
 * Says a past moment: "just now" in the first minute, "5 minutes ago" within seven days, counted by calendar days from
 * one day on, else the date. `now` in ms.
 */
export const momentText = (intl: IntlShape, at: string, now: number, timeZone?: Zone): string => {
  const time = Date.parse(at)
  const age = Math.max(0, now - time)
  if (age < minuteMs) return intl.formatMessage({ id: "core.justNow" })
  if (age < hourMs) return intl.formatRelativeTime(-Math.floor(age / minuteMs), "minute", { numeric: "auto" })
  if (age < dayMs) return intl.formatRelativeTime(-Math.floor(age / hourMs), "hour", { numeric: "auto" })
  if (age < 7 * dayMs) return intl.formatRelativeTime(-daysBetween(time, now, timeZone), "day", { numeric: "auto" })
  return dayText(intl, at, timeZone)
}

/** A value among facts, whose neighbours begin with a capital, where others stand within a sentence. E399. */
export const standingAlone = ({ locale }: Pick<IntlShape, "locale">, text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1)

interface ExactProps {
  readonly at: string
  readonly text: string
}

/** The exact time is in the title. */
const Exact = ({ at, text }: ExactProps): ReactElement => {
  const intl = useIntl()
  const isServers = useServersPicture() !== null
  const title = isServers ? undefined : intl.formatDate(at, { dateStyle: "medium", timeStyle: "short" })
  return (
    <time dateTime={at} title={title} suppressHydrationWarning>
      {text}
    </time>
  )
}

interface MomentProps {
  readonly at: string
  readonly now: number
  /** The text is a value of its own, and no part of a sentence. */
  readonly alone?: true
}

export const Moment = ({ at, now, alone }: MomentProps): ReactElement => {
  const intl = useIntl()
  const picture = useServersPicture()
  const text = picture === null ? momentText(intl, at, now) : momentText(intl, at, picture.now, "UTC")
  return <Exact at={at} text={alone === true ? standingAlone(intl, text) : text} />
}

/** The last day of something, which is still to come. */
export const LastDay = ({ at }: { readonly at: string }): ReactElement => (
  <Exact at={at} text={dayText(useIntl(), at)} />
)

const mb = 1_048_576

/** A number and its unit, which no line parts: most languages' own data have a plain space there. E434. */
export const unitText = (intl: IntlShape, value: number, unit: "kilobyte" | "megabyte" | "kilometer"): string =>
  intl.formatNumber(value, { style: "unit", unit, maximumFractionDigits: 1 }).replace(" ", "\u00A0")

/** File sizes: kB under 1 MB, else MB with one decimal. */
export const sizeText = (intl: IntlShape, bytes: number): string =>
  bytes < mb
    ? unitText(intl, bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1024)), "kilobyte")
    : unitText(intl, bytes / mb, "megabyte")

export const SizeText = ({ bytes }: { readonly bytes: number }): ReactElement => (
  <span>{sizeText(useIntl(), bytes)}</span>
)

/** A count in compact notation. */
export const CountText = ({ count }: { readonly count: number }): ReactElement => (
  <span>{useIntl().formatNumber(count, { notation: "compact" })}</span>
)

export const SideText = ({ side }: { readonly side: Side }): ReactElement => (
  <FormattedMessage id={side === "customer" ? "core.side.customer" : "core.side.executant"} />
)
