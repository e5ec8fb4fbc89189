/** Lets the pages of the mobile app ask, which have an origin of their own; nobody else's do. E451. */
import cors from "@fastify/cors"
import type { FastifyInstance } from "fastify"
import type { MobileAppConfig } from "../config/mobile-app.ts"

const dayInSeconds = 24 * 60 * 60

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
  // Pictures and videos are shown there by their addresses alone, without asking as a page of another origin would.
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/files/")) reply.header("Cross-Origin-Resource-Policy", "cross-origin")
  })
}
