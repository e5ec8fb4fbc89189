/** Whom a started server answers: nobody but its own machine while its address is on localhost. E205. */
import { networkInterfaces } from "node:os"
import { expect, it } from "vitest"
import { startServer } from "../journeys/server.ts"

/** The machine's addresses by which others reach it. */
const toOthers = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .filter(({ internal, family }) => !internal && family === "IPv4")
  .map(({ address }) => address)

const answers = async (host: string, port: string): Promise<boolean> => {
  const answer = await fetch(`http://${host}:${port}/health`).catch(() => null)
  return answer?.status === 200
}

it("answers this machine alone while it has no other address", { timeout: 120_000 }, async () => {
  const server = await startServer({ DEMO: "off" })
  try {
    const { port } = new URL(server.url)
    expect(await answers("localhost", port)).toBe(true)
    expect(await Promise.all(toOthers.map((address) => answers(address, port)))).toEqual(toOthers.map(() => false))
  } finally {
    await server.stop()
  }
})
