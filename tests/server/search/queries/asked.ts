/** A listing as somebody writes it, and what others type to find it. */

export interface Asked {
  readonly name: string
  readonly description: string
  /** Inflected, compounded, mistyped, transliterated, or without accents. */
  readonly by: readonly string[]
}
