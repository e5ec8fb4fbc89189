/** Before the browser journeys: loads the demo's data once, for each journey's server to copy, and the server's code. */
import { mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import { throwAwayFolder } from "../../scripts/throw-away.mjs"
import { demoMarket, startServerOn } from "./server.ts"

/** Node's own: what the first server has read and compiled, the others take from there. */
const compiledCode = "NODE_COMPILE_CACHE"

export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env[demoMarket] !== undefined) return undefined // another project's setup made it
  const folder = await mkdtemp(join(throwAwayFolder(), "journeys-demo-"))
  const data = join(folder, "data")
  const isShared = process.env[compiledCode] !== undefined // by all steps of `npm test`
  const teardown = async (): Promise<void> => {
    delete process.env[demoMarket]
    if (!isShared) delete process.env[compiledCode]
    await rm(folder, { recursive: true, force: true })
  }
  try {
    process.env[compiledCode] ??= join(folder, "code")
    const server = await startServerOn(data)
    await server.stop()
  } catch (error) {
    await teardown()
    throw error
  }
  process.env[demoMarket] = data
  return teardown
}
