/** The contract's operations and shapes as types: the generated ones, which the client's SDK uses, too. */
import type { FileExtension } from "../../src/domain/files.ts"
import type { components as Core, operations as CoreOperations } from "../../src/sdk/generated/core.ts"
import type {
  components as Notifications,
  operations as NotificationsOperations,
} from "../../src/sdk/generated/notifications.ts"
import type { operations as SupportOperations } from "../../src/sdk/generated/support.ts"

type HubMessages = Extract<keyof NotificationsOperations, `on${string}`>
type Operations = CoreOperations & Omit<NotificationsOperations, HubMessages> & SupportOperations

export type OperationId = keyof Operations
export type Wire = Core["schemas"]
export type SpanReport = Wire["SpanReport"]
export type SystemNotification = Notifications["schemas"]["SystemNotification"]
export type UserNotification = Notifications["schemas"]["UserNotification"]
export type NotificationMetadata = Notifications["schemas"]["NotificationMetadata"]
export type WireNotification = Notifications["schemas"]["Notification"]
export type NewPushClient = Notifications["schemas"]["NewPushClient"]
export type ChatUnread = Notifications["schemas"]["ChatUnread"]

type Given<Value> = [NonNullable<Value>] extends [never] ? Readonly<Record<never, never>> : Readonly<NonNullable<Value>>
type Part<Id extends OperationId, Name extends "path" | "query" | "header"> = Operations[Id]["parameters"] extends {
  readonly [Key in Name]?: infer Value
}
  ? Given<Value>
  : never

/** An uploaded file, complete, in a temporary place until it is kept or discarded. */
export interface ReceivedFile {
  readonly path: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly hash: string
  readonly mediaType: string
  readonly extension: FileExtension
}

/** The sender of an upload. */
export interface Sender {
  readonly accountKey: string
  /** Aborts when the client has disconnected: nobody waits for the file any more. */
  readonly gone?: AbortSignal
}

type BodyOf<Content> = Content extends { readonly "application/json": infer Value } ? Value : ReceivedFile

export type Body<Id extends OperationId> = Operations[Id] extends {
  readonly requestBody: { readonly content: infer Content }
}
  ? BodyOf<Content>
  : Operations[Id] extends { readonly requestBody?: { readonly content: infer Content } }
    ? BodyOf<Content> | undefined
    : undefined

/** Node gives header names in lower case. */
type InSmallLetters<Named> = { readonly [Name in keyof Named as Lowercase<Name & string>]: Named[Name] }

/** A handler's input, validated against the contract. */
export interface Input<Id extends OperationId> {
  readonly path: Part<Id, "path">
  readonly query: Part<Id, "query">
  readonly header: InSmallLetters<Part<Id, "header">>
  readonly body: Body<Id>
}

type Responses<Id extends OperationId> = Operations[Id]["responses"]
type Success<Id extends OperationId> = Responses<Id>[keyof Responses<Id> & (200 | 201 | 204)]

/** The answer of a successful operation; null where it has no content. */
export type Answer<Id extends OperationId> =
  Success<Id> extends { readonly content: { readonly "application/json": infer Value } } ? Value : null
