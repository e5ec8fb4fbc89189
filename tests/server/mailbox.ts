/** A mail server that takes letters and shows them, or refuses as a test wants. */
import { createServer, type Socket } from "node:net"

export interface Arrived {
  /** Of the envelope: who it is from and whom it is for. */
  readonly from: string
  readonly to: readonly string[]
  /** The header lines. */
  readonly head: string
  /** The parts as they read, each decoded. */
  readonly body: string
}

export interface Mailbox {
  readonly port: number
  readonly arrived: readonly Arrived[]
  /** Answers to a recipient, such as "550 no such user"; null takes it. */
  refuse: string | null
  readonly close: () => Promise<void>
}

const decoded = (quotedPrintable: string): string =>
  Buffer.from(
    quotedPrintable
      .replace(/=\r\n/gu, "")
      .replace(/=([\dA-F]{2})/gu, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8")

const addressIn = (line: string): string => /<(.*)>/u.exec(line)?.[1] ?? ""

export const startMailbox = async (): Promise<Mailbox> => {
  const arrived: Arrived[] = []
  const open = new Set<Socket>()

  const talk = (socket: Socket): void => {
    open.add(socket)
    let [typed, from, isData] = ["", "", false]
    let to: string[] = []
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    const take = (mail: string): void => {
      const [head = "", ...rest] = mail.split("\r\n\r\n")
      arrived.push({ from, to, head, body: decoded(rest.join("\r\n\r\n")) })
      to = []
      isData = false
      say("250 kept")
    }
    const answer = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === "EHLO") say("250 mailbox")
      else if (verb === "MAIL") {
        from = addressIn(line)
        say("250 ok")
      } else if (verb === "RCPT") {
        if (mailbox.refuse === null) to.push(addressIn(line))
        say(mailbox.refuse ?? "250 ok")
      } else if (verb === "DATA") {
        isData = true
        say("354 go on")
      } else say(verb === "QUIT" ? "221 bye" : "502 unknown")
    }
    socket.on("data", (part) => {
      typed += part.toString("latin1")
      for (;;) {
        const ends = isData ? "\r\n.\r\n" : "\r\n"
        const at = typed.indexOf(ends)
        if (at < 0) return
        const said = typed.slice(0, at)
        typed = typed.slice(at + ends.length)
        if (isData) take(said)
        else answer(said)
      }
    })
    socket.on("error", () => socket.destroy()).on("close", () => open.delete(socket))
    say("220 mailbox")
  }

  const server = createServer(talk)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const mailbox: Mailbox = {
    port: typeof address === "object" && address !== null ? address.port : 0,
    arrived,
    refuse: null,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy()
        server.close(() => resolve())
      }),
  }
  return mailbox
}
