/** Notes that cameras and encoders hide between the pictures of H.264 and H.265: user data of SEI, made filler. */
import type { Box, ReadBoxes } from "./boxes.ts"
import type { Span } from "./film-samples.ts"
import type { Media } from "./media.ts"
import { uncleanable } from "./uncleanable.ts"

interface NalLength {
  readonly bytes: number
  readonly isHevc: boolean
}

const visualBytes = 78
const unregisteredUserData = 5
const filler = 3
/** No camera's notes on one picture are so long. */
const longestSei = 1_048_576

/** Answers how the lengths of a track's NAL units are written; null for other codecs. */
export const nalLengthOf = (media: Media, parts: readonly Box[], boxes: ReadBoxes): NalLength | null => {
  const stsd = parts.find(({ type }) => type === "stsd")
  const [entry] = stsd === undefined ? [] : boxes(stsd.content + 8, stsd.end)
  if (entry === undefined || !/^(?:avc|hvc|hev|dva|dvh)/u.test(entry.type)) return null
  const config = boxes(entry.content + visualBytes, entry.end).find(({ type }) => type === "avcC" || type === "hvcC")
  if (config === undefined) return null
  const isHevc = config.type === "hvcC"
  return { bytes: (media.read(config.content + (isHevc ? 21 : 4), 1).readUInt8() & 3) + 1, isHevc }
}

/** Answers whether a SEI unit has a message of user data, by the types and sizes of its messages. */
const hasUserData = (unit: Buffer, header: number): boolean => {
  // Sizes count bytes without those that prevent emulation of a start code.
  const payload: number[] = []
  for (let at = header, zeros = 0; at < unit.length; at++) {
    const byte = unit[at] ?? 0
    if (!(zeros >= 2 && byte === 3)) payload.push(byte)
    zeros = byte === 0 ? zeros + 1 : 0
  }
  let at = 0
  const value = (): number => {
    let sum = 0
    while (payload[at] === 255) {
      sum += 255
      at++
    }
    return sum + (payload[at++] ?? 0)
  }
  while (at + 2 < payload.length) {
    if (value() === unregisteredUserData) return true
    const size = value()
    at += size
  }
  return false
}

/** Rewrites a SEI unit, in its own size, as messages of filler. */
const fill = (unit: Buffer, header: number): void => {
  unit.fill(255, header)
  unit[unit.length - 1] = 0x80
  let at = header
  let room = unit.length - 1 - header
  while (room >= 2) {
    // Sizes of 255 and more take another byte; the odd byte that is left over then becomes a trailing one.
    const size = Math.min(room - 2, 254)
    const isLast = room - 2 - size === 0
    const taken = isLast || room - 2 - size >= 2 ? size : size - 1
    unit[at] = filler
    unit[at + 1] = taken
    at += 2 + taken
    room -= 2 + taken
  }
}

const cleanSample = (sample: Buffer, { bytes, isHevc }: NalLength): boolean => {
  const header = isHevc ? 2 : 1
  let isChanged = false
  let at = 0
  while (at + bytes <= sample.length) {
    const length = sample.readUIntBE(at, bytes)
    const start = at + bytes
    at = start + length
    if (length < header + 3 || at > sample.length) continue
    const first = sample[start] ?? 0
    const type = isHevc ? (first >> 1) & 63 : first & 31
    const isSei = isHevc ? type === 39 || type === 40 : type === 6
    if (!isSei) continue
    const unit = sample.subarray(start, at)
    if (unit.length > longestSei) uncleanable("The notes on a picture are too long.")
    if (!hasUserData(unit, header)) continue
    fill(unit, header)
    isChanged = true
  }
  return isChanged
}

interface Track {
  readonly isKept: boolean
  readonly nalLength: NalLength | null
  readonly spans: readonly Span[]
}

/** Goes through the samples of kept tracks once; samples that overlap are no film. */
export const cleanSei = (media: Media, tracks: readonly Track[]): void => {
  let left = media.size
  for (const { isKept, nalLength, spans } of tracks) {
    if (!isKept || nalLength === null) continue
    for (const { start, end } of spans) {
      if (!Number.isFinite(end) || end > media.size) continue
      left -= end - start
      if (left < 0) uncleanable("Samples overlap.")
      const sample = media.read(start, end - start)
      if (cleanSample(sample, nalLength)) media.write(start, sample)
    }
  }
}
