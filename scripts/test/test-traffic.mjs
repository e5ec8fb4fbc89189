/** Before tests that start servers: what an earlier run dumped of its traffic goes away. */
// @ts-check
import { rmSync } from "node:fs"

export const setup = (/** @type {import("vitest/node").TestProject} */ { config }) => {
  const folder = config.env["TRAFFIC_DIR"]
  if (typeof folder === "string") rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
