/** Checks that the mail server takes the configured sign-in; no letter is sent. */
import type { Config } from "../config/config.ts"
import { openTransport } from "../integrations/letters.ts"
import { questionMs, type Check } from "./checks.ts"
import { fails, ok, warning } from "./findings.ts"
import { codeOf, reasonOf } from "./reasons.ts"

const about = "mail server"

/** Remedies by the library's codes: of a refused password, and of a connection that can't be made safe. */
const remedies: Readonly<Record<string, string>> = {
  EAUTH: "it refuses the name or password of SMTP_URL. Correct them",
  ETLS: "it offers no STARTTLS, and a password is never sent without it. Use smtps:// if it has that",
}

export const checkMail = ({ letters: { mailServer, keptIn }, issuer, isLocal }: Config): Check => ({
  about,
  look: async (signal) => {
    if (mailServer === null) {
      const says = `SMTP_URL is not set, so letters stay in ${keptIn}`
      if (isLocal || issuer.kind === "external") return ok(about, `${says}.`)
      return warning(about, `${says}: nobody who forgot a password gets in. Set SMTP_URL.`)
    }
    const { host, port } = mailServer
    const transport = openTransport(mailServer, questionMs)
    signal.addEventListener("abort", () => transport.close())
    try {
      await transport.verify()
      return ok(
        about,
        `${host}:${port} takes the connection${mailServer.credentials === null ? "" : " and the password"}.`,
      )
    } catch (error) {
      const said = remedies[codeOf(error)] ?? `${reasonOf(error)}. Correct SMTP_URL, or open the way to it`
      return fails(about, `${host}:${port} of SMTP_URL can't be used: ${said}.`)
    } finally {
      transport.close()
    }
  },
})
