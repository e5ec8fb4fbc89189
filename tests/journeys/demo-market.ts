/** Before the browser journeys: loads the demo's data once, for each journey's server to copy. */
import { mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import { throwAwayFolder } from "../../scripts/base/throw-away.mjs"
import { demoMarket, startServerOn } from "./server.ts"

export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env[demoMarket] !== undefined) return undefined // another project's setup made it
  const folder = await mkdtemp(join(throwAwayFolder(), "journeys-demo-"))
  const teardown = async (): Promise<void> => {
    delete process.env[demoMarket]
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const server = await startServerOn(folder)
    await server.stop()
  } catch (error) {
    await teardown()
    throw error
  }
  process.env[demoMarket] = folder
  return teardown
}
