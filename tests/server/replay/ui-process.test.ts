/** `npm run replay -- FILE --ui` ends when it is told to, and leaves no server behind. docs/replay.md. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { afterEach, expect, it } from "vitest"
import { root } from "../../../scripts/base/fingerprint.mjs"
import { servedLog } from "../../../src/domain/theatre-pages.ts"
import { goldenFile, goldenText } from "../../theatre/golden-log.ts"

const file = fileURLToPath(goldenFile)
const script = [process.execPath, "scripts/replay.ts", file, "--ui"] as const
const npm = ["npm", "run", "replay", "--", file, "--ui"] as const

/** Leads a group of its own, as what is started in a terminal does. */
let leader: number | undefined
afterEach(() => {
  try {
    if (leader !== undefined) process.kill(-leader, "SIGKILL")
  } catch {
    // All of the group have ended, as they should.
  }
  leader = undefined
})

const started = async ([command, ...parameters]: readonly [string, ...string[]]) => {
  const { npm_lifecycle_event: _, ...env } = process.env
  const child = spawn(command, parameters, { cwd: root, env, detached: true, stdio: ["ignore", "pipe", "inherit"] })
  leader = child.pid
  let printed = ""
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text))
  const address = (): string | undefined => /http:\/\/127\.0\.0\.1:\d+/u.exec(printed)?.[0]
  await expect.poll(address, { timeout: 60_000, interval: 50 }).toBeDefined()
  return { child, address: address() ?? "" }
}

const answers = async (address: string): Promise<boolean> =>
  fetch(address + servedLog).then(
    (answer) => answer.ok,
    () => false,
  )

interface Told {
  readonly who: string
  readonly command: readonly [string, ...string[]]
  readonly signal: NodeJS.Signals
  /** Everything in front of a terminal hears its Ctrl-C. */
  readonly isAll?: true
}

it.each<Told>([
  { who: "the script", command: script, signal: "SIGTERM" },
  { who: "the script", command: script, signal: "SIGINT" },
  // A shell between the two would keep either signal for itself.
  { who: "npm", command: npm, signal: "SIGTERM" },
  { who: "npm", command: npm, signal: "SIGINT" },
  { who: "everything of the terminal", command: npm, signal: "SIGINT", isAll: true },
])("ends when $who is told to by $signal", { timeout: 120_000 }, async ({ command, signal, isAll = false }) => {
  const { child, address } = await started(command)
  expect(await (await fetch(address + servedLog)).text()).toBe(goldenText)
  const exited = once(child, "exit")
  process.kill(isAll ? -(child.pid ?? 0) : (child.pid ?? 0), signal)
  const [code] = (await exited) as [number | null]
  if (command === script) expect(code).toBe(0)
  await expect.poll(() => answers(address), { timeout: 10_000, interval: 100 }).toBe(false)
})
