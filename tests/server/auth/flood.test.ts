/** Tries to sign in that come all at once: most are refused unhashed, and nobody else waits for them. Law 21. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openBuiltFiles } from "../../../server/web/built-files.ts"
import { serveClient } from "../../../server/web/client.ts"
import { asBuilt } from "../web/as-built.ts"
import { startIdentityServer, type IdentityServer } from "./identity-server.ts"
import { newVisitor } from "./visitor.ts"

const tries = 150

/** The longest that others may wait in the middle; behind 150 hashes it was as long as they took. */
const longestMs = 1_000

let server: IdentityServer
let files: FastifyInstance
let filesUrl: string
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marketplace-client-"))
  await writeFile(join(folder, "favicon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>")
  await writeFile(join(folder, "index.html"), "<!doctype html>")
  server = await startIdentityServer()
  files = fastify()
  files.get("/health", async () => ({ status: "ready" }))
  serveClient(files, { built: openBuiltFiles(folder), writePage: asBuilt })
  filesUrl = await files.listen({ port: 0, host: "127.0.0.1" })
})
afterAll(async () => {
  await files.close()
  await server.close()
  await rm(folder, { recursive: true })
})

const tookMs = async (path: string): Promise<number> => {
  const started = performance.now()
  const answer = await fetch(filesUrl + path)
  await answer.arrayBuffer()
  expect(answer.status).toBe(200)
  return performance.now() - started
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

/** Measures the waits of others who ask again and again while something goes on. */
const waitDuring = async <Answer>(doing: Promise<Answer>) => {
  const over = new AbortController()
  const done = doing.finally(() => over.abort())
  const [favicons, healths]: [number[], number[]] = [[], []]
  while (!over.signal.aborted) {
    const [favicon, health] = await Promise.all([tookMs("/favicon.svg"), tookMs("/health")])
    favicons.push(favicon)
    healths.push(health)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { done: await done, favicon: median(favicons), health: median(healths) }
}

describe.each([
  ["signing in", "signIn"],
  ["registering", "register"],
])("%s 150 times at once", (_what, form) => {
  it("from one network is mostly refused, and holds up nobody", async () => {
    const visitor = newVisitor(server)
    const { url } = await visitor.authorize()
    await visitor.get(url)
    const flood = Promise.all(
      Array.from({ length: tries }, (_, place) =>
        visitor.submit(`${url}?form=${form}`, {
          name: "Ana Pop",
          email: `${form}-${place}@example.com`,
          password: "correct horse battery",
        }),
      ),
    )
    const { done, favicon, health } = await waitDuring(flood)
    expect(Math.max(favicon, health)).toBeLessThan(longestMs)
    const refused = done.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(tries / 2)
    for (const { headers, text } of refused) {
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
      expect(text).toContain('role="alert"')
    }
  })
})
