/** Nobody has the server ask itself or its neighbours: by address, by name, or by what a name turns out to be. */
import { createServer, request } from "node:http"
import type { LookupAddress } from "node:dns"
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest"
import { isPublicAddress, NotPublic, publicLookup } from "../../../server/push/addresses.ts"
import { pushMessage } from "../../../server/push/wording.ts"
import { createBrowserSending } from "../../../server/push/sending.ts"
import { subscriptionOf } from "../../../server/push/subscriptions.ts"
import { TryLater } from "../../../server/contract/later.ts"

const keys = {
  p256dh: "BIR0QS6oHsCay4fl86Pi1p1PSviwqBJKZQ6-WqgC4wS9wNglcBm2QkMLwUJbhvevi-flKlBPGAkm72tojYtLQAc",
  auth: "eB5fimQvqbvUNj4gKgmkhg",
}
const at = (endpoint: string): string => JSON.stringify({ endpoint, keys })

let port = 0
/** Hears everybody out and never answers. */
const silent = createServer(() => null)
beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve))
  const address = silent.address()
  port = typeof address === "object" && address !== null ? address.port : 0
})
afterAll(() => silent.close().closeAllConnections())

it.each([
  ["8.8.8.8", true],
  ["172.15.0.1", true],
  ["2a00:1450:4001::1", true],
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["127.0.0.1", false],
  ["169.254.169.254", false],
  ["172.31.255.255", false],
  ["192.168.0.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::", false],
  ["::1", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:8.8.8.8", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["2001:db8::1", false],
  ["2002:7f00:1::", false],
  ["nonsense", false],
])("takes %s for public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

it.each([
  "http://push.example/1",
  "ftp://push.example/1",
  "https://user:secret@push.example/1",
  "https://push.example:8443/1",
  "https://push.example:80/1",
  "https://8.8.8.8:22/1",
  "https://localhost/1",
  "https://a.localhost:8443/1",
  "https://printer.local/1",
  "https://metadata.google.internal/1",
  "https://127.0.0.1/1",
  "https://2130706433/1",
  "https://0x7f.1/1",
  "https://[::1]/1",
  "https://[::ffff:10.0.0.1]/1",
  "https://169.254.169.254/latest/meta-data",
  "push.example",
])("refuses %s", (endpoint) => {
  expect(subscriptionOf(at(endpoint), false)).toBeNull()
})

it("takes a browser's subscription, and only a whole one", () => {
  const endpoint = "https://push.example/1"
  expect(subscriptionOf(at(endpoint), false)).toEqual({ endpoint, keys })
  expect(subscriptionOf(at("http://127.0.0.1/1"), true)).not.toBeNull()
  const broken = [{ endpoint }, { endpoint, keys: { ...keys, auth: "short" } }, { endpoint, keys: { p256dh: "B" } }]
  for (const one of [...broken.map((part) => JSON.stringify(part)), "{", "{}", "token", "[]"])
    expect(subscriptionOf(one, false)).toBeNull()
})

const looked = (hostname: string) =>
  new Promise<NodeJS.ErrnoException | string | LookupAddress[]>((resolve) =>
    publicLookup(hostname, { all: true }, (error, found) => resolve(error ?? found)),
  )

it("goes nowhere when a name turns out to be a private one", async () => {
  expect(await looked("localhost")).toBeInstanceOf(NotPublic)
  const failed = await new Promise((resolve) => {
    request(`http://localhost:${port}/`, { lookup: publicLookup }).once("error", resolve).end()
  })
  expect(failed).toBeInstanceOf(NotPublic)
})

it("waits for ten seconds and no longer, and says where without saying the address", async () => {
  const send = createBrowserSending({
    config: { subject: "mailto:push@market.example", allowLocal: true },
    keys: { publicKey: keys.p256dh, privateKey: "x".repeat(43) },
    report: () => expect.unreachable(),
  })
  const message = pushMessage({ key: "n1", source: "Order", type: "", subject: {}, createdAt: "" }, "en-US")
  const patience = vi
    .spyOn(AbortSignal, "timeout")
    .mockImplementation(() => AbortSignal.abort(new Error("It is over.")))
  onTestFinished(() => patience.mockRestore())
  const failure: unknown = await send(at(`http://127.0.0.1:${port}/secret`), message).catch((error) => error)
  expect(failure).toBeInstanceOf(TryLater)
  expect(String(failure)).toMatch(/127\.0\.0\.1:\d+ could not be asked/u)
  expect(String(failure)).not.toContain("secret")
  expect(patience.mock.calls).toEqual([[10_000]])
})
