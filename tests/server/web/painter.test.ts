/** The painter's thread: one order after the other, networks in turn, and nothing that goes wrong there reaches a page. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import type { PaintOrder } from "../../../src/domain/painting.ts"
import { openPainter } from "../../../server/pages/painter.ts"

const order = (path: string): PaintOrder => ({
  path,
  query: "",
  language: "en-US",
  media: "phone",
  now: 0,
  answers: {},
})

/** A painter whose pictures say their path, each after some ms. */
const setUp = (script: string) => {
  const folder = mkdtempSync(join(tmpdir(), "painter-"))
  const file = join(folder, "paint.mjs")
  writeFileSync(file, `export const paint = async ({ path }) => { ${script} }`)
  const problems: string[] = []
  const painter = openPainter({
    file: () => file,
    report: (problem, error) => problems.push(`${problem} ${String(error)}`),
  })
  onTestFinished(async () => {
    await painter.close()
    rmSync(folder, { recursive: true })
  })
  const paint = (path: string, network: string, ms = 20_000) =>
    painter.paint(order(path), network, AbortSignal.timeout(ms)).then((picture) => picture?.html ?? null)
  return { paint, problems }
}

const slowly = 'await new Promise((resolve) => setTimeout(resolve, 50)); return { html: path, note: "{}" }'

it("paints for another network long before one that orders much is done", async () => {
  const { paint } = setUp(slowly)
  const ends: string[] = []
  const one = (path: string, network: string) => paint(path, network).then((html) => ends.push(`${network} ${html}`))
  await Promise.all([...Array.from({ length: 30 }, (_, at) => one(`/${at}`, "greedy")), one("/mine", "modest")])
  const painted = ends.filter((end) => !end.endsWith("null"))
  expect(painted.indexOf("modest /mine")).toBeLessThanOrEqual(2)
  // One is painted, and eight wait.
  expect(painted).toHaveLength(10)
})

it("answers with no picture once patience is over, and keeps it for the next who asks", async () => {
  const { paint } = setUp(slowly)
  expect(await paint("/", "a", 1)).toBeNull()
  expect(await paint("/", "a")).toBe("/")
})

it("paints the same facts once", async () => {
  const { paint } = setUp('globalThis.n = (globalThis.n ?? 0) + 1; return { html: path + globalThis.n, note: "{}" }')
  expect(await Promise.all([paint("/", "a"), paint("/", "b")])).toEqual(["/1", "/1"])
  expect(await paint("/", "c")).toBe("/1")
})

it("reports what goes wrong, and paints the next page", async () => {
  const { paint, problems } = setUp('if (path === "/bad") throw new Error("torn"); return { html: path, note: "{}" }')
  expect(await paint("/bad", "a")).toBeNull()
  expect(await paint("/good", "a")).toBe("/good")
  expect(problems).toEqual(["A page could not be painted. Error: torn"])
})
