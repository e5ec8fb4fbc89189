/** Serves the built client: its files from memory, its page for every address of the app. Spec §2. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { negotiate } from "@fastify/accept-negotiator"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { isAppPage, isServersOwn } from "../../src/domain/app-paths.ts"
import { sendProblem } from "../contract/problems.ts"
import { invalid, notFound } from "../contract/refusals.ts"
import { isKnown } from "../contract/tags.ts"
import { encodings, openBuiltFiles, type BuiltFile, type BuiltFiles, type Encoding } from "./built-files.ts"

const distFolder = fileURLToPath(new URL("../../dist/", import.meta.url))

let built: BuiltFiles | undefined

/** The product's own build, read and hashed once a process, however many apps are in it. E381. */
export const builtClient = (): BuiltFiles => (built ??= openBuiltFiles(distFolder))

/** Built files carry their hash in their names, so they never change. */
const forever = "public, max-age=31536000, immutable"
export const askAgain = "no-cache"

/** Reads the build's manifest; each time, because a developer's build changes under a running server. */
export const builtManifest = (): { readonly sources: string; readonly styles: readonly string[] } | null => {
  try {
    return JSON.parse(readFileSync(join(distFolder, "manifest.json"), "utf8"))
  } catch {
    return null // not built
  }
}

/** Where the product's styles are, for pages that the server writes itself. */
export const builtStyles = (): string => `/${builtManifest()?.styles[0] ?? "assets/theme.css"}`

/** Answers where a file of the build is. */
export const builtPath = (file: string): string => join(distFolder, file)

/** The build's page, of which every address has one written. */
const pageFile = "index.html"

const pathOf = ({ url }: FastifyRequest): string => url.split("?")[0] ?? "/"

const isPage = (request: FastifyRequest): boolean => {
  const [method, path] = [request.method, pathOf(request)]
  return (method === "GET" || method === "HEAD") && (path === `/${pageFile}` || isAppPage(path))
}

/** Slashes in a row, backslashes and controls: no address that the app makes, but one that browsers may read as another site's. */
const isOdd = (path: string): boolean => {
  try {
    return /\/\/|[\\\p{Cc}]/u.test(decodeURIComponent(path))
  } catch {
    return true
  }
}

/** Answers whether people look at the answer; a file that is missing on a page is asked for otherwise. */
const isLookedAt = (request: FastifyRequest): boolean =>
  request.method === "GET" && !isServersOwn(pathOf(request)) && (request.headers.accept ?? "").includes("text/html")

/** The best way to send a file that whoever asks can read. */
const chosen = ({ headers }: FastifyRequest, file: BuiltFile): Encoding | null => {
  const there = encodings.filter((encoding) => Object.hasOwn(file.encoded, encoding))
  const accepted = negotiate(headers["accept-encoding"] ?? "", [...there, "identity"])
  return there.find((encoding) => encoding === accepted) ?? null
}

interface Sending {
  readonly cache: string
  /** The headers that the answer depends on, beside the encoding. */
  readonly varies?: readonly string[]
}

export const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltFile,
  { cache, varies = [] }: Sending,
): FastifyReply => {
  const encoding = chosen(request, file)
  const { body, tag } = (encoding === null ? undefined : file.encoded[encoding]) ?? file.plain
  reply.headers({ ETag: tag, "Cache-Control": cache })
  const vary = [...(Object.keys(file.encoded).length > 0 ? ["Accept-Encoding"] : []), ...varies]
  if (vary.length > 0) reply.header("Vary", vary.join(", "))
  if (isKnown(request, tag)) return reply.code(304).send()
  if (encoding !== null) reply.header("Content-Encoding", encoding)
  return reply.code(200).type(file.type).send(body)
}

/** The app all the same, with the status for machines: who only looks like a bot, a headless browser for one, reads what is not there any more. D13. */
const sendMissing = (reply: FastifyReply, { type, plain }: BuiltFile): FastifyReply =>
  reply.code(404).headers({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" }).type(type).send(plain.body)

interface WrittenPage {
  readonly file: BuiltFile
  /** A bot asks for what strangers can't see. */
  readonly isMissing: boolean
  readonly headers: Readonly<Record<string, string>>
  readonly varies: readonly string[]
}

/** Writes the page of an address from the build's own. */
export type WritePage = (request: FastifyRequest, template: BuiltFile) => Promise<WrittenPage>

export interface Serving {
  readonly built: BuiltFiles
  readonly writePage: WritePage
}

/** Answers an address that no router can read: people get the app, which says that there is no such page. E362. */
export const sendUnreadable = (built: BuiltFiles, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const page = isPage(request) || isLookedAt(request) ? built(pageFile) : undefined
  return page === undefined
    ? sendProblem(reply, request.id, invalid({ path: ["invalidFormat"] }))
    : sendMissing(reply, page)
}

export const serveClient = (app: FastifyInstance, { built, writePage }: Serving): void => {
  app.get<{ readonly Params: { readonly "*": string } }>("/*", (request, reply) => {
    const path = request.params["*"]
    const file = path === pageFile ? undefined : built(path)
    if (file === undefined) return reply.callNotFound()
    return sendFile(request, reply, file, { cache: path.startsWith("assets/") ? forever : askAgain })
  })
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const template = built(pageFile)
    const isApps = isPage(request) && !isOdd(pathOf(request))
    if (template !== undefined && !isApps && isLookedAt(request)) return sendMissing(reply, template)
    if (template === undefined || !isApps) return sendProblem(reply, request.id, notFound())
    const { file, isMissing, headers, varies } = await writePage(request, template)
    reply.headers(headers)
    return isMissing ? sendMissing(reply, file) : sendFile(request, reply, file, { cache: askAgain, varies })
  })
}
