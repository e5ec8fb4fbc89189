/** Checks that the database can be used: reached, of a version that will do, and then all that is asked of it. */
import { Kysely, sql } from "kysely"
import { placeOf } from "../db/awaited.ts"
import { poolerAdvice, requireHeard } from "../db/heard.ts"
import { hasEmbedded } from "../db/embedded.ts"
import type { Engine } from "../db/engine.ts"
import type { Schema } from "../db/schema.ts"
import { openServer } from "../db/server-pool.ts"
import type { Config } from "../config/config.ts"
import { questionMs, runCheck, runChecks, type Check } from "./checks.ts"
import { checkClock } from "./clock.ts"
import { checkCollation } from "./collation.ts"
import { checkExtensions } from "./extensions.ts"
import { fails, ok, warning, type Finding } from "./findings.ts"
import { checkFolder } from "./folder.ts"
import { checkMigrations } from "./migrations.ts"
import { codeOf, reasonOf } from "./reasons.ts"
import { checkRights } from "./rights.ts"

const about = "database"
const heardAbout = "telling other nodes"

/** Of PostgreSQL, which says the rest in words that hold no password. */
const remedies: Readonly<Record<string, string>> = {
  "28P01": "Correct the password in DATABASE_URL.",
  "28000": "Let the role in (pg_hba.conf), or correct DATABASE_URL.",
  "3D000": "Create the database, owned by the role, or correct DATABASE_URL.",
  "53300": "Raise max_connections; each node takes up to 14.",
  "57P03": "Wait until it has started.",
}

/** PostgreSQL's codes have five signs, the client's own failures none. */
const isPostgres = (code: string): boolean => /^[\dA-Z]{5}$/u.test(code) && /\d/u.test(code)

const cantUse = (url: string, error: unknown): Finding => {
  const [code, place] = [codeOf(error), `${placeOf(url)} of DATABASE_URL`]
  const message = error instanceof Error ? error.message : ""
  if (message.includes(poolerAdvice)) return fails(about, `${place} is a pooler. ${poolerAdvice}`)
  if (message.includes("15 or later")) return fails(about, `${place} is too old. ${message} Update it.`)
  if (isPostgres(code)) return fails(about, `${place} refuses: ${message}. ${remedies[code] ?? ""}`.trim())
  const reason = /timeout|terminated/u.test(message) ? "it does not answer" : reasonOf(error)
  return fails(about, `${place} can't be reached: ${reason}. Start PostgreSQL there, or correct DATABASE_URL.`)
}

const examineOpen = async (engine: Engine, config: Config, now: () => Date): Promise<readonly Finding[]> => {
  const db = new Kysely<Schema>({ dialect: engine.dialect })
  const place = placeOf(config.databaseUrl ?? "")
  const reached = await runCheck({
    about,
    look: async () => {
      const { rows } = await sql<{ readonly server_version: string }>`show server_version`.execute(db)
      return ok(about, `${place} answers, PostgreSQL ${rows[0]?.server_version ?? ""}.`)
    },
  })
  const hearing: Check = {
    about: heardAbout,
    look: () =>
      requireHeard(db, engine.listen).then(
        () => ok(heardAbout, "nodes hear what others tell."),
        (error: unknown) => fails(heardAbout, error instanceof Error ? error.message : reasonOf(error)),
      ),
  }
  const checks = [checkRights, checkExtensions, checkCollation, checkMigrations].map((check) => check(db))
  return [reached, ...(await runChecks([...checks, hearing, checkClock(db, now), checkFolder(db, config)]))]
}

const embeddedFinding = ({ dataDir, isLocal }: Config): Finding => {
  const says = hasEmbedded(dataDir) ? `embedded, in ${dataDir}` : `embedded; the first start makes it in ${dataDir}`
  if (isLocal) return ok(about, `${says}.`)
  const limits = "It is for one process alone, which must stop for a backup, and answers half as many people"
  return warning(about, `${says}. ${limits}. Set DATABASE_URL where others use the marketplace.`)
}

/** A server of its own is asked; the embedded database is its node's alone, and looked at from outside. */
export const examineDatabase = async (config: Config, now: () => Date): Promise<readonly Finding[]> => {
  const { databaseUrl: url, databaseSessionUrl: sessionUrl } = config
  if (url === undefined) return [embeddedFinding(config)]
  try {
    const engine = await openServer(url, { statementMs: questionMs, sessionUrl, onIdleError: () => undefined })
    const findings = await examineOpen(engine, config, now)
    // A frozen server would hold the end of its connections.
    void engine.close()
    return findings
  } catch (error) {
    return [cantUse(url, error)]
  }
}
