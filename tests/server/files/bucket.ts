/** A bucket of one's own on a free port, as strict about signatures as the real thing. */
import { createHash } from "node:crypto"
import { createServer } from "node:http"
import { signed } from "../../../server/files/s3-signing.ts"
import type { StorageConfig } from "../../../server/config/storage.ts"

export interface Bucket {
  readonly config: StorageConfig
  /** The contents of the bucket, by their paths. */
  readonly kept: ReadonlyMap<string, Buffer>
  /** Lets everything look as old as this. */
  readonly age: (ms: number) => void
  readonly close: () => Promise<void>
}

const unsignedHeaders = new Set(["connection", "authorization", "host", "x-amz-content-sha256", "x-amz-date"])

/** `20130524T000000Z` → a moment. */
const momentOf = (text: string): Date => new Date(text.replace(/^(....)(..)(..)T(..)(..)(..)Z$/u, "$1-$2-$3T$4:$5:$6Z"))

export const startBucket = async (): Promise<Bucket> => {
  const keys = { region: "eu-central-1", bucket: "pictures", accessKey: "key", secretKey: "very secret" }
  const kept = new Map<string, Buffer>()
  let agedMs = 0
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", async () => {
      const body = Buffer.concat(parts)
      const { method = "", url = "", headers } = request
      const bodyHash = createHash("sha256").update(body).digest("hex")
      const given = Object.entries(headers).filter(([name]) => !unsignedHeaders.has(name))
      const wanted = await signed(keys, {
        method: method as "GET",
        url: new URL(url, `http://${headers.host ?? ""}`),
        bodyHash,
        headers: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
        at: momentOf(String(headers["x-amz-date"])),
      })
      const path = url.replace(`/${keys.bucket}/`, "")
      const found = kept.get(path)
      const at = new Date(Date.now() - agedMs).toUTCString()
      if (headers.authorization !== wanted["authorization"]) response.writeHead(403).end()
      else if (method === "PUT") {
        kept.set(path, body)
        response.writeHead(200).end()
      } else if (found === undefined) response.writeHead(404).end("<Error/>")
      else if (method === "DELETE") {
        kept.delete(path)
        response.writeHead(204).end()
      } else {
        const [, start = "0", end = String(found.length - 1)] = /^bytes=(\d+)-(\d+)$/u.exec(headers.range ?? "") ?? []
        const part = found.subarray(Number(start), Number(end) + 1)
        response.writeHead(headers.range === undefined ? 200 : 206, {
          "Content-Length": part.length,
          "Last-Modified": at,
        })
        response.end(method === "HEAD" ? undefined : part)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return {
    config: { ...keys, endpoint: `http://127.0.0.1:${port}` },
    kept,
    age: (ms) => {
      agedMs = ms
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
