/** The whole server with a mail server beside it, and people who get letters. */
import { randomUUID } from "node:crypto"
import { vi } from "vitest"
import type { Config } from "../../../server/config/config.ts"
import { startApp, type TestApp } from "../harness.ts"
import { startMailbox, type Arrived } from "../mailbox.ts"
import { newVisitor, type Page, type Visitor } from "./visitor.ts"

export const password = "correct horse battery"

export interface LetterBox {
  readonly app: TestApp
  readonly publicUrl: string
  readonly issuer: string
  readonly visitor: () => Visitor
  /** Somebody who has registered: the browser that they did it in, their address and a refresh token. */
  readonly person: () => Promise<{
    readonly device: Visitor
    readonly email: string
    readonly refreshToken: string
    readonly accessToken: string
  }>
  /** Answers the address of somebody without a password, which takes no time to hash. */
  readonly known: () => Promise<string>
  /** Letters to an address about something, once all that were ordered are sent. */
  readonly lettersTo: (email: string, about?: RegExp) => Promise<readonly Arrived[]>
  /** The link of the newest of these. */
  readonly linkTo: (email: string, about: RegExp) => Promise<string>
  /** Nobody has tried anything yet. */
  readonly forgetTries: () => Promise<unknown>
  readonly close: () => Promise<void>
}

export const linkIn = ({ body }: Arrived): string => /^https?:\S+\?token=\S+$/mu.exec(body)?.[0] ?? ""

export const tokenIn = (link: string): string => new URL(link).searchParams.get("token") ?? ""

/** All pages come from this machine; tests of limits say from which network. */
export const openLetterBox = async (config: Partial<Config> = {}): Promise<LetterBox> => {
  const mailbox = await startMailbox()
  const letters = {
    mailServer: { host: "127.0.0.1", port: mailbox.port, isSecure: false, credentials: null },
    from: "no-reply@market.example",
    keptIn: "/nonexistent",
  }
  const app = await startApp(undefined, { config: { letters, trustedProxies: ["127.0.0.1"], ...config } })
  const issuing = { publicUrl: app.url, issuer: app.config.issuer.issuer }
  let people = 0

  const lettersTo: LetterBox["lettersTo"] = async (email, about = /^/u) => {
    await vi.waitFor(
      async () => {
        const waiting = await app.db.selectFrom("jobs").select("key").where("kind", "=", "DeliverLetter").execute()
        if (waiting.length > 0) throw new Error("Letters are on their way.")
      },
      { timeout: 10_000, interval: 20 },
    )
    return mailbox.arrived.filter(
      ({ to, head }) => to.includes(email) && about.test(/^Subject: (.*)\r$/mu.exec(head)?.[1] ?? ""),
    )
  }

  return {
    app,
    ...issuing,
    visitor: () => newVisitor(issuing),
    person: async () => {
      people += 1
      const email = `person${people}@example.com`
      const device = newVisitor(issuing)
      const tokens = await device.register({ name: "Ana Pop", email, password })
      return { device, email, refreshToken: tokens.refresh_token, accessToken: tokens.access_token }
    },
    known: async () => {
      people += 1
      const email = `known${people}@example.com`
      await app.db
        .insertInto("identity_users")
        .values({ subject: randomUUID(), email, name: "Ana Pop", password_hash: null })
        .execute()
      return email
    },
    lettersTo,
    linkTo: async (email, about) => {
      const found = (await lettersTo(email, about)).at(-1)
      if (found === undefined) throw new Error(`No letter ${about} has come to ${email}.`)
      return linkIn(found)
    },
    forgetTries: () => app.db.deleteFrom("identity_tries").execute(),
    close: async () => {
      await app.close()
      await mailbox.close()
    },
  }
}

/** Asks for a letter as somebody who forgot the password. */
export const forget = (
  { issuer, visitor }: Pick<LetterBox, "issuer" | "visitor">,
  email: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Page> => visitor().submit(`${issuer}/forgotten-password`, { email }, headers)
