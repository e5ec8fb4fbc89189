/** Sends letters by the configured mail server; without one they are kept in the data directory. */
import { createTransport } from "nodemailer"
import { secondMs } from "../../src/domain/durations.ts"
import type { LettersConfig, MailServer } from "../config/letters.ts"
import { TryLater } from "../contract/later.ts"
import type { SendLetter } from "../contract/services.ts"
import { keepLetter } from "./kept-letters.ts"

const patienceMs = 10 * secondMs

interface LettersOptions {
  readonly config: LettersConfig
  readonly productName: string
  /** Called with a sentence for the log; it holds neither addresses nor links. */
  readonly report: (problem: string) => void
}

/** The codes of a failure alone: the mail server's own words repeat whom the letter is for. */
const codesOf = (error: unknown): { readonly code: string; readonly answer: number } => {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  return {
    code: typeof code === "string" ? code : "no code",
    answer: typeof responseCode === "number" ? responseCode : 0,
  }
}

/**
 * Addresses and letters that are refused with 5xx, or that nobody could even be asked to take (0), are refused for good; a
 * wrong password of ours may be mended.
 */
const isForGood = ({ code, answer }: ReturnType<typeof codesOf>): boolean =>
  (answer === 0 || answer >= 500) && (code === "EENVELOPE" || code === "EMESSAGE")

/** A password goes by TLS only; whatever takes longer than `patience` ends. */
export const openTransport = ({ host, port, isSecure, credentials }: MailServer, patience: number) =>
  createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: credentials !== null && !isSecure,
    ...(credentials !== null && { auth: { user: credentials.user, pass: credentials.password } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

const byMail = (mailServer: MailServer, { config, productName, report }: LettersOptions): SendLetter => {
  const transport = openTransport(mailServer, patienceMs)
  return async ({ to, subject, text, html }) => {
    try {
      await transport.sendMail({
        from: { name: productName, address: config.from },
        to: { name: "", address: to },
        subject,
        text,
        html,
        // Nobody's "I am away" is for a machine (RFC 3834).
        headers: { "Auto-Submitted": "auto-generated" },
      })
      return "sent"
    } catch (error) {
      const codes = codesOf(error)
      if (!isForGood(codes)) throw new TryLater(`the mail server took no letter (${codes.code} ${codes.answer})`)
      report(`The mail server refused a letter for good (${codes.code} ${codes.answer}).`)
      return "dropped"
    }
  }
}

export const createLetters = (options: LettersOptions): SendLetter => {
  const { config, report } = options
  if (config.mailServer !== null) return byMail(config.mailServer, options)
  return async (letter) => {
    report(`SMTP_URL is not set, so a letter was kept: ${await keepLetter(config.keptIn, letter)}`)
    return "sent"
  }
}
