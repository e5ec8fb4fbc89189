/** Links to pages that the server serves itself open in the in-app browser: within the wrapper nobody answers there. */
import { routeOf, type LinkOrigins } from "./deep-links.ts"

interface Followed {
  /** In the in-app browser. */
  readonly open: (address: string) => void
  /** Within the app. */
  readonly go: (route: string) => void
}

/** Before the router, and before the wrapper's own window, which would leave the app. */
export const followOwnPages = (view: Window, origins: LinkOrigins, { open, go }: Followed): void => {
  view.document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null
      if (!(link instanceof HTMLAnchorElement) || link.protocol === "blob:") return
      const isHere = link.origin === view.location.origin
      if (!isHere && link.origin !== origins.site) return
      const address = origins.site + link.pathname + link.search + link.hash
      const route = routeOf(address, origins)
      if (isHere && route !== null) return
      event.preventDefault()
      event.stopPropagation()
      if (route === null) open(address)
      else go(route)
    },
    { capture: true },
  )
}
