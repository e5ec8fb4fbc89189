/** Whom a started server answers: nobody but its own machine while its address is on localhost. E205. */
import { mkdtemp, rm } from "node:fs/promises"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { networkInterfaces, tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "../../scripts/fingerprint.mjs"
import { pinnedEnvironment, pinnedNode } from "../../scripts/install.mjs"
import { eventually } from "./callers.ts"
import { freePort } from "./harness.ts"

/** The database boots and migrates within this, with both cores busy. */
const readyWithinMs = 60_000

/** The machine's addresses by which others reach it. */
const toOthers = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .filter(({ internal, family }) => !internal && family === "IPv4")
  .map(({ address }) => address)

const answers = async (host: string, port: number): Promise<boolean> => {
  const answer = await fetch(`http://${host}:${port}/health`).catch(() => null)
  return answer?.status === 200
}

it(
  "answers this machine alone while it has no other address",
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "marketplace-main-"))
    const port = await freePort()
    const env = pinnedEnvironment({ PORT: String(port), DATA_DIR: dataDir, DEMO: "off" })
    const server = spawn(pinnedNode, ["server/main.ts"], { cwd: root, env, stdio: "ignore" })
    const ended = once(server, "exit")
    try {
      await eventually(async () => ((await answers("localhost", port)) ? true : null), readyWithinMs)
      expect(await Promise.all(toOthers.map((address) => answers(address, port)))).toEqual(toOthers.map(() => false))
    } finally {
      server.kill("SIGTERM")
      await ended
      await rm(dataDir, { recursive: true, force: true })
    }
  },
  2 * readyWithinMs,
)
