/** Addresses of a chat's files end, and whoever reads the message again gets new ones. */
import { randomUUID } from "node:crypto"
import sharp from "sharp"
import { afterAll, beforeAll, expect, it } from "vitest"
import { hourMs, minuteMs, secondMs } from "../../../src/domain/durations.ts"
import { talking } from "../../contract/situations.ts"
import { dataOf, eventually } from "../callers.ts"
import { formWith } from "../files/samples.ts"
import { startApp, type TestApp } from "../harness.ts"
import { noticesTo } from "../sent-notices.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const statusOf = async (address: string): Promise<number> => (await app.nobody.fetch(address)).status

const pictureInChat = async () => {
  const { customer, worker, executant, chat } = await talking(app)
  const query = new URLSearchParams({ authorKey: customer.key, messageKey: randomUUID() })
  const path = `/api/core/chat/${chat.chatKey}/messages/file?${query}`
  const content = await sharp({ create: { width: 120, height: 40, channels: 3, background: "#369" } })
    .png()
    .toBuffer()
  const sent = await customer.fetch(path, { method: "POST", body: formWith(new Uint8Array(content), "wall.png") })
  expect(sent.status).toBe(201)
  const read = async () => {
    const params = { path: { chatKey: chat.chatKey }, query: { participantKey: executant.key } }
    const { items } = dataOf(await worker.core.GET("/chat/{chatKey}/messages", { params }))
    const message = items.find(({ files }) => files.length > 0)
    return { endsMs: Date.parse(message?.filesEnd ?? ""), address: message?.files[0]?.contentUrl ?? "", items }
  }
  return { customer, worker, read }
}

it("after an hour and at most a quarter more", async () => {
  const { read } = await pictureInChat()
  const first = await read()
  const leftMs = first.endsMs - app.clock.now().getTime()
  expect([leftMs > hourMs, leftMs <= hourMs + 15 * minuteMs]).toEqual([true, true])
  expect(first.items.filter(({ filesEnd }) => filesEnd !== null)).toHaveLength(1)
  expect(await statusOf(first.address)).toBe(200)
  app.clock.advance(leftMs)
  expect(await statusOf(first.address)).toBe(404)
  const second = await read()
  expect([second.endsMs > first.endsMs, await statusOf(second.address)]).toEqual([true, 200])
})

it("and can't be put off, nor left out", async () => {
  const { read } = await pictureInChat()
  const { address, endsMs } = await read()
  const later = `ends=${endsMs / secondMs + 1}`
  for (const forged of [
    address.replace(/ends=\d+/u, later),
    address.replace(/ends=\d+&/u, ""),
    address.replace(/ends=\d+/u, "ends=never"),
    `${address}&${later}`,
  ])
    expect([forged, await statusOf(forged)]).toEqual([forged, 404])
})

it("also where the hub tells of its smaller copies", async () => {
  const { customer, worker } = await pictureInChat()
  for (const person of [customer, worker]) {
    const heard = await eventually(async () => {
      const files = (await noticesTo(app, person.key)).flatMap(({ metadata }) => metadata["file"] ?? [])
      return files.length === 0 ? null : JSON.stringify(files)
    })
    const addresses = heard.match(/\/files\/[^"]+/gu) ?? []
    expect(addresses.filter((address) => !/[?&]ends=\d+/u.test(address))).toEqual([])
  }
})
