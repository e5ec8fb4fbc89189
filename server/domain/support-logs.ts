/**
 * Event logs that come with letters to support. Nobody can say what a stranger packs into one, so it is unpacked within a bound,
 * read as replays read it, and kept as what was read of it: nothing else of the sender's bytes stays.
 */
import { isUtf8 } from "node:buffer"
import { promisify } from "node:util"
import { gunzip, gzip } from "node:zlib"
import type { Kysely } from "kysely"
import { isRecord } from "../../src/domain/json.ts"
import { letterLogLimits } from "../../src/domain/log-limits.ts"
import { decodeLog, encodeLog, type Log, type LogHeader } from "../../src/log/codec.ts"
import { invalid } from "../contract/refusals.ts"
import type { Schema } from "../db/schema.ts"

export interface KeptLog {
  /** Packed by gzip, in base64. */
  readonly log: string
  readonly events: number
}

const unpack = promisify(gunzip)
const pack = promisify(gzip)

const isTooLarge = (cause: unknown): boolean => isRecord(cause) && cause["code"] === "ERR_BUFFER_TOO_LARGE"

const unpacked = async (packed: string): Promise<string> => {
  const bytes = await unpack(Buffer.from(packed, "base64"), { maxOutputLength: letterLogLimits.bytes }).catch(
    (cause: unknown) => {
      throw invalid({ log: [isTooLarge(cause) ? "maxLength" : "invalidFormat"] })
    },
  )
  if (!isUtf8(bytes)) throw invalid({ log: ["invalidFormat"] })
  return bytes.toString("utf8")
}

/** Longer ones are none of a build's, a language's or a device's. */
const mostHeaderSigns = 100

const isShort = (value: unknown): boolean =>
  typeof value === "string" ? value.length <= mostHeaderSigns : !Array.isArray(value)

const isOfOurs = ({ header, envelopes }: Log): boolean =>
  envelopes.length > 0 &&
  Object.values(header).every(isShort) &&
  !Number.isNaN(Date.parse(header.startedAt)) &&
  envelopes.every(({ at, event }) => !Number.isNaN(Date.parse(at)) && /^[A-Z][A-Za-z]{1,60}$/u.test(event.type))

const headerOf = (header: LogHeader): LogHeader => {
  const { format, app, appVersion, contractHash, locale, viewport, startedAt, zone, scheme } = header
  return {
    ...{ format, app, appVersion, contractHash, locale },
    viewport: { width: viewport.width, height: viewport.height },
    startedAt,
    ...(zone === undefined ? {} : { zone }),
    ...(scheme === undefined ? {} : { scheme }),
  }
}

/** The same log without what the format does not name. */
const bare = ({ header, snapshot, envelopes, hashes }: Log): Log => ({
  header: headerOf(header),
  ...(snapshot === undefined ? {} : { snapshot }),
  envelopes: envelopes.map(({ seq, at, origin, cause, v, event }) => ({ seq, at, origin, cause, v, event })),
  ...(hashes === undefined ? {} : { hashes: hashes.map(({ after, hashes: all }) => ({ after, hashes: all })) }),
})

/** Refuses whatever is no whole log of ours. */
export const checkedLog = async (packed: string): Promise<KeptLog> => {
  const decoded = decodeLog(await unpacked(packed))
  if (!("log" in decoded) || decoded.problems.length > 0 || !isOfOurs(decoded.log))
    throw invalid({ log: ["invalidFormat"] })
  const bytes = await pack(encodeLog(bare(decoded.log)))
  return { log: bytes.toString("base64"), events: decoded.log.envelopes.length }
}

/** The text of the log that came with a letter; null where none did, or there is no such letter. */
export const letterLog = async (db: Kysely<Schema>, key: string): Promise<string | null> => {
  const letter = await db.selectFrom("support_letters").select("log").where("key", "=", key).executeTakeFirst()
  const kept = letter?.log ?? null
  return kept === null ? null : (await unpack(Buffer.from(kept, "base64"))).toString("utf8")
}
