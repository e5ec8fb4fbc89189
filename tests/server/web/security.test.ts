/**
 * The content security policy lets in what a configured map needs, from its own origins, and is as strict as before
 * without one.
 */
import { expect, it } from "vitest"
import { readConfig } from "../../../server/config/config.ts"
import { securityHeaders } from "../../../server/web/security.ts"

const policyOf = (environment: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const read = readConfig(environment)
  if ("problems" in read) throw new Error(read.problems.join())
  const policy = securityHeaders(read.config)["Content-Security-Policy"] ?? ""
  return Object.fromEntries(policy.split("; ").map((part) => [part.split(" ")[0] ?? "", part]))
}

it("lets no page ask anybody else while no map is configured", () => {
  expect(policyOf({})).toMatchObject({
    "connect-src": "connect-src 'self'",
    "img-src": "img-src 'self' blob: data:",
    "script-src": "script-src 'self'",
    "default-src": "default-src 'none'",
  })
})

it("is wider by exactly the origins of a map's style, for what is fetched and for pictures", () => {
  const plain = policyOf({})
  const wide = policyOf({
    MAP_STYLE_URL: "https://maps.example/styles/bright.json?key=1",
    MAP_ORIGINS: "https://tiles.example/v1/, https://maps.example",
  })
  const added = " https://maps.example https://tiles.example"
  const directives = Object.keys(plain).filter((name) => plain[name] !== wide[name])
  expect(directives.toSorted()).toEqual(["connect-src", "img-src"])
  for (const name of directives) expect(wide[name]).toBe(`${plain[name] ?? ""}${added}`)
})

it.each([
  [{ MAP_STYLE_URL: "maps.example" }, /^MAP_STYLE_URL .* starts with http:\/\/ or https:\/\/\.$/],
  [{ MAP_STYLE_URL: "https://maps.example;script-src" }, /^MAP_STYLE_URL .* host has only letters/],
  [
    { MAP_STYLE_URL: "https://maps.example", MAP_ORIGINS: "https://a.example;script-src" },
    /^MAP_ORIGINS .*plain hosts/,
  ],
  [{ MAP_STYLE_URL: "https://maps.example", MAP_ORIGINS: "'unsafe-inline'" }, /^MAP_ORIGINS /],
  [{ MAP_ORIGINS: "https://tiles.example" }, /^MAP_ORIGINS .* empty without MAP_STYLE_URL/],
])("refuses %j in words", (environment, problem) => {
  const read = readConfig(environment)
  expect("problems" in read && read.problems).toEqual([expect.stringMatching(problem)])
})

it("keeps browsers at https where the marketplace is there, and nowhere else", () => {
  const lasting = (publicUrl: string): string | undefined => {
    const read = readConfig({ PUBLIC_URL: publicUrl })
    if ("problems" in read) throw new Error(read.problems.join())
    return securityHeaders(read.config)["Strict-Transport-Security"]
  }
  expect(lasting("https://market.example")).toBe("max-age=31536000")
  expect(lasting("http://market.example")).toBeUndefined()
})
