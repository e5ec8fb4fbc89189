/** The doctor: looks at all that a start or a night may fail by, each within seconds, and says what to do. */
import type { Config } from "../config/config.ts"
import { checkBucket } from "./bucket.ts"
import { runChecks, type Check } from "./checks.ts"
import { checkDataDir } from "./data-dir.ts"
import { examineDatabase } from "./database.ts"
import { fails, ok, type Finding } from "./findings.ts"
import { checkIssuer } from "./issuer.ts"
import { checkMail } from "./mail.ts"
import { examinePush } from "./push.ts"

/** The configuration as it was read, or the problems with it. */
type Read = { readonly config: Config } | { readonly problems: readonly string[] }

const about = "configuration"

const checksOf = (config: Config): readonly Check[] => [
  checkDataDir(config.dataDir),
  ...(config.storage === null ? [] : [checkBucket(config.storage)]),
  checkMail(config),
  ...(config.issuer.kind === "external" ? [checkIssuer(config.issuer)] : []),
]

/** Answers a finding for each thing that was looked at; with a configuration that can't be read, its problems alone. */
export const examine = async (read: Read, now: () => Date = () => new Date()): Promise<readonly Finding[]> => {
  if ("problems" in read) return read.problems.map((problem) => fails(about, problem))
  const { config } = read
  const [database, others] = await Promise.all([examineDatabase(config, now), runChecks(checksOf(config))])
  return [ok(about, "can be read."), ...database, ...others, examinePush(config.push)]
}
