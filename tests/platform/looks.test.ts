/** A look at a listing or an executant that came along with the page is told of, once. */
import { expect, it } from "vitest"
import { reportingLooks } from "../../src/platform/looks.ts"

it("tells of what looks are counted of, when it is taken, and of nothing else", () => {
  const key = "54b5464f-e534-49f5-9f3b-301a5379c474"
  const looks = ["orders", "offers", "executant"].map((room) => `/api/core/${room}/public/${key}`)
  const others = [
    `/api/core/offers/public/${key}/existing?top=10&skip=0`,
    `/api/core/account/public/${key}`,
    `/i18n/en/core.json`,
    `/orders/public/${key}`,
  ]
  const left = new Set([...looks, ...others])
  const reported: string[] = []
  const { language, take } = reportingLooks(
    { language: "pl-PL", take: (path) => (left.delete(path) ? new Response(path) : null) },
    "/api/core",
    (path) => reported.push(path),
  )
  expect([language, reported]).toEqual(["pl-PL", []])
  for (const path of [...looks, ...others]) expect(take(path)).not.toBeNull()
  for (const path of [...looks, ...others]) expect(take(path)).toBeNull()
  expect(reported).toEqual(looks)
})
