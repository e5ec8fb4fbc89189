/** The questions that the theatre asks the worker which holds the log's index, and what it tells unasked. */
import type { LearnedFacts } from "../log/alignment.ts"
import type { Bookmark, LogHeader, RecordedEnvelope } from "../log/codec.ts"
import type { Explanation } from "../log/explained.ts"
import type { Path } from "../log/readable.ts"
import type { Trust } from "../log/verdict.ts"
import type { Edit } from "../log/what-if.ts"
import type { Found, StateRow } from "./state-rows.ts"
import type { PackedRows, Stops } from "./timeline-rows.ts"

export interface Opened {
  readonly header: LogHeader
  readonly length: number
  /** Each a sentence: why the log may replay otherwise than it was. */
  readonly trust: Trust
  readonly reasons: readonly string[]
  /** Numbers of the events, in order. */
  readonly seqs: Float64Array
  /** Times of the events in ms since 1970. */
  readonly times: Float64Array
  readonly rows: PackedRows
  readonly stops: Stops
  /** Languages that the app spoke in it, two letters each. */
  readonly languages: readonly string[]
}

/** A value before and after, as its JSON, cut off where it is long. */
export interface ShownChange {
  readonly path: Path
  readonly before: string
  readonly after: string
}

/** The first of many changes, and the number of all. */
export interface ShownChanges {
  readonly changes: readonly ShownChange[]
  readonly count: number
}

export interface Moment {
  readonly count: number
  /** The event that led to it; null before the first. */
  readonly envelope: RecordedEnvelope | null
  /** The cause of that event in words. */
  readonly cause: string | null
  readonly changed: ShownChanges
}

export interface Checked {
  /** Null: it can be asked. */
  readonly problem: string | null
}

/** The difference that edits of the log make. */
export interface Otherwise {
  /** After the first event at which it is seen; null: nowhere. */
  readonly first: { readonly seq: number; readonly changed: ShownChanges } | null
  readonly atEnd: ShownChanges
  /** The reasons for which edited events can't be folded. */
  readonly failed: readonly string[]
}

export interface LogQuestions {
  readonly open: (of: { readonly file: Blob }) => Opened | { readonly problem: string }
  readonly moment: (of: { readonly count: number }) => Moment
  /** Answers a stage for its scenes, on a port that leads there. */
  readonly giveScenesTo: (of: { readonly port: MessagePort }) => null
  readonly state: (of: {
    readonly count: number
    readonly open: readonly string[]
    readonly changedOnly: boolean
  }) => readonly StateRow[]
  readonly search: (of: { readonly count: number; readonly words: string }) => readonly Found[]
  readonly explain: (of: { readonly count: number; readonly path: Path }) => Explanation
  /** The path that a text means at a moment. */
  readonly path: (of: { readonly count: number; readonly text: string }) => Path
  readonly touching: (of: { readonly path: Path }) => readonly number[]
  readonly check: (of: { readonly test: string }) => Checked
  /** Places of the events after which a test holds. */
  readonly find: (of: { readonly test: string }) => readonly number[]
  readonly bisect: (of: { readonly test: string }) => { readonly at: number; readonly looks: number } | null
  /** The differences between two moments, which are numbers of events. */
  readonly difference: (of: { readonly from: number; readonly to: number }) => ShownChanges
  readonly learned: (of: null) => LearnedFacts
  readonly whatIf: (of: { readonly edits: readonly Edit[] }) => Otherwise
  readonly save: (of: { readonly bookmarks: readonly Bookmark[] }) => Blob
}

/** A promise of a read model that an event broke, or a recipe for it that failed. */
export interface Broken {
  readonly at: number
  readonly what: string
}

export type LogNotice =
  | { readonly kind: "reading"; readonly done: number; readonly of: number }
  | { readonly kind: "folding"; readonly done: number; readonly of: number }
  /** Broken promises among the events up to `done`, in the order of the events; each is said once, where it was broken first. */
  | { readonly kind: "broken"; readonly broken: readonly Broken[]; readonly done: number; readonly of: number }
