/** A screen that asks `npm run mock` in place of the server's own API shows the contract's examples. docs/contracts.md. */
import { afterAll, beforeAll, expect, it } from "vitest"
import { createMock } from "../../scripts/contract/mock/mock-server.ts"
import { ownContracts } from "../../scripts/contract/mock/mocked-contracts.ts"
import { newPerson } from "./browser.ts"
import { see } from "./see.ts"
import { freePort } from "./server.ts"
import { setStage } from "./stage.ts"

const contracts = await ownContracts()
const port = await freePort()
const stage = setStage({ API_ADDRESSES: `core=http://127.0.0.1:${port}/api/core` })

let mock: Awaited<ReturnType<typeof createMock>>
beforeAll(async () => {
  mock = await createMock(contracts, [new URL(stage.server.url).origin])
  await mock.listen({ host: "127.0.0.1", port })
})
afterAll(() => mock.close())

it("an order is the one of the contract, whoever asks", async () => {
  const { page } = await newPerson(stage.browser, "mocked", { url: stage.server.url })
  await page.goto("/orders/5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a04")
  await see(page.getByRole("heading", { name: "Paint a kitchen" }))
  await expect.poll(() => page.title()).toContain("Paint a kitchen")
})
