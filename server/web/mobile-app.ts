/** Lets the pages of the mobile app ask, which have an origin of their own; nobody else's do. */
import cors from "@fastify/cors"
import type { FastifyInstance } from "fastify"
import type { MobileAppConfig } from "../config/mobile-app.ts"

const dayInSeconds = 24 * 60 * 60

/** Answers the headers that an answer depends on, with the origin of who asks. */
const variedByOrigin = (varies: string): string => {
  const names = varies.split(",").map((name) => name.trim())
  return [...names.filter((name) => name !== "" && name.toLowerCase() !== "origin"), "Origin"].join(", ")
}

/** Without credentials: the app sends its token, and no cookie of the server's ever reaches these pages. */
export const allowMobileApp = async (app: FastifyInstance, mobileApp: MobileAppConfig | null): Promise<void> => {
  if (mobileApp === null) return
  await app.register(cors, {
    origin: [...mobileApp.origins],
    credentials: false,
    methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    exposedHeaders: ["Account-Cursor", "ETag", "Retry-After"],
    maxAge: dayInSeconds,
  })
  // Routes that say what else their answers depend on do so in place of it; a cache would give one origin's answer to all. E462.
  app.addHook("onSend", async (_request, reply) => {
    reply.header("Vary", variedByOrigin(String(reply.getHeader("Vary") ?? "")))
  })
  // Pictures and videos are shown there by their addresses alone, without asking as a page of another origin would.
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/files/")) reply.header("Cross-Origin-Resource-Policy", "cross-origin")
  })
}
