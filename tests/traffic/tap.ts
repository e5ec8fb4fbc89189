/** Listens at every HTTP server of the process that loads it, and dumps what is asked, answered and secret. */
import { EventEmitter } from "node:events"
import { Server as HttpServer, type IncomingMessage } from "node:http"
import { Server as HttpsServer } from "node:https"
import type { Socket } from "node:net"
import { dumpWire, isDumping } from "./dump.ts"
import { secretsInAnswer, secretsInBody, secretsInHead, type Secret } from "./secrets.ts"

/** Larger ones are files, and no JSON or form that holds a secret. */
const longestRead = 64 * 1024
const longestPath = 100

interface Asked {
  readonly method: string
  readonly path: string
}

/** The last question to each connection. */
const asked = new WeakMap<Socket, Asked>()
const known = new Set<string>()

const note = (way: "asked" | "answered", { method, path }: Asked, secrets: readonly Secret[]): void => {
  for (const { kind, value } of secrets) {
    const name = `${kind} ${value}`
    if (known.has(name)) continue
    known.add(name)
    dumpWire({ way, kind, method, path, value })
  }
}

const textOf = (chunk: unknown): string => {
  if (typeof chunk === "string") return chunk
  return chunk instanceof Uint8Array && chunk.length <= longestRead ? Buffer.from(chunk).toString("latin1") : ""
}

const hearAnswer = (socket: Socket, chunk: unknown): void => {
  const last = asked.get(socket)
  const text = textOf(chunk)
  if (last === undefined || text === "") return
  const status = Number(/^HTTP\/1\.1 (\d{3})/u.exec(text)?.[1] ?? 100)
  if (status > 100) dumpWire({ port: socket.localPort ?? 0, ...last, status })
  note("answered", last, secretsInAnswer(text))
}

/**
 * Hears everything written to a socket: by an answer, a hub, or one who refuses an upgrade with nothing but the
 * connection's end.
 */
const hearAnswers = (socket: Socket): void => {
  const write = socket.write.bind(socket) as (...args: readonly unknown[]) => boolean
  const end = socket.end.bind(socket) as (...args: readonly unknown[]) => Socket
  socket.write = (...args: readonly unknown[]) => {
    hearAnswer(socket, args[0])
    return write(...args)
  }
  socket.end = (...args: readonly unknown[]) => {
    hearAnswer(socket, args[0])
    return end(...args)
  }
}

const isRead = /^application\/(?:json|x-www-form-urlencoded)/u

/** Bodies come to a request piece by piece from the parser, whoever reads them and whether anybody does. */
const hearBody = (request: IncomingMessage, about: Asked): void => {
  const type = request.headers["content-type"] ?? ""
  if (!isRead.test(type)) return
  const push = request.push.bind(request)
  const parts: Buffer[] = []
  request.push = (part: unknown, encoding) => {
    if (Buffer.isBuffer(part)) parts.push(part)
    else if (part === null) note("asked", about, secretsInBody(type, textOf(Buffer.concat(parts))))
    return push(part, encoding)
  }
}

const hear = (request: IncomingMessage): void => {
  const { method = "", url = "/", headers, socket } = request
  const about = { method, path: (url.split("?")[0] ?? "").slice(0, longestPath) }
  if (!asked.has(socket)) hearAnswers(socket)
  asked.set(socket, about)
  note("asked", about, secretsInHead(url, headers))
  hearBody(request, about)
}

const tap = (server: EventEmitter): void => {
  server.emit = function emit(this: EventEmitter, event: string | symbol, ...args: readonly unknown[]) {
    if (event === "request" || event === "upgrade") hear(args[0] as IncomingMessage)
    return EventEmitter.prototype.emit.call(this, event, ...args)
  }
}

// Test files may share a process, and each of them loads this anew.
if (isDumping && !Object.hasOwn(HttpServer.prototype, "emit"))
  for (const { prototype } of [HttpServer, HttpsServer]) tap(prototype)
