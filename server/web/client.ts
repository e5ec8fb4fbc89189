/** Serves the built client: its files from memory, its page for every address of the app. Spec §2; D13, D106. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { negotiate } from "@fastify/accept-negotiator"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import { isAppPage } from "../../src/domain/app-paths.ts"
import { networkLine } from "../contract/door.ts"
import type { FairTurns } from "../contract/fair-turns.ts"
import { sendProblem } from "../contract/problems.ts"
import { invalid, notFound } from "../contract/refusals.ts"
import { isKnown } from "../contract/tags.ts"
import type { Schema } from "../db/schema.ts"
import { encodings, openBuiltFiles, type BuiltFile, type BuiltFiles, type Encoding } from "./built-files.ts"
import { isMissingForBot, type InTurn } from "./missing.ts"

const distFolder = fileURLToPath(new URL("../../dist/", import.meta.url))

let built: BuiltFiles | undefined

/** The product's own build, read and hashed once a process, however many apps are in it. E381. */
export const builtClient = (): BuiltFiles => (built ??= openBuiltFiles(distFolder))

/** Built files carry their hash in their names, so they never change. */
const forever = "public, max-age=31536000, immutable"
const askAgain = "no-cache"

/** What the build says about itself; read each time, because a developer's build changes under a running server. */
export const builtManifest = (): { readonly sources: string; readonly styles: readonly string[] } | null => {
  try {
    return JSON.parse(readFileSync(join(distFolder, "manifest.json"), "utf8"))
  } catch {
    return null // not built
  }
}

/** Where the product's styles are, for pages that the server writes itself. */
export const builtStyles = (): string => `/${builtManifest()?.styles[0] ?? "assets/theme.css"}`

const pathOf = ({ url }: FastifyRequest): string => url.split("?")[0] ?? "/"

const isPage = (request: FastifyRequest): boolean => {
  const { method } = request
  return (method === "GET" || method === "HEAD") && isAppPage(pathOf(request))
}

/** The best way to send a file that whoever asks can read. */
const chosen = ({ headers }: FastifyRequest, file: BuiltFile): Encoding | null => {
  const there = encodings.filter((encoding) => file.encoded[encoding] !== undefined)
  const accepted = negotiate(headers["accept-encoding"] ?? "", [...there, "identity"])
  return there.find((encoding) => encoding === accepted) ?? null
}

const sendFile = (request: FastifyRequest, reply: FastifyReply, path: string, file: BuiltFile): FastifyReply => {
  const encoding = chosen(request, file)
  const { body, tag } = (encoding === null ? undefined : file.encoded[encoding]) ?? file.plain
  reply.headers({ ETag: tag, "Cache-Control": path.startsWith("assets/") ? forever : askAgain })
  if (Object.keys(file.encoded).length > 0) reply.header("Vary", "Accept-Encoding")
  if (isKnown(request, tag)) return reply.code(304).send()
  if (encoding !== null) reply.header("Content-Encoding", encoding)
  return reply.code(200).type(file.type).send(body)
}

/** The app all the same, with the status for machines: who only looks like a bot, a headless browser for one, reads what is not there any more. D13. */
const sendMissing = (reply: FastifyReply, { type, plain }: BuiltFile): FastifyReply =>
  reply.code(404).header("Cache-Control", "no-store").type(type).send(plain.body)

export interface Serving {
  readonly db: Kysely<Schema>
  /** Whose turn it is to ask the database. */
  readonly turns: FairTurns
  readonly built: BuiltFiles
}

/** Answers an address that no router can read: people get the app, which says that there is no such page. E362. */
export const sendUnreadable = (built: BuiltFiles, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const page = isPage(request) ? built("index.html") : undefined
  return page === undefined
    ? sendProblem(reply, request.id, invalid({ path: ["invalidFormat"] }))
    : sendMissing(reply, page)
}

export const serveClient = (app: FastifyInstance, { db, turns, built }: Serving): void => {
  app.get<{ readonly Params: { readonly "*": string } }>("/*", (request, reply) => {
    const path = request.params["*"] || "index.html"
    const file = built(path)
    return file === undefined ? reply.callNotFound() : sendFile(request, reply, path, file)
  })
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const page = built("index.html")
    if (page === undefined || !isPage(request)) return sendProblem(reply, request.id, notFound())
    const { "user-agent": agent = "" } = request.headers
    const inTurn: InTurn = (work) => turns.inTurn(networkLine(request.ip), work)
    const isMissing = await isMissingForBot(db, pathOf(request), agent, inTurn)
    return isMissing ? sendMissing(reply, page) : sendFile(request, reply, "index.html", page)
  })
}
