/** Configures how letters to people are sent: by a mail server, else they are kept in the data directory. */
import { join } from "node:path"
import type { Variables } from "./variables.ts"

export interface MailServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte (`smtps:`); else by STARTTLS, where the mail server offers it. */
  readonly isSecure: boolean
  /** The credentials of the mail server; with them, nothing is sent without TLS. */
  readonly credentials: { readonly user: string; readonly password: string } | null
}

export interface LettersConfig {
  /** Null: letters are kept in the data directory. */
  readonly mailServer: MailServer | null
  /** The folder where they are kept then. */
  readonly keptIn: string
  /** The sender's address. */
  readonly from: string
}

const defaultPorts: Readonly<Record<string, number>> = { "smtp:": 587, "smtps:": 465 }

/** Null where it is no address of a mail server. Options in its query would reach into the mail library, so none are taken. */
const mailServerAt = (address: string): MailServer | null => {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, port, username, password, search, pathname } = new URL(address)
  const defaultPort = defaultPorts[protocol]
  if (defaultPort === undefined || hostname === "" || search !== "" || !["", "/"].includes(pathname)) return null
  try {
    return {
      host: hostname.replace(/^\[|\]$/gu, ""),
      port: port === "" ? defaultPort : Number(port),
      isSecure: protocol === "smtps:",
      credentials:
        username === "" ? null : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
    }
  } catch {
    return null
  }
}

const usualSender = (publicUrl: string): string =>
  `no-reply@${URL.canParse(publicUrl) ? new URL(publicUrl).hostname : "localhost"}`

/** Problems are reported without the address, which holds a password. */
export const readLetters = (
  { text, refuse, problems }: Variables,
  { publicUrl, dataDir }: { readonly publicUrl: string; readonly dataDir: string },
): LettersConfig => {
  const address = text("SMTP_URL")
  const mailServer = address === undefined ? null : mailServerAt(address)
  if (address !== undefined && mailServer === null)
    problems.push("SMTP_URL must be like smtp://user:password@mail.example:587 or smtps://…, without options.")
  const from = text("SMTP_FROM") ?? usualSender(publicUrl)
  if (!/^[^\s@<>,;"]+@[^\s@<>,;"]+$/u.test(from)) refuse("SMTP_FROM", "one e-mail address like no-reply@example.com")
  return { mailServer, keptIn: join(dataDir, "letters"), from }
}
