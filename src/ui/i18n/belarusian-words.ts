/** The words of Belarusian dates, units, times and languages, as CLDR has them. experience: Languages and numbers. */

/** By plural category. */
export type Counted = Readonly<Record<Intl.LDMLPluralRule, string>>

/** `zero` and `two` are no categories of Belarusian. */
const counted = (one: string, few: string, many: string, other: string): Counted => ({
  zero: many,
  one,
  two: few,
  few,
  many,
  other,
})

/** From January: with a day, alone, and short. */
const months = {
  withDay: "студзеня лютага сакавіка красавіка мая чэрвеня ліпеня жніўня верасня кастрычніка лістапада снежня",
  alone: "студзень люты сакавік красавік май чэрвень ліпень жнівень верасень кастрычнік лістапад снежань",
  short: "сту лют сак кра мая чэр ліп жні вер кас ліс сне",
}

/** From Sunday. */
const weekdays = {
  long: "нядзеля панядзелак аўторак серада чацвер пятніца субота",
  short: "нд пн аў ср чц пт сб",
}

type PartsOf = (
  options: Intl.DateTimeFormatOptions,
  at: number,
) => readonly { readonly type: string; readonly value: string }[]

/** "month января" → "студзеня": our word by the kind and the text of a part, as `partsOf` says it in another language. */
export const dateWords = (partsOf: PartsOf): ReadonlyMap<string, string> => {
  const standing = (type: "month" | "weekday", options: Intl.DateTimeFormatOptions, at: number): string =>
    `${type} ${partsOf({ ...options, timeZone: "UTC" }, at).find((part) => part.type === type)?.value}`
  const ofMonths = (list: string, options: Intl.DateTimeFormatOptions) =>
    list.split(" ").map((word, month) => [standing("month", options, Date.UTC(2026, month, 5)), word] as const)
  const ofWeekdays = (list: string, weekday: "long" | "short") =>
    list.split(" ").map((word, day) => [standing("weekday", { weekday }, Date.UTC(2026, 0, 4 + day)), word] as const)
  return new Map([
    ...ofMonths(months.short, { day: "numeric", month: "short" }),
    ...ofMonths(months.alone, { month: "long" }),
    ...ofMonths(months.withDay, { day: "numeric", month: "long" }),
    ...ofWeekdays(weekdays.short, "short"),
    ...ofWeekdays(weekdays.long, "long"),
  ])
}

/** The units in each plural form. */
export const unitWords: Readonly<Record<string, Counted>> = {
  minute: counted("хвіліна", "хвіліны", "хвілін", "хвіліны"),
  hour: counted("гадзіна", "гадзіны", "гадзін", "гадзіны"),
  day: counted("дзень", "дні", "дзён", "дня"),
}

/** Short ones that are not written as in the language that stands in. */
export const shortUnits: Readonly<Record<string, string>> = { kilobyte: "КБ" }

/** By their codes. */
export const languageWords: Readonly<Record<string, string>> = {
  en: "англійская",
  de: "нямецкая",
  fr: "французская",
  nl: "нідэрландская",
  it: "італьянская",
  tr: "турэцкая",
  sv: "шведская",
  pl: "польская",
  ru: "руская",
  be: "беларуская",
  uk: "украінская",
}

interface Relative {
  /** By the number of units from now. */
  readonly near: Readonly<Record<string, string>>
  readonly counted: Counted
}

const relative: Readonly<Record<string, Relative>> = {
  minute: { near: { "0": "у гэту хвіліну" }, counted: counted("хвіліну", "хвіліны", "хвілін", "хвіліны") },
  hour: { near: { "0": "у гэту гадзіну" }, counted: counted("гадзіну", "гадзіны", "гадзін", "гадзіны") },
  day: {
    near: { "-2": "пазаўчора", "-1": "учора", "0": "сёння", "1": "заўтра", "2": "паслязаўтра" },
    counted: counted("дзень", "дні", "дзён", "дня"),
  },
}

/** @throws RangeError of a unit that the app never says */
export const relativeWords = (unit: string): Relative => {
  const found = relative[unit]
  if (found === undefined) throw new RangeError(`No Belarusian words for times in ${unit}.`)
  return found
}
