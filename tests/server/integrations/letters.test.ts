/**
 * Letters go to one address by the mail server, or into files of the operator's; no log tells of whom or of the link.
 */
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { TryLater } from "../../../server/contract/later.ts"
import type { Letter } from "../../../server/contract/services.ts"
import { createLetters } from "../../../server/integrations/letters.ts"
import { startMailbox, type Mailbox } from "../mailbox.ts"

const letter: Letter = {
  to: "ana@example.com",
  subject: "Handra: Wählen Sie",
  text: "Folgen Sie https://market.example/?token=secret-token",
  html: "<p>https://market.example/?token=secret-token</p>",
}

describe("by a mail server", () => {
  let mailbox: Mailbox
  const reported: string[] = []
  beforeAll(async () => {
    mailbox = await startMailbox()
  })
  beforeEach(() => {
    mailbox.refuse = null
    reported.length = 0
  })
  afterAll(() => mailbox.close())

  const send = (to: string, port = mailbox.port) =>
    createLetters({
      config: {
        mailServer: { host: "127.0.0.1", port, isSecure: false, credentials: null },
        from: "no-reply@market.example",
        keptIn: "/nonexistent",
      },
      productName: "Handra",
      report: (problem) => void reported.push(problem),
    })({ ...letter, to })

  const arrivedAfter = async (to: string) => {
    const before = mailbox.arrived.length
    const outcome = await send(to).catch((error: unknown) => error)
    return { outcome, letters: mailbox.arrived.slice(before) }
  }

  it("arrives as text and HTML, from the house, marked as written by a machine", async () => {
    const { outcome, letters } = await arrivedAfter("ana@example.com")
    expect(outcome).toBe("sent")
    expect(letters).toEqual([expect.objectContaining({ from: "no-reply@market.example", to: ["ana@example.com"] })])
    expect(letters[0]?.head).toMatch(/^From: Handra <no-reply@market\.example>\r$/mu)
    expect(letters[0]?.head).toMatch(/^Auto-Submitted: auto-generated\r$/mu)
    expect(letters[0]?.head).toContain("multipart/alternative")
    for (const part of [letter.text, letter.html]) expect(letters[0]?.body).toContain(part)
    expect(reported).toEqual([])
  })

  it.each([
    "ana@example.com,eve@example.org",
    "ana@example.com;eve@example.org",
    "<eve@example.org>ana@example.com",
    "Ana<eve@example.org>",
    "ana@example.com\r\nBcc:eve@example.org",
    "ana@example.com>\r\nRCPT TO:<eve@example.org",
    "ana@example.com\nX-Own: 1\n\nHello",
  ])("goes to nobody else by an address like %j", async (to) => {
    const { letters } = await arrivedAfter(to)
    expect(letters.flatMap((one) => one.to)).not.toContain("eve@example.org")
    for (const { head } of letters) expect(head).not.toMatch(/^(?:bcc|x-own|cc):/imu)
  })

  it("is given up where its address is refused for good, and tried again where it isn't", async () => {
    mailbox.refuse = "550 5.1.1 <ana@example.com> is unknown"
    expect((await arrivedAfter("ana@example.com")).outcome).toBe("dropped")
    expect(reported).toEqual(["The mail server refused a letter for good (EENVELOPE 550)."])
    mailbox.refuse = "451 4.7.1 <ana@example.com> later"
    const { outcome } = await arrivedAfter("ana@example.com")
    expect(outcome).toBeInstanceOf(TryLater)
    expect(String(outcome)).not.toContain("ana")
  })

  it("is tried again where nobody answers", async () => {
    const gone = await startMailbox()
    await gone.close()
    await expect(send("ana@example.com", gone.port)).rejects.toThrow("the mail server took no letter (ESOCKET 0)")
  })

  it("gives no password to a mail server without TLS", async () => {
    const credentials = { user: "house", password: "secret" }
    const sending = createLetters({
      config: {
        mailServer: { host: "127.0.0.1", port: mailbox.port, isSecure: false, credentials },
        from: "no-reply@market.example",
        keptIn: "/nonexistent",
      },
      productName: "Handra",
      report: (problem) => void reported.push(problem),
    })
    const before = mailbox.arrived.length
    await expect(sending(letter)).rejects.toThrow(TryLater)
    expect(mailbox.arrived.length).toBe(before)
  })
})

describe("without a mail server", () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "letters-"))
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  it("is kept for the operator's eyes alone, who is told where, and not what", async () => {
    const reported: string[] = []
    const send = createLetters({
      config: { mailServer: null, from: "no-reply@market.example", keptIn: join(dataDir, "letters") },
      productName: "Handra",
      report: (problem) => void reported.push(problem),
    })
    expect(await send(letter)).toBe("sent")
    await Promise.all(Array.from({ length: 3 }, () => send(letter)))
    const folder = join(dataDir, "letters")
    const names = await readdir(folder)
    expect(names).toHaveLength(4)
    const [name = ""] = names.toSorted()
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[\da-f]{8}\.txt$/u)
    expect(await readFile(join(folder, name), "utf8")).toBe(
      `To: ${letter.to}\nSubject: ${letter.subject}\n\n${letter.text}\n`,
    )
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    const lines = names.map((kept) => `SMTP_URL is not set, so a letter was kept: ${join(folder, kept)}`)
    expect(reported.toSorted()).toEqual(lines.toSorted())
    expect(reported.join("\n")).not.toMatch(/ana@|secret-token/u)
  })
})
