/**
 * Names a request, in its log lines and in its answer. A proxy that is trusted has named it before, so that its log and this
 * one can be laid side by side.
 */
import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { compile } from "@fastify/proxy-addr"

export const requestIdHeader = "X-Request-Id"

/** A proxy may pass on the name that somebody gave to a request: a longer or another text has no place in a log. */
const isName = /^[\w-]{8,64}$/u

/** `trustedProxies`: addresses and nets, as the configuration has them. */
export const createRequestIds = (trustedProxies: readonly string[]): ((request: IncomingMessage) => string) => {
  const isTrusted = trustedProxies.length === 0 ? () => false : compile([...trustedProxies])
  return ({ socket, headers }) => {
    const given = headers[requestIdHeader.toLowerCase()]
    const isGiven = typeof given === "string" && isName.test(given) && isTrusted(socket.remoteAddress ?? "", 0)
    return isGiven ? given : randomUUID()
  }
}
