/**
 * Belarusian dates and numbers for browsers that have none: those of Russian, which are set alike, with our words in
 * their place. FormatJS has all of CLDR for this, at the weight of a second app. experience: Languages and numbers.
 */
import { dateWords, languageWords, relativeWords, shortUnits, unitWords, type Counted } from "./belarusian-words.ts"

type Formats = Pick<
  typeof Intl,
  "DateTimeFormat" | "DisplayNames" | "NumberFormat" | "RelativeTimeFormat" | "ListFormat"
>

/** The language that stands in. */
const stand = "ru"

interface Part {
  readonly type: string
  readonly value: string
}

const joined = (parts: readonly Part[]): string => parts.map(({ value }) => value).join("")

const isBelarusian = (locales: unknown): boolean => {
  const first: unknown = Array.isArray(locales) ? locales[0] : locales
  return typeof first === "string" && /^be\b/iu.test(first)
}

/**
 * Extends a formatter of `Intl` by Belarusian, which is made of what the formatter makes for the language that stands
 * in.
 */
const taught = <Native extends { supportedLocalesOf: (...all: never[]) => string[] }>(
  native: Native,
  make: (options: never) => object,
): Native =>
  new Proxy(native, {
    construct: (target, args) =>
      isBelarusian(args[0]) ? make(args[1] as never) : Reflect.construct(target as unknown as () => object, args),
    apply: (target, _, args) =>
      isBelarusian(args[0])
        ? make(args[1] as never)
        : Reflect.apply(target as unknown as () => object, undefined, args),
    get: (target, name, receiver) =>
      name === "supportedLocalesOf"
        ? (locales: string | string[]) =>
            [locales].flat().filter((one) => isBelarusian(one) || target.supportedLocalesOf(one as never).length > 0)
        : Reflect.get(target, name, receiver),
  })

const dates = (native: typeof Intl.DateTimeFormat) => {
  const words = dateWords((options, at) => new native(stand, options).formatToParts(at))
  const ours = <P extends Part>(parts: readonly P[]): P[] =>
    parts.map((part) => ({ ...part, value: words.get(`${part.type} ${part.value}`) ?? part.value }))
  return taught(native, (options: Intl.DateTimeFormatOptions | undefined) => {
    const format = new native(stand, options)
    const formatToParts = (at?: number | Date) => ours(format.formatToParts(at))
    const formatRangeToParts = (from: number | Date, to: number | Date) => ours(format.formatRangeToParts(from, to))
    return {
      format: (at?: number | Date) => joined(formatToParts(at)),
      formatToParts,
      formatRange: (from: number | Date, to: number | Date) => joined(formatRangeToParts(from, to)),
      formatRangeToParts,
      resolvedOptions: () => ({ ...format.resolvedOptions(), locale: "be" }),
    }
  })
}

const numbers = (native: typeof Intl.NumberFormat) =>
  taught(native, (options: Intl.NumberFormatOptions | undefined) => {
    const format = new native(stand, options)
    const rules = new Intl.PluralRules("be")
    const wordOf = (value: number | bigint): string | undefined => {
      const unit = options?.unit ?? ""
      if (options?.unitDisplay !== "long") return shortUnits[unit]
      const words: Counted | undefined = unitWords[unit]
      return words?.[rules.select(Number(value))]
    }
    const formatToParts = (value: number | bigint) => {
      const word = wordOf(value)
      const parts = format.formatToParts(value)
      return word === undefined ? parts : parts.map((part) => (part.type === "unit" ? { ...part, value: word } : part))
    }
    return {
      format: (value: number | bigint) => joined(formatToParts(value)),
      formatToParts,
      resolvedOptions: () => ({ ...format.resolvedOptions(), locale: "be" }),
    }
  })

const relatives = (native: typeof Intl.RelativeTimeFormat, { NumberFormat }: Formats) =>
  taught(native, (options: Intl.RelativeTimeFormatOptions | undefined) => {
    const rules = new Intl.PluralRules("be")
    const number = new NumberFormat(stand)
    return {
      format: (value: number, unit: Intl.RelativeTimeFormatUnit) => {
        const { near, counted } = relativeWords(unit)
        const named = options?.numeric === "auto" ? near[String(value)] : undefined
        if (named !== undefined) return named
        const said = `${number.format(Math.abs(value))} ${counted[rules.select(Math.abs(value))]}`
        return value < 0 || Object.is(value, -0) ? `${said} таму` : `праз ${said}`
      },
    }
  })

const lists = (native: typeof Intl.ListFormat) =>
  taught(native, (options: Intl.ListFormatOptions | undefined) => {
    const format = new native(stand, options)
    const formatToParts = (items: Iterable<string>) =>
      format
        .formatToParts(items)
        .map((part) =>
          part.type === "literal"
            ? { ...part, value: part.value.replace(" и ", " і ").replace(" или ", " або ") }
            : part,
        )
    return { format: (items: Iterable<string>) => joined(formatToParts(items)), formatToParts }
  })

/** Of languages alone: the app names nothing else. */
const names = (native: typeof Intl.DisplayNames) =>
  taught(native, () => ({ of: (code: string) => languageWords[code] ?? code }))

/** Changes the formats of `intl`: what they say in all other languages stays. */
export const teachBelarusian = (intl: Formats): void => {
  const { DateTimeFormat, DisplayNames, NumberFormat, RelativeTimeFormat, ListFormat } = intl
  Object.assign(intl, {
    DisplayNames: names(DisplayNames),
    DateTimeFormat: dates(DateTimeFormat),
    NumberFormat: numbers(NumberFormat),
    RelativeTimeFormat: relatives(RelativeTimeFormat, intl),
    ListFormat: lists(ListFormat),
  })
}
