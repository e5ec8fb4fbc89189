/** Starts server nodes as processes, and kills them. architecture: Server. */
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import type { ModerationMode } from "../../server/config/config.ts"

export interface Place {
  readonly port: number
  readonly databaseUrl: string
  readonly dataDir: string
  /** The same on all nodes, so that each accepts the others' tokens. */
  readonly publicUrl: string
  /** The server's own default where it is not given. */
  readonly moderation?: ModerationMode
  /** The program of another release; this one's unless said. */
  readonly program?: string
}

export interface ServerNode {
  readonly url: string
  /** SIGKILL, as when the machine loses power. */
  readonly kill: () => Promise<void>
}

const ownProgram = fileURLToPath(new URL("node-main.ts", import.meta.url))
const readyWithinMs = 60_000
const lookEveryMs = 50

const ended = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/health`)).ok
  } catch {
    return false
  }
}

/** Starts a node, and waits until it answers. */
export const startNode = async ({
  port,
  databaseUrl,
  dataDir,
  publicUrl,
  moderation,
  program = ownProgram,
}: Place): Promise<ServerNode> => {
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PUBLIC_URL: publicUrl,
      LOG_LEVEL: "error",
      ...(moderation === undefined ? {} : { MODERATION_MODE: moderation }),
    },
    stdio: ["ignore", "inherit", "inherit"],
  })
  const kill = async (): Promise<void> => {
    if (ended(child)) return
    child.kill("SIGKILL")
    await once(child, "exit")
  }
  const end = Date.now() + readyWithinMs
  while (!(await isReady(url))) {
    if (ended(child)) throw new Error("The node ended before it was ready.")
    if (Date.now() > end) {
      await kill()
      throw new Error("The node was not ready in time.")
    }
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
  return { url, kill }
}
