/** A node goes: proxies hear of it first, and what was asked is answered. architecture: Server. */
import { setTimeout as sleep } from "node:timers/promises"
import { expect, it } from "vitest"
import { eventually } from "./callers.ts"
import { png } from "./files/samples.ts"
import { startApp } from "./harness.ts"
import { createOrder } from "./market.ts"
import { slowForm } from "./slow-form.ts"

it("answers an upload that is under way, and takes nobody new", async () => {
  const node = await startApp()
  const ana = await node.person("Ana Pop")
  const { key } = await createOrder(ana)
  const sending = ana.fetch(`/api/core/orders/${key}/file`, {
    method: "POST",
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
    body: slowForm(png(), 6, 300),
    duplex: "half",
  } as RequestInit)
  await sleep(300)
  let isGone = false
  const leaving = node.app.leave().then(() => (isGone = true))
  await eventually(async () =>
    fetch(`${node.url}/livez`).then(
      () => null,
      () => true,
    ),
  )
  expect(isGone).toBe(false)
  const answer = await sending
  expect([answer.status, await answer.text()]).toEqual([201, expect.anything()])
  await leaving
})

it("tells a proxy that asks before it takes nobody new", async () => {
  const node = await startApp()
  const ready = async (): Promise<readonly [number, unknown]> => {
    const answer = await fetch(`${node.url}/readyz`)
    return [answer.status, await answer.json()]
  }
  expect(await ready()).toEqual([200, { status: "ready" }])
  const leaving = node.app.leave()
  expect(await ready()).toEqual([503, { status: "stopping" }])
  expect((await fetch(`${node.url}/api/core/v2/search/orders?top=1`)).status).toBe(200)
  await leaving
  await expect(fetch(`${node.url}/livez`)).rejects.toThrow("fetch failed")
})
