/** Serves the built client: its files as they are, its page for every address of the app. Spec §2; D13, D106. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import { sendProblem } from "../contract/problems.ts"
import { notFound } from "../contract/refusals.ts"
import type { Schema } from "../db/schema.ts"
import { isMissingForBot } from "./missing.ts"

export const distFolder = fileURLToPath(new URL("../../dist/", import.meta.url))

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

/** Paths that are the server's own: an unknown one there is an error, not a page. */
const ownPath = /^\/(?:api|hubs|identity|files|environments|i18n|assets)(?:\/|$)/u

const pathOf = ({ url }: FastifyRequest): string => url.split("?")[0] ?? "/"

const isPage = (request: FastifyRequest): boolean => {
  const [method, path] = [request.method, pathOf(request)]
  return (method === "GET" || method === "HEAD") && !ownPath.test(path) && !/\.\w+$/u.test(path)
}

export const serveClient = (app: FastifyInstance, db: Kysely<Schema>): void => {
  void app.register(fastifyStatic, {
    root: distFolder,
    preCompressed: true,
    cacheControl: false,
    index: "index.html",
    setHeaders: (reply, path) => {
      void reply.header("Cache-Control", path.startsWith(join(distFolder, "assets")) ? forever : askAgain)
    },
  })
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const isThere =
      isPage(request) && !(await isMissingForBot(db, pathOf(request), request.headers["user-agent"] ?? ""))
    return isThere ? reply.sendFile("index.html") : sendProblem(reply, request.id, notFound())
  })
}
