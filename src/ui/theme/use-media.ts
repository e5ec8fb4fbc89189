/** Answers whether a media query holds, live; in the server's picture, whether it holds for most devices of the class. */
import { useContext, useSyncExternalStore } from "react"
import type { MediaClass } from "../../domain/media-class.ts"
import { mediaQueries, usualAnswer, type MediaQuery } from "./breakpoints.ts"
import { PictureContext } from "./servers-picture.ts"

const listOf = (query: MediaQuery): MediaQueryList => window.matchMedia(mediaQueries[query])

/** Answers whether this window is laid out as most of its class, for which the server paints. */
export const looksAsUsual = (media: MediaClass): boolean =>
  (Object.keys(mediaQueries) as MediaQuery[]).every((query) => listOf(query).matches === usualAnswer(media, query))

export const useMedia = (query: MediaQuery): boolean => {
  const picture = useContext(PictureContext)
  return useSyncExternalStore(
    (onChange) => {
      const list = listOf(query)
      list.addEventListener("change", onChange)
      return () => list.removeEventListener("change", onChange)
    },
    () => listOf(query).matches,
    () => usualAnswer(picture?.media ?? "desktop", query),
  )
}
