/** Whether the window is as narrow as a phone, live, for parts that are another thing there. Spec §9. */
import { useSyncExternalStore } from "react"

/** The same number stands in the style sheets of the parts, px. */
const phone = "(max-width: 767.98px)"

const list = (): MediaQueryList => window.matchMedia(phone)

export const usePhoneWidth = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      const watched = list()
      watched.addEventListener("change", tell)
      return () => watched.removeEventListener("change", tell)
    },
    () => list().matches,
  )
