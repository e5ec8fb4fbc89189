/** A started server: whom it answers, and how it ends when a failure is nobody's. */
import { networkInterfaces } from "node:os"
import { expect, it, vi } from "vitest"
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

it("names no address at its start that is not there", { timeout: 120_000 }, async () => {
  const server = await startServer({ DEMO: "off" })
  try {
    const banner = await vi.waitFor(() => {
      const [, found] = /─\n(.*?)\n─/su.exec(server.log()) ?? []
      return found ?? Promise.reject(new Error(server.log()))
    })
    const addresses = banner.match(/https?:\S+/gu) ?? []
    expect(addresses).toContain(server.url)
    const answers = await Promise.all(addresses.map(async (address) => [address, (await fetch(address)).status]))
    expect(answers).toEqual(addresses.map((address) => [address, 200]))
  } finally {
    await server.stop()
  }
})

it("ends with a line of its log when nobody handles a failure", { timeout: 120_000 }, async () => {
  const fault = "process.once('SIGTERM', () => { throw new Error('This is for nobody.') })"
  const server = await startServer({
    DEMO: "off",
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
  })
  await expect(server.stop()).rejects.toThrow("did not end cleanly, but with 1")
  const lines = server.log().trim().split("\n")
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ level: 60, err: { message: "This is for nobody." } })
})
