/** The context of handlers: transaction, caller and input; and what a handler answers. architecture: Server. */
import { adminRole } from "../../src/domain/roles.ts"
import type { Kysely } from "kysely"
import type { Language } from "../../src/domain/languages.ts"
import type { Notice } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import type { Db, Services } from "./services.ts"
import type { Answer, Body, Input, OperationId, ReceivedFile } from "./shapes.ts"

/** The person that the access token names; there may be no account yet. */
export interface Principal {
  readonly subject: string
  readonly name: string | null
  readonly email: string | null
  /** Claim of the token: `admin` for moderators (D18). */
  readonly roles: readonly string[]
  /** The sign-in that the token came of; null where it is another provider's, or the house's own (E185). */
  readonly session: string | null
}

/** Answers whether the token is a moderator's; an account that the moderator may have is not used (D18). */
export const isModerator = ({ roles }: Pick<Principal, "roles">): boolean => roles.includes(adminRole)

export interface Caller extends Principal {
  readonly accountKey: string
}

interface HandlerContext<Id extends OperationId> {
  readonly db: Db
  readonly services: Services
  readonly input: Input<Id>
  readonly language: Language
  /** The client's IP address, which callers without a token are counted by; only ever stored as a hash. */
  readonly address: string
  /** The User-Agent header; empty when there is none. */
  readonly userAgent: string
}

/**
 * The result of a write: the notices to send, and its answer. Both are read after the accounts that are notified were
 * locked, so they include every earlier change.
 */
export interface WriteResult<Id extends OperationId> {
  readonly notices: readonly Notice[]
  readonly answer: () => Promise<Answer<Id>>
}

/**
 * Admission of an upload: who may send it, checked in a snapshot before the file is read, and once more by the handler
 * in its transaction. It throws what the handler would throw, so that a refused file is neither received nor processed
 * (E170).
 */
type Admission<Id extends OperationId, Kind extends Access> = [Body<Id>] extends [ReceivedFile]
  ? {
      readonly admit: (
        context: Omit<HandlerContext<Id>, "input"> & {
          readonly input: Omit<Input<Id>, "body">
          readonly caller: CallerOf<Kind>
        },
      ) => Promise<void>
    }
  : unknown

/** `caller` is `null` where the contract needs no token and none was sent. */
export type Access = "anyone" | "identified" | "account"

type CallerOf<Kind extends Access> = Kind extends "account"
  ? Caller
  : Kind extends "identified"
    ? Principal
    : Caller | null

export type Handler<Id extends OperationId> = {
  readonly [Kind in Access]:
    | {
        readonly kind: "read"
        readonly access: Kind
        /** A standby may answer it, a moment late (E733). */
        readonly mayLag?: true
        readonly handle: (context: HandlerContext<Id> & { readonly caller: CallerOf<Kind> }) => Promise<Answer<Id>>
      }
    | ({
        readonly kind: "write"
        readonly access: Kind
        readonly handle: (context: HandlerContext<Id> & { readonly caller: CallerOf<Kind> }) => Promise<WriteResult<Id>>
      } & Admission<Id, Kind>)
    | {
        /** Asks other servers, outside of any transaction, so that no lock or connection is held meanwhile. */
        readonly kind: "outside"
        readonly access: Kind
        readonly handle: (
          context: Omit<HandlerContext<Id>, "db"> & { readonly db: Kysely<Schema>; readonly caller: CallerOf<Kind> },
        ) => Promise<Answer<Id>>
      }
}[Access]

/** A handler for each of these operations. */
export type Handlers<Id extends OperationId = OperationId> = { readonly [One in Id]: Handler<One> }
