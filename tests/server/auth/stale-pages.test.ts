/** A sign-in page that is over begins anew, and leads where the person wanted to go, never off this site. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { safeReturnPath, signInOver } from "../../../src/domain/return-paths.ts"
import { startIdentityServer, type IdentityServer } from "./identity-server.ts"
import { newVisitor } from "./visitor.ts"

const person = { name: "Ana Pop", email: "ana@example.com", password: "correct horse battery" }
const wanted = "/orders/7?tab=a&page=2"

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer()
  await newVisitor(server).register(person)
})
afterAll(() => server.close())

const begun = async () => {
  const visitor = newVisitor(server)
  return { visitor, form: await visitor.authorize({ return_to: wanted }) }
}

const submitted = async () => {
  const { visitor, form } = await begun()
  await visitor.submit(form.url, { email: person.email, password: person.password })
  return { visitor, form }
}

const anotherOnes = () => server.db.deleteFrom("identity_records").where("model", "=", "Interaction").execute()

describe("a page that was used", () => {
  it("leads on to what was wanted, when it is opened again by Back", async () => {
    const { visitor, form } = await submitted()
    const again = await visitor.get(form.url)
    expect([again.status, again.location]).toEqual([303, `${server.publicUrl}${wanted}`])
  })

  it("leads on from the other form, too", async () => {
    const { visitor, form } = await begun()
    const [, other = ""] = /class="id-other">[^<]*<a href="([^"]+)"/u.exec(form.text) ?? []
    const page = await visitor.get(new URL(other.replaceAll("&amp;", "&"), form.url).href)
    await visitor.submit(page.url, { ...person, email: "bea@example.com" })
    expect((await visitor.get(page.url)).location).toBe(`${server.publicUrl}${wanted}`)
  })
})

describe("a page that is too old", () => {
  it("leads to signing in over what was wanted", async () => {
    const { visitor, form } = await begun()
    await anotherOnes()
    const again = await visitor.get(form.url)
    expect([again.status, again.location]).toEqual([303, `${server.publicUrl}${wanted}&modal=sign-in`])
  })

  it("says so where its form was sent, with the way to begin anew", async () => {
    const { visitor, form } = await begun()
    await anotherOnes()
    const page = await visitor.submit(form.url, { email: person.email, password: person.password })
    expect([page.status, page.text.includes("This page is too old")]).toEqual([400, true])
    expect(page.text.replaceAll("&amp;", "&")).toContain(`href="${wanted}&modal=sign-in"`)
  })

  it("keeps the way through the page for forgotten passwords", async () => {
    const { visitor, form } = await begun()
    const [, link = ""] = /href="(\/identity\/forgotten-password[^"]+)"/u.exec(form.text) ?? []
    const asked = await visitor.get(new URL(link.replaceAll("&amp;", "&"), server.publicUrl).href)
    const [, back = ""] = /href="(\/identity\/interaction[^"]+)"/u.exec(asked.text) ?? []
    await anotherOnes()
    const again = await visitor.get(new URL(back.replaceAll("&amp;", "&"), server.publicUrl).href)
    expect(again.location).toBe(`${server.publicUrl}${wanted}&modal=sign-in`)
  })
})

describe("where it leads", () => {
  it.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example/",
    "/\t/evil.example/",
    "/\n\\evil.example",
    "javascript:alert(1)",
    "evil.example",
    "@evil.example",
    "/auth/callback?code=1",
    "/".padEnd(2001, "x"),
    "",
  ])("is home, and no other site: %j", async (to) => {
    const query = new URLSearchParams({ to })
    const stale = await newVisitor(server).get(`${server.issuer}/interaction/gone?${query}`)
    expect(stale.location).toBe(`${server.publicUrl}/?modal=sign-in`)
    const { visitor } = await submitted()
    expect((await visitor.get(`${server.issuer}/interaction/gone?${query}`)).location).toBe(`${server.publicUrl}/`)
    const live = await newVisitor(server).authorize({ return_to: to })
    expect(live.text).not.toContain("evil")
  })

  it("keeps what the address asked for, and one modal", () => {
    expect(signInOver("/search?q=a%26b&modal=quick#x")).toBe("/search?q=a%26b&modal=sign-in")
    expect(safeReturnPath("/search?q=//x")).toBe("/search?q=//x")
  })
})
