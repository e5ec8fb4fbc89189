/** The contracts' reference is served to everybody, under a policy of its own. architecture: Server. */
import fastify from "fastify"
import { expect, it } from "vitest"
import { serveReference } from "../../../server/web/reference.ts"
import { variantOf } from "../../../server/web/built-files.ts"
import { referenceFile, referenceFolder, referencePages } from "../../../src/domain/reference-pages.ts"

const page = { type: "text/html; charset=utf-8", plain: variantOf(Buffer.from("reference")), encoded: {} }

const serve = (built: boolean) => {
  const app = fastify()
  serveReference(app, (path) => (built && path === referenceFile ? page : undefined))
  return app
}

it.each(["", ...referencePages.map((name) => `/${name}`)])("is one page at %s", async (path) => {
  const answer = await serve(true).inject({ url: `/${referenceFolder}${path}` })
  expect([answer.statusCode, answer.payload]).toEqual([200, "reference"])
  const policy = String(answer.headers["content-security-policy"])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/unsafe|https?:|\*/u)
})

it("is not there where it was not built, and nowhere else", async () => {
  expect((await serve(false).inject({ url: `/${referenceFolder}` })).statusCode).toBe(404)
  expect((await serve(true).inject({ url: `/${referenceFolder}/others` })).statusCode).toBe(404)
})
