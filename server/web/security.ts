/** The security headers of every answer, its content security policy above all. architecture: Server. */
import type { FastifyInstance } from "fastify"
import type { Config } from "../config/config.ts"

/**
 * The content security policy: only what the server itself serves; tokens may come from another issuer, and maps from the
 * origins of their style (E264).
 */
const contentPolicy = ({
  issuer,
  publicUrl,
  map,
  apis,
}: Pick<Config, "issuer" | "publicUrl" | "map" | "apis">): string => {
  const issuerOrigin = new URL(issuer.issuer).origin
  const elsewhere = issuerOrigin === new URL(publicUrl).origin ? "" : ` ${issuerOrigin}`
  const maps = (map?.origins ?? []).map((origin) => ` ${origin}`).join("")
  const mocks = apis.mocks.map((origin) => ` ${origin}`).join("")
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' blob: data:${maps}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${elsewhere}${mocks}${maps}`,
    `frame-src 'self'${elsewhere}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${elsewhere}`,
    "frame-ancestors 'self'",
  ].join("; ")
}

/** Browsers that came by https once never come by http again for so long, s. The names below the host's are others' matter. */
const httpsAloneS = 365 * 24 * 3600

export const securityHeaders = (
  config: Pick<Config, "issuer" | "publicUrl" | "map" | "apis">,
): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": contentPolicy(config),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "geolocation=(self), camera=(self), microphone=(self)",
  ...(config.publicUrl.startsWith("https:") && { "Strict-Transport-Security": `max-age=${httpsAloneS}` }),
})

export const addSecurityHeaders = (
  app: FastifyInstance,
  config: Pick<Config, "issuer" | "publicUrl" | "map" | "apis">,
): void => {
  const headers = securityHeaders(config)
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers)
  })
}
