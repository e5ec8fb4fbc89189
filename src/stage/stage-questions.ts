/** The questions that the theatre asks the stage, and what the stage tells unasked. architecture: Theatre. */

/** All that the stage needs beside its own code, so that it asks nobody for anything. */
export interface Props {
  readonly zone: string
  readonly scheme: "light" | "dark"
  /** Texts as JSON by their path. */
  readonly texts: Readonly<Record<string, string>>
}

/** Path and query, without its question mark. */
export interface Address {
  readonly path: string
  readonly search: string
}

export interface Scene {
  /** Encoded, as carried-models.ts has it. */
  readonly carried: ArrayBuffer
  /** The read models that are left out are as at the start, and not those of the last scene. */
  readonly isWhole: boolean
  /** ISO 8601. */
  readonly now: string
  readonly address: Address
}

/** A value that a component on the screen asked the read models for. */
export interface Read {
  readonly component: string
  /** The selector's name; null where it has none. */
  readonly selector: string | null
  readonly path: readonly string[]
  /** The value as JSON, cut off where it is long. */
  readonly value: string
  /** The value is what the text says. */
  readonly isShown: boolean
}

export interface Pointed {
  readonly text: string
  /** The components around the text, the nearest first. */
  readonly components: readonly string[]
  /** Reads whose value the text says come first. */
  readonly reads: readonly Read[]
}

export interface StageQuestions {
  readonly prepare: (props: Props) => null
  readonly show: (scene: Scene) => null
  readonly setPointing: (of: { readonly isOn: boolean }) => null
  /** The texts that the screen shows, in order. */
  readonly texts: (of: null) => readonly string[]
  readonly askText: (of: { readonly nth: number }) => Pointed | null
}

export type PictureNotice =
  | { readonly kind: "pointed"; readonly pointed: Pointed }
  | { readonly kind: "trouble"; readonly why: string }
  /** A file that somebody dropped on the stage. */
  | { readonly kind: "dropped"; readonly file: File }

export type StageNotice =
  | PictureNotice
  /** Somebody goes on by keyboard, or back. */
  | { readonly kind: "left"; readonly isBack: boolean }
  /** Somebody pressed Escape, which the picture has no use for. */
  | { readonly kind: "escaped" }

/** The word by which the theatre hands the stage its port. */
export const stagePort = "stage-port"
