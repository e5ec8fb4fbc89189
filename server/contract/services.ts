/**
 * The services that every handler shares, as interfaces: rooms above implement them, and app.ts hands them in.
 * architecture: Server.
 */
import type { Readable } from "node:stream"
import type { Transaction } from "kysely"
import type { FeedbackReveal } from "../../src/domain/feedback.ts"
import type { Flags } from "../../src/domain/flags.ts"
import type { Language } from "../../src/domain/languages.ts"
import type { AddressCountry } from "../../src/domain/locations.ts"
import type { IntegrationsConfig } from "../config/integrations.ts"
import type { Schema } from "../db/schema.ts"
import type { Pushing } from "./pushes.ts"
import type { SpanReport, Wire } from "./shapes.ts"

export type Db = Transaction<Schema>

/** The parts of a file's address. */
export interface LinkedFile {
  readonly fileKey: string
  /** The address is that of a smaller copy; its signature is good for the copies of all widths. E673. */
  readonly isCopy?: boolean | undefined
  /** Pixels: the width that an address from before E673 is signed with, and good for alone. */
  readonly signedWidth?: number | undefined
  /** The address leads nowhere from then on; one without an end is good as long as the file is there. E607. */
  readonly ends?: Date | null | undefined
}

export interface FileLinks {
  readonly of: (file: Pick<LinkedFile, "fileKey" | "ends">) => string
  /** Addresses of a file's smaller copies by their widths, signed once for all of them. */
  readonly copiesOf: (file: Pick<LinkedFile, "fileKey" | "ends">) => (width: number) => string
  readonly isGood: (file: LinkedFile, signature: string, now: Date) => boolean
}

export interface WrittenFile {
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** SHA-256, hex. */
  readonly hash: string
}

/** Bytes from `start` to `end`, both of them included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface FileStore {
  /** Writes a stream to a place of its own, and reports what arrived. */
  readonly receive: (content: Readable) => Promise<WrittenFile>
  /** Puts what was received where it stays, and may be asked to twice; answers its path there. Discard it afterwards. */
  readonly keep: (file: WrittenFile) => Promise<string>
  /** Answers how many bytes a kept file has; null where there is none. */
  readonly sizeOf: (path: string) => Promise<number | null>
  /** A kept file's content, or a part of it. */
  readonly read: (path: string, range?: ByteRange) => Promise<Readable>
  /** Removes a kept file, unless somebody has just kept the same content again. */
  readonly remove: (path: string) => Promise<void>
  /** Throws away what was received and not kept. */
  readonly discard: (file: Pick<WrittenFile, "path">) => Promise<void>
  /** Throws away what runs that were killed had received and not kept. */
  readonly discardAbandoned: () => Promise<void>
}

/** Takes a picture out of the video at a path; null where it can't be read. */
export type DrawPoster = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

export interface AddressQuery {
  readonly text: string
  readonly countries: readonly AddressCountry[]
  readonly top: number
  readonly language: Language
}

export type Geocoder = (query: AddressQuery) => Promise<readonly Wire["Address"][]>

/** Translates each of the texts, or refuses all of them. */
export type Translator = (texts: readonly string[], target: Language) => Promise<readonly string[]>

/** A letter to one person by e-mail. */
export interface Letter {
  /** The bare address: it is never read as a list or with a name. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Dropped: nobody will ever take this letter, and the log says why. */
export type LetterOutcome = "sent" | "dropped"

/** @throws {TryLater} when the mail server can't take it now (later.ts) */
export type SendLetter = (letter: Letter) => Promise<LetterOutcome>

/** Links to people's own data (E284). */
export interface DataLinks {
  /** `session`: the sign-in that asked for it, and without which it ends. */
  readonly of: (accountKey: string, expiresAt: Date, session: string | null) => string
  /**
   * Answers whether the address is signed, for this account and sign-in, and its time is not over. `expires`: ms since
   * 1970.
   */
  readonly isGood: (
    accountKey: string,
    given: { readonly expires: number; readonly session: string | null; readonly signature: string },
    now: Date,
  ) => boolean
}

/** One device on which a person is signed in at the embedded provider. */
export interface SignIn {
  readonly key: string
  readonly userAgent: string
  readonly signedInAt: Date
  /** The moment when it last asked for tokens: at most their lifetime ago while it is in use. */
  readonly lastUsedAt: Date
  /** The sign-in is the one that asks. */
  readonly isThis: boolean
}

/** The sign-ins of people; those at another provider are not ours to see or to end (E282, E340). */
export interface SignIns {
  /** The one used last first; `session`: the asker's own. */
  readonly list: (db: Db, subject: string, session: string | null) => Promise<readonly SignIn[]>
  /** Ends one with the transaction; false where the person has none with that key. */
  readonly end: (db: Db, subject: string, key: string) => Promise<boolean>
  readonly endAll: (db: Db, subject: string) => Promise<void>
}

/** A file in the zip of somebody's data. */
export interface DataPart {
  readonly name: string
  readonly input: string | AsyncIterable<string | Uint8Array>
}

/** The services that all handlers share. */
export interface Services {
  readonly now: () => Date
  readonly newKey: () => string
  readonly links: FileLinks
  readonly files: FileStore
  readonly dataLinks: DataLinks
  /** Null where videos get no posters (E232). */
  readonly drawPoster: DrawPoster | null
  /** The time that a text waits before moderation decides. */
  readonly moderationDelayMs: number
  readonly feedbackReveal: FeedbackReveal
  readonly flags: Flags
  readonly geocode: Geocoder
  readonly translate: Translator
  readonly push: Pushing
  /** Takes what a client at an address took part in (E732). */
  readonly takeSpans: (address: string, report: SpanReport) => void
  readonly sendLetter: SendLetter
  readonly signIns: SignIns
  readonly stores: IntegrationsConfig["stores"]
}
