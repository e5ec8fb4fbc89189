/** The zone of the device on which a log was recorded, for all that says a day or a time on the stage. */

type Formats = { DateTimeFormat: typeof Intl.DateTimeFormat }

const zoned = (native: typeof Intl.DateTimeFormat, zone: string): typeof Intl.DateTimeFormat => {
  const inZone = (args: readonly unknown[]): unknown[] => {
    const options = args[1] as Intl.DateTimeFormatOptions | undefined
    return [args[0], { ...options, timeZone: options?.timeZone ?? zone }]
  }
  return new Proxy(native, {
    construct: (target, args) => Reflect.construct(target, inZone(args)) as object,
    apply: (target, _, args) => Reflect.construct(target, inZone(args)) as object,
  })
}

/** A log comes from a file: what is no zone is read as UTC. */
export const zoneOrUtc = (zone: string | undefined): string => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone ?? "UTC" }).resolvedOptions().timeZone
  } catch {
    return "UTC"
  }
}

/** The moment's wall clock in a zone, as a moment of UTC. */
const wallClock = (moment: number, zone: string): Date => {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
    hourCycle: "h23",
  }).formatToParts(moment)
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0)
  return new Date(Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second")))
}

/** The local date, `YYYY-MM-DD`. */
export const dayIn = (moment: number, zone: string): string => wallClock(moment, zone).toISOString().slice(0, 10)

/**
 * Has this realm live in a zone. The app asks for local days by these few functions alone, and formats dates by `Intl`; a
 * realm of its own, as a frame is, may change them.
 */
export const liveIn = (zone: string, realm: { readonly Intl: Formats; readonly Date: DateConstructor }): void => {
  const { DateTimeFormat } = realm.Intl
  realm.Intl.DateTimeFormat = zoned(DateTimeFormat, zone)
  const { prototype } = realm.Date
  const setHours = prototype.setUTCHours
  prototype.toDateString = function (): string {
    return Number.isNaN(this.getTime()) ? "Invalid Date" : dayIn(this.getTime(), zone)
  }
  prototype.getFullYear = function (): number {
    return wallClock(this.getTime(), zone).getUTCFullYear()
  }
  prototype.setHours = function (hours, minutes = 0, seconds = 0, ms = 0): number {
    const wall = wallClock(this.getTime(), zone)
    const offset = wall.getTime() - Math.floor(this.getTime() / 1_000) * 1_000
    return this.setTime(setHours.call(wall, hours, minutes, seconds, ms) - offset)
  }
}
