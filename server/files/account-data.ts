/** Serves a person's own data by its signed link: one zip, made while it is sent, so that its size needs no memory. */
import { Readable } from "node:stream"
import type { ReadableStream } from "node:stream/web"
import { makeZip } from "client-zip"
import type { FastifyInstance } from "fastify"
import { filesLine } from "../contract/door.ts"
import type { FairTurns } from "../contract/fair-turns.ts"
import { notFound } from "../contract/refusals.ts"
import type { DataLinks, DataPart } from "../contract/services.ts"

interface Serving {
  readonly links: DataLinks
  readonly now: () => Date
  /** Answers whether the sign-in that asked for a link has not ended. */
  readonly isLive: (session: string) => Promise<boolean>
  /** The turns in which pages of rows ask the database, each its own, however long the zip takes. */
  readonly turns: FairTurns
  /** Null where there is no such account any more. */
  readonly partsOf: (
    accountKey: string,
    inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>,
  ) => Promise<AsyncIterable<DataPart> | null>
}

interface Asked {
  readonly Params: { readonly key: string }
  readonly Querystring: { readonly expires?: unknown; readonly session?: unknown; readonly signature?: unknown }
}

const headers = {
  "Content-Type": "application/zip",
  "Content-Disposition": 'attachment; filename="my-data.zip"',
  "Cache-Control": "no-store",
} as const

export const serveAccountData = (app: FastifyInstance, { links, now, isLive, turns, partsOf }: Serving): void => {
  app.get<Asked>("/account-data/:key", { exposeHeadRoute: false }, async ({ params, query, ip }, reply) => {
    const { key } = params
    const expires = Number(query.expires)
    const { signature } = query
    const session = typeof query.session === "string" ? query.session : null
    const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => turns.inTurn(filesLine(ip), work)
    if (typeof signature !== "string" || !links.isGood(key, { expires, session, signature }, now())) throw notFound()
    if (session !== null && !(await inTurn(() => isLive(session)))) throw notFound()
    const parts = await partsOf(key, inTurn)
    if (parts === null) throw notFound()
    // The same class of Node, by two names in its types.
    return reply.headers(headers).send(Readable.fromWeb(makeZip(parts) as ReadableStream))
  })
}
