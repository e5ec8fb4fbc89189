/** Runs PostgreSQL's own programs, which know best how its databases are written down and read again. */
import { spawn } from "node:child_process"
import { once } from "node:events"

/** In characters, from the end of what a program says, where its reason is. */
const mostSaid = 4_000

/** The address without its password, which others would see among the machine's processes, and the password. */
const apart = (databaseUrl: string): { readonly address: string; readonly password: string } => {
  const url = new URL(databaseUrl)
  const password = url.searchParams.get("password") ?? decodeURIComponent(url.password)
  url.password = ""
  url.searchParams.delete("password")
  return { address: url.href, password }
}

const failureOf = (program: string, error: NodeJS.ErrnoException): Error =>
  error.code === "ENOENT"
    ? new Error(
        `${program} is not on the PATH. Install PostgreSQL's client programs of the server's version or later, such as Debian's postgresql-client.`,
      )
    : error

/**
 * Runs a program on a database until it ends.
 *
 * @throws Error with the program's own words where it fails
 */
export const runProgram = async (
  program: "pg_dump" | "pg_restore",
  databaseUrl: string,
  args: readonly string[],
): Promise<void> => {
  const { address, password } = apart(databaseUrl)
  const env = password === "" ? process.env : { ...process.env, PGPASSWORD: password }
  const child = spawn(program, [...args, `--dbname=${address}`], { env, stdio: ["ignore", "ignore", "pipe"] })
  let said = ""
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said = `${said}${text}`.slice(-mostSaid)))
  const [code] = await once(child, "close").catch((error: NodeJS.ErrnoException) => {
    throw failureOf(program, error)
  })
  if (code !== 0) throw new Error(`${program} failed: ${said.trim()}`)
}
