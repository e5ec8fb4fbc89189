/** Where the device is, asked of the browser, which asks the person. Spec §2 Search. */
import { blurredPoint, type NoPosition, type Point } from "../domain/locations.ts"

/** A position of ten minutes ago will do for a search around it. */
const howTo: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 600_000 }

const reasons = (denied: NoPosition): Readonly<Record<number, NoPosition>> => ({
  1: denied,
  2: "unknown",
  3: "timeout",
})

/** To about a kilometre: nothing finer than that leaves this function. */
export const readPosition = (geolocation: Geolocation | undefined, isInApp: boolean): Promise<Point | NoPosition> =>
  geolocation === undefined
    ? Promise.resolve("unknown")
    : new Promise((resolve) => {
        geolocation.getCurrentPosition(
          ({ coords }) => resolve(blurredPoint({ lat: coords.latitude, lon: coords.longitude })),
          ({ code }) => resolve(reasons(isInApp ? "deniedToApp" : "denied")[code] ?? "unknown"),
          howTo,
        )
      })
