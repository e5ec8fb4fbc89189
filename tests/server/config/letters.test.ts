/** Letters go by the mail server of SMTP_URL, and no problem tells its password. */
import { expect, it } from "vitest"
import { readConfig } from "../../../server/config/config.ts"

const configured = (environment: Readonly<Record<string, string>>) => {
  const read = readConfig(environment)
  return "problems" in read ? read.problems : read.config.letters
}

it("needs nothing, and writes from the public host", () => {
  expect(configured({ DATA_DIR: "/data" })).toEqual({
    mailServer: null,
    keptIn: "/data/letters",
    from: "no-reply@localhost",
  })
  expect(configured({ PUBLIC_URL: "https://market.example/" })).toMatchObject({ from: "no-reply@market.example" })
})

it("reads who the mail server is, and by which name", () => {
  const SMTP_URL = "smtp://house%40mail.example:p%3Aw@mail.example"
  expect(configured({ SMTP_URL, SMTP_FROM: "hello@market.example" })).toMatchObject({
    mailServer: {
      host: "mail.example",
      port: 587,
      isSecure: false,
      credentials: { user: "house@mail.example", password: "p:w" },
    },
    from: "hello@market.example",
  })
  expect(configured({ SMTP_URL: "smtps://[::1]/" })).toMatchObject({
    mailServer: { host: "::1", port: 465, isSecure: true, credentials: null },
  })
  expect(configured({ SMTP_URL: "smtp://localhost:2525" })).toMatchObject({ mailServer: { port: 2525 } })
})

it.each([
  "http://house:hush-hush@mail.example",
  "mail.example",
  "smtp://",
  "smtp://house:hush-hush%zz@mail.example",
  "smtp://house:hush-hush@mail.example?logger=true",
  "smtp://house:hush-hush@mail.example/path",
])("refuses %s without repeating it", (SMTP_URL) => {
  const problems = configured({ SMTP_URL })
  expect(problems).toEqual([expect.stringContaining("SMTP_URL must be like smtp://")])
  expect(JSON.stringify(problems)).not.toContain("hush-hush")
})

it.each(["a@b@c", "two@a.example, three@a.example", "House <a@b.example>", "a\n@b.example", "nobody"])(
  "refuses the sender %j",
  (SMTP_FROM) => expect(configured({ SMTP_FROM })).toEqual([expect.stringContaining("SMTP_FROM is")]),
)
