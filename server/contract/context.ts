/** What every handler is given: the database's transaction, who asks, and the ways to answer. architecture: Server. */
import type { Kysely, Transaction } from "kysely"
import type { FeedbackReveal } from "../../src/domain/feedback.ts"
import type { Flags } from "../../src/domain/flags.ts"
import type { Language } from "../../src/domain/languages.ts"
import type { Notice } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import type { FileLinks } from "../files/links.ts"
import type { FileStore } from "../files/store.ts"
import type { OutsideConfig } from "../outside/config.ts"
import type { Geocoder } from "../outside/geocoder.ts"
import type { Translator } from "../outside/translator.ts"
import type { Pushing } from "../push/sending.ts"
import type { Answer, Body, Input, OperationId, ReceivedFile } from "./shapes.ts"

export type Db = Transaction<Schema>

/** Who the access token says is asking; there may be no account yet. */
export interface Identified {
  readonly subject: string
  readonly name: string | null
  readonly email: string | null
  /** Of the token: `admin` for moderators (D18). */
  readonly roles: readonly string[]
}

/** Whether the token is a moderator's, who has no account in the market, or has one that rests meanwhile (D18). */
export const isModerator = ({ roles }: Pick<Identified, "roles">): boolean => roles.includes("admin")

export interface Caller extends Identified {
  readonly accountKey: string
}

/** What the whole server shares. */
export interface Services {
  readonly now: () => Date
  readonly newKey: () => string
  readonly links: FileLinks
  readonly files: FileStore
  /** How long a text waits for moderation. */
  readonly moderationDelayMs: number
  readonly feedbackReveal: FeedbackReveal
  readonly flags: Flags
  readonly geocode: Geocoder
  readonly translate: Translator
  readonly push: Pushing
  readonly stores: OutsideConfig["stores"]
}

interface Asked<Id extends OperationId> {
  readonly db: Db
  readonly services: Services
  readonly input: Input<Id>
  readonly language: Language
  /** Somebody without a token asks from here; kept as a hash where it is kept at all. */
  readonly address: string
  /** What the program that asks calls itself; empty when it does not say. */
  readonly userAgent: string
}

/**
 * What a write did: whom to tell, and its answer. Both are read after those to be told were locked, so they are whole.
 */
export interface Written<Id extends OperationId> {
  readonly tell: readonly Notice[]
  readonly answer: () => Promise<Answer<Id>>
}

/**
 * Every upload says who may send it: asked in a snapshot before the file is read, and once more by the handler in its
 * transaction. It throws what the handler would, so that a refused file is neither received nor drawn (E170).
 */
type Admission<Id extends OperationId, Kind extends Access> = [Body<Id>] extends [ReceivedFile]
  ? {
      readonly admit: (
        asked: Omit<Asked<Id>, "input"> & {
          readonly input: Omit<Input<Id>, "body">
          readonly caller: CallerOf<Kind>
        },
      ) => Promise<void>
    }
  : unknown

/** `caller` is `null` where the contract lets anybody ask. */
export type Access = "anyone" | "identified" | "account"

type CallerOf<Kind extends Access> = Kind extends "account"
  ? Caller
  : Kind extends "identified"
    ? Identified
    : Caller | null

export type Handler<Id extends OperationId> = {
  readonly [Kind in Access]:
    | {
        readonly kind: "read"
        readonly access: Kind
        readonly handle: (asked: Asked<Id> & { readonly caller: CallerOf<Kind> }) => Promise<Answer<Id>>
      }
    | ({
        readonly kind: "write"
        readonly access: Kind
        readonly handle: (asked: Asked<Id> & { readonly caller: CallerOf<Kind> }) => Promise<Written<Id>>
      } & Admission<Id, Kind>)
    | {
        /** Asks other servers, and is in no transaction meanwhile: nobody waits for those. */
        readonly kind: "outside"
        readonly access: Kind
        readonly handle: (
          asked: Omit<Asked<Id>, "db"> & { readonly db: Kysely<Schema>; readonly caller: CallerOf<Kind> },
        ) => Promise<Answer<Id>>
      }
}[Access]

/** A handler for each of some operations. */
export type Handlers<Id extends OperationId = OperationId> = { readonly [One in Id]: Handler<One> }
