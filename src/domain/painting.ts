/** The painter's order and its picture: the server paints a public page for a visitor. architecture: Painting. */
import type { Language } from "./languages.ts"
import type { MediaClass } from "./media-class.ts"
import type { Side } from "./participants.ts"

export interface PaintOrder {
  readonly path: string
  /** Without its question mark. */
  readonly query: string
  readonly language: Language
  readonly media: MediaClass
  /** The moment of the picture, in ms since 1970. */
  readonly now: number
  /** Answers of this server to a visitor's first requests: JSON by path and query. */
  readonly answers: Readonly<Record<string, string>>
}

/** The attribute for what an element's `style` says, which the browser applies. */
export const laterStyle = "data-style"

export interface Picture {
  /** The content of the app's root. */
  readonly html: string
  /** The profile in whose colours the page is. */
  readonly profile: Side
  /** A `PictureNote` as JSON. */
  readonly note: string
}

/** The words of the server to the browser that takes its picture over. */
export interface PictureNote<Event = unknown> extends Pick<PaintOrder, "language" | "media" | "now"> {
  /** Path and query of the page. */
  readonly address: string
  /** Facts that the picture shows, in the order in which they were folded. */
  readonly events: readonly Event[]
  /** Reads that brought them, by the keys of their runs: none of them is asked for anew. */
  readonly reads: readonly string[]
  /** Paths of the answers, as the app would have asked for them. */
  readonly asked: readonly string[]
}
