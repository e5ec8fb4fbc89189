/**
 * The service worker answers what is the shell's and leaves the rest to the network: nothing that is an account's is
 * ever cached.
 */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { routes } from "../../src/domain/routes.ts"
import { isNoAnswer, wayOf, type Asked } from "../../src/worker/ways.ts"

const asked = (path: string, changes: Partial<Asked> = {}) =>
  wayOf({ method: "GET", mode: "cors", path, isOwnOrigin: true, ...changes })

const isPage = (path: string): boolean => asked(path, { mode: "navigate" }) === "page"

describe("a page", () => {
  it("is answered with the shell where there is no server, whichever route it is of", () => {
    expect(routes.map((pattern) => pattern.replaceAll(/:\w+/gu, "key")).filter((path) => !isPage(path))).toEqual([])
  })

  it.each([
    "/api/core/account/data",
    "/identity/auth",
    "/identity/interaction/abc",
    "/files/abc",
    "/hubs/user-notifications",
    "/i18n/en/core.json",
    "/environments/environment.json",
    "/health",
    "/livez",
    "/readyz",
    "/favicon.svg",
    "/robots.txt",
  ])("is not %s, which the server answers alone", (path) => {
    expect(isPage(path)).toBe(false)
  })

  it("is one that is opened, here, and not sent to", () => {
    expect(asked("/deals")).toBeNull()
    expect(asked("/deals", { mode: "navigate", method: "POST" })).toBeNull()
    expect(asked("/deals", { mode: "navigate", isOwnOrigin: false })).toBeNull()
  })
})

it("keeps configuration and texts as they were told last", () => {
  expect(asked("/environments/environment.json")).toBe("delivered")
  expect(asked("/i18n/de/core.json")).toBe("delivered")
  expect(asked("/i18n/de/manifest.webmanifest")).toBeNull()
})

it("leaves every other request to the network, and all that belongs to an account", () => {
  const rooms = fc.constantFrom("api", "files", "hubs", "identity")
  fc.assert(
    fc.property(rooms, fc.webPath(), fc.constantFrom("cors", "navigate", "no-cors"), (room, rest, mode) => {
      expect(asked(`/${room}${rest}`, { mode })).toBeNull()
    }),
  )
})

it("takes a proxy without a server for no answer, and a server's refusal for one", () => {
  expect([200, 404, 429, 500, 502, 503, 504].filter(isNoAnswer)).toEqual([502, 503, 504])
})
