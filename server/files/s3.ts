/** Keeps files in an S3-compatible bucket that all nodes share. */
import { randomUUID } from "node:crypto"
import { createReadStream } from "node:fs"
import { request as askHttp, type IncomingMessage } from "node:http"
import { request as askHttps } from "node:https"
import { Readable } from "node:stream"
import { text } from "node:stream/consumers"
import { pipeline } from "node:stream/promises"
import { hashOfNothing, signed, type Unsigned } from "./s3-signing.ts"
import type { StorageConfig } from "../config/storage.ts"
import { freshForMs, keptPath } from "./store.ts"
import type { FileStore } from "../contract/services.ts"

interface Call extends Pick<Unsigned, "method"> {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly bodyHash?: string
  readonly body?: Readable
}

const longestSilenceMs = 30_000

const send = async (config: StorageConfig, call: Call, signal?: AbortSignal): Promise<IncomingMessage> => {
  const { method, path, headers = {}, bodyHash = hashOfNothing, body = Readable.from([]) } = call
  const url = new URL(`${config.endpoint}/${config.bucket}/${path}`)
  const ask = url.protocol === "https:" ? askHttps : askHttp
  const all = await signed(config, { method, url, bodyHash, headers, at: new Date() })
  const asked = ask(url, { method, headers: all, ...(signal && { signal }) })
  asked.setTimeout(longestSilenceMs, () => asked.destroy(new Error("The bucket does not answer.")))
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asked.once("response", resolve)
    asked.once("error", reject)
  })
  const [answer] = await Promise.all([answered, pipeline(body, asked)])
  return answer
}

/** The answer, or null where the bucket has no such thing. */
const answerOf = async (config: StorageConfig, call: Call): Promise<IncomingMessage | null> => {
  const answer = await send(config, call)
  const { statusCode: status = 0 } = answer
  if (status >= 200 && status < 300) return answer
  answer.resume()
  if (status === 404) return null
  throw new Error(`The bucket answered ${call.method} with ${status}.`)
}

export interface BucketRefusal {
  readonly status: number
  /** The service's own, such as `AccessDenied`; empty where it says none. */
  readonly code: string
}

/** Writes something and deletes it again; answers how the bucket refuses, and null where it takes both. */
export const tryBucket = async (config: StorageConfig, signal: AbortSignal): Promise<BucketRefusal | null> => {
  const path = `tried/${randomUUID()}`
  for (const method of ["PUT", "DELETE"] as const) {
    const headers: Call["headers"] = method === "PUT" ? { "content-length": "0" } : {}
    const answer = await send(config, { method, path, headers }, signal)
    const [, code = ""] = /<Code>(\w+)<\/Code>/u.exec(await text(answer)) ?? []
    const { statusCode: status = 0 } = answer
    if (status < 200 || status >= 300) return { status, code }
  }
  return null
}

const done = (answer: IncomingMessage | null): void => {
  answer?.resume()
}

export const openBucketStore = (config: StorageConfig): Pick<FileStore, "keep" | "sizeOf" | "read" | "remove"> => {
  const look = async (path: string) => {
    const answer = await answerOf(config, { method: "HEAD", path })
    done(answer)
    if (answer === null) return null
    const { "content-length": size, "last-modified": at = "" } = answer.headers
    return { size: Number(size), age: Date.now() - Date.parse(at) }
  }
  return {
    keep: async ({ path, hash, size }) => {
      const kept = keptPath(hash)
      const headers = { "content-length": String(size), "content-type": "application/octet-stream" }
      const body = createReadStream(path)
      done(await answerOf(config, { method: "PUT", path: kept, headers, bodyHash: hash, body }))
      // The received file stays until it is discarded: a transaction that is tried again keeps it a second time.
      return kept
    },
    sizeOf: async (path) => (await look(path))?.size ?? null,
    read: async (path, range) => {
      const headers = range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` }
      const answer = await answerOf(config, { method: "GET", path, headers })
      if (answer === null) throw new Error("The bucket has lost a file.")
      return answer
    },
    remove: async (path) => {
      const seen = await look(path)
      if (seen !== null && seen.age > freshForMs) done(await answerOf(config, { method: "DELETE", path }))
    },
  }
}
