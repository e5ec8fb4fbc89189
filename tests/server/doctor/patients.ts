/** Configurations for the doctor, and servers that answer it as those of others do on a bad night. */
import { createServer as createHttpServer, type RequestListener } from "node:http"
import { createServer, type AddressInfo, type Server, type Socket } from "node:net"
import { onTestFinished } from "vitest"
import { readConfig, type Config } from "../../../server/config/config.ts"
import { examine } from "../../../server/doctor/doctor.ts"
import { reportOf, type Finding } from "../../../server/doctor/findings.ts"
import { freePort } from "../harness.ts"

export const configOf = (environment: Readonly<Record<string, string>>): Config => {
  const read = readConfig(environment)
  if ("problems" in read) throw new Error(read.problems.join("\n"))
  return read.config
}

/** The doctor's line about a thing, such as `fails bucket: …`; words that are secret here are in none. */
export const lineAbout = async (about: string, config: Config, now?: () => Date): Promise<string> => {
  const findings = await examine({ config }, now)
  if (reportOf(findings).includes("secret")) throw new Error(`A secret was told: ${reportOf(findings)}`)
  return findings
    .filter((finding: Finding) => finding.about === about)
    .map((one) => `${one.verdict} ${one.says}`)
    .join("\n")
}

const listening = async (server: Server): Promise<number> => {
  const open = new Set<Socket>()
  server.on("connection", (socket) => void open.add(socket))
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        for (const socket of open) socket.destroy()
        server.close(() => resolve())
      }),
  )
  return (server.address() as AddressInfo).port
}

/** A port on which somebody takes connections and never says a word. */
export const silentPort = (): Promise<number> => listening(createServer())

/** A port of an HTTP server that answers so. */
export const answeringPort = (answer: RequestListener): Promise<number> => listening(createHttpServer(answer))

/** A port on which nobody listens. */
export const emptyPort = freePort
