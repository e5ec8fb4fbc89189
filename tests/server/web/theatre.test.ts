/** The theatre is served where the installation is for testing, and its stage may ask nobody for anything. architecture: Theatre. */
import fastify from "fastify"
import { describe, expect, it } from "vitest"
import type { BuiltFile } from "../../../server/web/built-files.ts"
import { serveClient } from "../../../server/web/client.ts"
import { serveTheatre } from "../../../server/web/theatre.ts"
import { defaultFlags } from "../../../src/domain/flags.ts"
import { stagePage, theatrePage } from "../../../src/domain/theatre-pages.ts"
import { asBuilt } from "./as-built.ts"

const file = (text: string, type = "text/html; charset=utf-8"): BuiltFile => ({
  type,
  plain: { body: Buffer.from(text), tag: `"${text}"` },
  encoded: {},
})

const files: Readonly<Record<string, BuiltFile>> = {
  "index.html": file("app"),
  [theatrePage.slice(1)]: file("theatre"),
  [stagePage.slice(1)]: file("stage"),
  "theatre/stage.js": file("script", "text/javascript; charset=utf-8"),
}

const serverWith = (testing: boolean) => {
  const app = fastify()
  const built = (path: string): BuiltFile | undefined => files[path]
  serveTheatre(app, { built, flags: { ...defaultFlags, testing } })
  serveClient(app, { built, writePage: asBuilt })
  return app
}

describe("where the flag is on", () => {
  const app = serverWith(true)

  it("sends its pages, each with a policy of its own", async () => {
    const policyOf = async (url: string): Promise<string> => {
      const answer = await app.inject({ url })
      expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-cache"])
      expect(answer.headers["x-dns-prefetch-control"]).toBe("off")
      return String(answer.headers["content-security-policy"])
    }
    expect(await policyOf(theatrePage)).toMatch(/connect-src 'self'.*frame-ancestors 'self'/u)
    const stage = await policyOf(stagePage)
    expect(stage).toContain("default-src 'none'")
    expect(stage).toContain("connect-src 'none'; img-src data:; worker-src 'none'")
    expect(stage).not.toContain("unsafe")
  })

  it("sends its scripts, and no file that is not there", async () => {
    expect((await app.inject({ url: "/theatre/stage.js" })).payload).toBe("script")
    expect((await app.inject({ url: "/theatre/gone.js" })).statusCode).toBe(404)
    expect((await app.inject({ url: "/theatre/..%2findex.html" })).statusCode).toBe(404)
  })
})

it("is not there where the flag is off, by whichever way", async () => {
  const app = serverWith(false)
  for (const url of [
    theatrePage,
    stagePage,
    "/theatre/stage.js",
    "/%74heatre/theatre.html",
    "/theatre//theatre.html",
  ]) {
    const answer = await app.inject({ url })
    expect([url, answer.statusCode]).toEqual([url, 404])
    expect(answer.payload).not.toMatch(/^(?:theatre|stage|script)$/u)
  }
})
