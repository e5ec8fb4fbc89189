/**
 * The questions that the theatre asks the stage, what the stage tells unasked, and the one question that the stage asks the
 * worker which holds the log. architecture: Theatre.
 */
import type { CarriedModels } from "../projections/carried-models.ts"

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
  /** The read models that differ from those of the last scene. */
  readonly carried: CarriedModels
  /** True of the first scene on a port: the read models that are left out are as at the start. */
  readonly isWhole: boolean
  /** ISO 8601. */
  readonly now: string
  readonly address: Address
}

/** The worker answers it on a port of the stage's own, so that read models pass through no page between the two. */
export interface SceneQuestions {
  /** `count`: the number of events after which the moment is. */
  readonly scene: (of: { readonly count: number }) => Scene
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
  /** The port on which the worker answers for scenes; the first scene on it is whole. */
  readonly takeScenesFrom: (of: { readonly port: MessagePort }) => null
  readonly show: (of: { readonly count: number }) => null
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
