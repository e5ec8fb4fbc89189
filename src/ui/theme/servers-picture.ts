/** The picture that the server painted, which a browser's first render repeats before it shows the device's own. */
import { createContext, useContext, useSyncExternalStore } from "react"
import type { MediaClass } from "../../domain/media-class.ts"

export interface ServersPicture {
  /** The class of devices that it was painted for. */
  readonly media: MediaClass
  /** The moment at which it was painted, in ms since 1970; its days are those of UTC. */
  readonly now: number
}

export const PictureContext = createContext<ServersPicture | null>(null)

/** Words that were typed into the fields of a picture that is drawn anew, by the fields' names: each is taken once. */
export const EarlyWords = createContext<Map<string, string>>(new Map())

const never = (): (() => void) => () => undefined

/** Answers the server's picture while it is painted or taken over; null from then on, and where there is none. */
export const useServersPicture = (): ServersPicture | null => {
  const picture = useContext(PictureContext)
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isTakenOver ? null : picture
}
