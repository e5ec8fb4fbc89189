/**
 * Ends a node in order: its readiness says so first, whatever was asked is answered, and at last the rest is cut off.
 * Hubs tell their clients to come back, which a proxy leads to another node. architecture: Server.
 */
import { setTimeout as sleep } from "node:timers/promises"
import type { FastifyInstance } from "fastify"

/** A proxy that asks whether the node is ready asks at least so often, ms. */
const noticeMs = 2_000

/** An upload of the largest file over a slow line may take longer, and is sent again, ms. */
export const longestAnswerMs = 18_000

/** Time for what is nearly answered, ms. */
export const shortAnswerMs = 250

export interface Stopping {
  readonly isStopping: () => boolean
  /** Notes that somebody asks for the node's readiness, and so is to hear that it goes. */
  readonly asked: () => void
  /** Resolves once a proxy that asks has had the time to hear of it; whoever is sent here meanwhile is answered. */
  readonly giveNotice: () => Promise<void>
}

export const createStopping = (): Stopping => {
  let [isStopping, isAsked] = [false, false]
  return {
    isStopping: () => isStopping,
    asked: () => {
      isAsked = true
    },
    giveNotice: async () => {
      isStopping = true
      if (isAsked) await sleep(noticeMs)
    },
  }
}

/** Clients keep a connection for their next question, which goes to another node. */
const betweenLooksMs = 50

/** Takes nobody new, and waits so long for what is asked already. */
export const closeServer = async (server: FastifyInstance, longestMs: number): Promise<void> => {
  const { server: http } = server
  const cutOff = setTimeout(() => http.closeAllConnections(), longestMs)
  const looking = setInterval(() => http.closeIdleConnections(), betweenLooksMs)
  try {
    await server.close()
  } finally {
    clearTimeout(cutOff)
    clearInterval(looking)
  }
}
