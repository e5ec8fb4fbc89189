/** Reads what a hub request carries, the same way for routes and upgrades, and refuses it. */
import { randomUUID } from "node:crypto"
import { STATUS_CODES, type IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import type { ProblemType } from "../../src/domain/problems.ts"
import { hubNames, type HubName } from "../contract/hub-names.ts"

export const hubPaths: Readonly<Record<HubName, string>> = {
  "user-notifications": "/hubs/user-notifications",
  "system-notifications": "/hubs/system-notifications",
}

/** The hub of a path. */
export const hubAt = (path: string): HubName | null => hubNames.find((name) => hubPaths[name] === path) ?? null

export interface HubRequest {
  /** Only the path may be logged: the query holds secrets. */
  readonly path: string
  readonly connectionToken: string | null
  readonly accessToken: string | undefined
}

/** Parses URL and bearer token. Browsers can't set headers on a WebSocket, so the token may be in the query. */
export const readHubRequest = ({ url = "/", headers }: Pick<IncomingMessage, "url" | "headers">): HubRequest => {
  const [path = "/", query = ""] = url.split("?", 2)
  const values = new URLSearchParams(query)
  const bearer = /^bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1]
  return {
    path,
    connectionToken: values.get("id"),
    accessToken: bearer ?? values.get("access_token") ?? undefined,
  }
}

export interface Refusal {
  readonly status: 400 | 401 | 404 | 500
  readonly type: ProblemType
  readonly message: string
}

export const refusals = {
  unauthorized: { status: 401, type: "UnauthorizedException", message: "Sign in, and create the account, first." },
  unknownConnection: { status: 404, type: "NotFoundException", message: "There is no such connection." },
  unknownPath: { status: 404, type: "NotFoundException", message: "There is nothing to connect to here." },
  malformed: { status: 400, type: "ValidationException", message: "The request doesn't fit the connection." },
  tooManyConnections: {
    status: 400,
    type: "TooManyRequestsException",
    message: "The account holds as many connections as it may.",
  },
  fault: { status: 500, type: "InternalException", message: "Something went wrong on our side." },
} as const satisfies Readonly<Record<string, Refusal>>

/** Refuses an upgrade by writing an HTTP response to the raw socket. */
export const refuseUpgrade = (socket: Duplex, { status, type, message }: Refusal): void => {
  const body = JSON.stringify({ type, message, traceId: randomUUID() })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    "Connection: close",
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.once("finish", () => socket.destroy())
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`)
}
