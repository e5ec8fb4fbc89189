/** A run cut to a size: its oldest events go into its snapshot. For letters to support, which are bounded; loaded then. */
import { decodeLog, encodeEnvelope, encodeLog, type Log, type RecordedEnvelope } from "./codec.ts"
import { bytesOf } from "./text-bytes.ts"
import { foldOnto } from "./trimming.ts"

/** Folded at once, before the page gets its turn. */
const eventsAtOnce = 100

/** The place of the first of the newest events that fit. */
const firstWithin = (envelopes: readonly RecordedEnvelope[], mostBytes: number): number => {
  let [bytes, first] = [0, envelopes.length]
  while (first > 0) {
    bytes += bytesOf(encodeEnvelope(envelopes[first - 1] as RecordedEnvelope)) + 1
    if (bytes > mostBytes) break
    first -= 1
  }
  return first
}

const chunksOf = (envelopes: readonly RecordedEnvelope[]): readonly string[] =>
  Array.from({ length: Math.ceil(envelopes.length / eventsAtOnce) }, (_, nth) =>
    envelopes
      .slice(nth * eventsAtOnce, (nth + 1) * eventsAtOnce)
      .map((one) => `${encodeEnvelope(one)}\n`)
      .join(""),
  )

const startingAt = async ({ header, snapshot, envelopes }: Log, first: number, rest: () => Promise<void>) => {
  const gone = chunksOf(envelopes.slice(0, first))
  const start = await foldOnto(snapshot ?? null, () => gone, rest)
  return encodeLog({ header, ...(start === null ? {} : { snapshot: start }), envelopes: envelopes.slice(first) })
}

/** Tries with ever less room for events, as nobody knows how large a snapshot becomes. */
const shares = [0.8, 0.5, 0.25]

/** Answers the text within the size; without a snapshot where there is no room for one. As it is where it can't be read. */
export const shortened = async (text: string, mostBytes: number, rest: () => Promise<void>): Promise<string> => {
  if (bytesOf(text) <= mostBytes) return text
  const decoded = decodeLog(text)
  if (!("log" in decoded)) return text
  const { log } = decoded
  for (const share of shares) {
    const short = await startingAt(log, firstWithin(log.envelopes, mostBytes * share), rest)
    if (bytesOf(short) <= mostBytes) return short
  }
  const [most = 0] = shares
  return encodeLog({
    header: log.header,
    envelopes: log.envelopes.slice(firstWithin(log.envelopes, mostBytes * most)),
  })
}
