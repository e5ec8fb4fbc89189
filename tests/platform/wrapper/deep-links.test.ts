/** Links lead to routes of the app, and those of others nowhere. */
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { routeOf } from "../../../src/platform/wrapper/deep-links.ts"

const origins = { link: "com.example.handra:", site: "https://handra.example" }

it.each([
  ["com.example.handra:/auth/callback?code=a&state=b", "/auth/callback?code=a&state=b"],
  ["com.example.handra:/", "/"],
  ["https://handra.example/orders/1?tab=all#place", "/orders/1?tab=all#place"],
  ["https://handra.example", "/"],
  ["https://handra.example/identity/email", null],
  ["https://handra.example/files/1?signature=a", null],
  ["https://handra.example//elsewhere.example/", null],
  ["https://elsewhere.example/orders/1", null],
  ["http://handra.example/orders/1", null],
  ["https://handra.example:8443/orders/1", null],
  ["com.example.handra:/\\elsewhere.example/deals", null],
  ["com.example.handra.other:/", null],
  ["com.example.handra://elsewhere.example/deals", null],
  ["javascript:alert(1)", null],
  ["not a link", null],
])("%s leads to %s", (url, route) => {
  expect(routeOf(url, origins)).toBe(route)
})

it("knows the product's own origin as a link, too", () => {
  const own = { link: "https://handra.example", site: "https://handra.example" }
  expect(routeOf("https://handra.example/auth/callback?code=a", own)).toBe("/auth/callback?code=a")
})

it("never leads to another host, whatever the link says", () => {
  const staysHere = (text: string): boolean =>
    [text, `${origins.site}/${text}`, `${origins.link}${text}`].every((url) => {
      const route = routeOf(url, origins)
      return route === null || new URL(route, "https://localhost").origin === "https://localhost"
    })
  fc.assert(fc.property(fc.string(), staysHere))
})
