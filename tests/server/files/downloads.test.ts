/** Files are served by their links alone, in parts where asked, and never act in the product's name. */
import { afterAll, beforeAll, expect, it } from "vitest"
import type { components } from "../../../src/sdk/generated/core.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { createOrder } from "../market.ts"
import { formWith, mp4, pdf } from "./samples.ts"

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await startApp()
  owner = await app.person("Ana Pop")
})
afterAll(() => app.close())

const linkOf = async (content: Uint8Array<ArrayBuffer>, name: string): Promise<string> => {
  const { key } = await createOrder(owner)
  const form = { method: "POST", body: formWith(content, name) }
  const answer = await owner.fetch(`/api/core/orders/${key}/file`, form)
  const { filesCollection } = (await answer.json()) as components["schemas"]["Order"]
  return filesCollection[0]?.contentUrl ?? ""
}

it("sends parts of a video", async () => {
  const link = await linkOf(mp4(), "kitchen.mp4")
  const part = await app.nobody.fetch(link, { headers: { Range: "bytes=4-7" } })
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([206, "bytes 4-7/144", "ftyp"])
  expect(part.headers.get("accept-ranges")).toBe("bytes")
  // D4 has no 416.
  expect((await app.nobody.fetch(link, { headers: { Range: "bytes=900-" } })).status).toBe(400)
})

it("says how long it is to who asks for that alone", async () => {
  const link = await linkOf(mp4(), "kitchen.mp4")
  const lengthOf = async (headers: Record<string, string>) => {
    const answer = await app.nobody.fetch(link, { method: "HEAD", headers })
    return [answer.status, answer.headers.get("content-length"), await answer.text()]
  }
  expect(await lengthOf({})).toEqual([200, "144", ""])
  expect(await lengthOf({ Range: "bytes=4-7" })).toEqual([206, "4", ""])
})

it("sends nothing to who has it, however they say so", async () => {
  const link = await linkOf(mp4(), "kitchen.mp4")
  const tag = (await app.nobody.fetch(link)).headers.get("etag") ?? ""
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`])
    expect((await app.nobody.fetch(link, { headers: { "If-None-Match": known } })).status, known).toBe(304)
  expect((await app.nobody.fetch(link, { headers: { "If-None-Match": '"other"' } })).status).toBe(200)
})

it("lets documents be saved, not opened in its own name", async () => {
  const answer = await app.nobody.fetch(await linkOf(pdf(), "Angebot für Küche.pdf"))
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''Angebot%20f%C3%BCr%20K%C3%BCche.pdf",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  })
})

it("finds nothing without the link's signature, or by that of another width", async () => {
  const link = await linkOf(pdf(), "offer.pdf")
  const [path = "", signature = ""] = link.split("?")
  const wrong = [
    path,
    `${path}?signature=x`,
    `${link.slice(0, -1)}`,
    `${path}?w=96&${signature}`,
    `${path}?width=96&${signature}`,
    `${link}&width=x`,
  ]
  for (const address of wrong) expect((await app.nobody.fetch(address)).status, address).toBe(404)
})
