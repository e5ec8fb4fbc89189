/** The log of a server that a test starts: the test hears what it asked for, and the dump of the run hears all. */
import type { LogLevel } from "../../server/config/config.ts"
import { dumpLog, isDumping } from "./dump.ts"
import "./tap.ts"

const levels: Readonly<Record<LogLevel, number>> = {
  trace: 10,
  debug: 20,
  info: 30,
  warn: 40,
  error: 50,
  fatal: 60,
  silent: Infinity,
}

export interface HeardLog {
  /** The level at which the server is to log. */
  readonly level: LogLevel
  readonly stream: { readonly write: (line: string) => void }
}

const levelOf = (line: string): number => Number(/^\{"level":(\d+)/u.exec(line)?.[1] ?? Infinity)

const dump = dumpLog()

/** `hear` gets the lines of the level and above. */
export const heardLog = (level: LogLevel, hear: (line: string) => void): HeardLog => ({
  level: isDumping ? "trace" : level,
  stream: {
    write: (line) => {
      dump(line)
      if (levelOf(line) >= levels[level]) hear(line)
    },
  },
})
