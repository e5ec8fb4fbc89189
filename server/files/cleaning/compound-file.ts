/** The sectors and streams of a compound file, read with every chain bounded and written where they lie. MS-CFB §2. */
import { uncleanable } from "./uncleanable.ts"

export const compoundSignature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

export interface Stream {
  readonly name: string
  /** The number of the directory entry that it lies in. */
  readonly storage: number
  /** Puts the stream together, lets `clean` change it in its size, and writes it back. */
  readonly change: (clean: (content: Buffer) => void) => void
}

export interface Compound {
  /** The names of all streams and storages. */
  readonly names: readonly string[]
  readonly streams: readonly Stream[]
  readonly forgetTimes: () => void
  /** Makes zeros of whatever no stream has: deleted parts stay in such files. */
  readonly zeroUnused: () => void
}

interface Span {
  readonly start: number
  readonly end: number
}

interface Entry {
  readonly at: number
  readonly name: string
  readonly type: number
  readonly start: number
  readonly size: number
}

const mostSectorNumber = 0xffff_fff9
const entryBytes = 128
const storageType = 1
const streamType = 2
const rootType = 5
/** Streams below this size lie in small sectors of the root's own stream. */
const smallBelow = 4096
const smallBytes = 64

export const readCompound = (content: Buffer): Compound => {
  if (content.length < 512 + entryBytes || !content.subarray(0, 8).equals(compoundSignature))
    return uncleanable("The container has no header.")
  const shift = content.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return uncleanable("The container has sectors of a strange size.")
  const sectorBytes = 2 ** shift
  const sectors = Math.floor((content.length - 1) / sectorBytes)
  const used = new Set<number>()

  const spanOf = (sector: number): Span => {
    const start = (sector + 1) * sectorBytes
    if (sector >= sectors) uncleanable("The container has no such sector.")
    return { start, end: Math.min(start + sectorBytes, content.length) }
  }
  const take = (sector: number): Span => {
    if (used.has(sector)) uncleanable("Chains of the container meet.")
    used.add(sector)
    return spanOf(sector)
  }
  const numbersIn = ({ start, end }: Span): readonly number[] =>
    Array.from({ length: Math.floor((end - start) / 4) }, (_, index) => content.readUInt32LE(start + index * 4))

  const tableSectors = (): readonly number[] => {
    const all = Array.from({ length: 109 }, (_, index) => content.readUInt32LE(76 + index * 4))
    let next = content.readUInt32LE(68)
    while (next <= mostSectorNumber) {
      const numbers = numbersIn(take(next))
      all.push(...numbers.slice(0, -1))
      next = numbers.at(-1) ?? mostSectorNumber + 1
    }
    return all.filter((one) => one <= mostSectorNumber)
  }
  const table = tableSectors().flatMap((sector) => numbersIn(take(sector)))

  const chain = (first: number): readonly Span[] => {
    const spans: Span[] = []
    for (let sector = first; sector <= mostSectorNumber; sector = table[sector] ?? mostSectorNumber + 1)
      spans.push(take(sector))
    return spans
  }

  const isLarge = shift === 12
  const directory = chain(content.readUInt32LE(48)).flatMap(({ start, end }) =>
    Array.from({ length: Math.floor((end - start) / entryBytes) }, (_, index) => start + index * entryBytes),
  )
  const entryAt = (at: number): Entry => ({
    at,
    name: content.toString("utf16le", at, at + Math.max(0, Math.min(62, content.readUInt16LE(at + 64) - 2))),
    type: content[at + 66] ?? 0,
    start: content.readUInt32LE(at + 116),
    size: content.readUInt32LE(at + 120) + (isLarge ? content.readUInt32LE(at + 124) * 2 ** 32 : 0),
  })
  const entries = directory.map(entryAt)
  const root = entries.find(({ type }) => type === rootType)
  if (root === undefined) return uncleanable("The container has no root.")

  const rootSpans = chain(root.start)
  const smallTable = chain(content.readUInt32LE(60)).flatMap(numbersIn)
  const perSector = sectorBytes / smallBytes
  const smallUsed = new Set<number>()
  const smallSpan = (sector: number): Span => {
    const outer = rootSpans[Math.floor(sector / perSector)]
    if (outer === undefined || smallUsed.has(sector)) return uncleanable("Small chains of the container meet.")
    smallUsed.add(sector)
    const start = outer.start + (sector % perSector) * smallBytes
    return { start, end: Math.min(start + smallBytes, content.length) }
  }
  const smallChain = (first: number): readonly Span[] => {
    const spans: Span[] = []
    for (let sector = first; sector <= mostSectorNumber; sector = smallTable[sector] ?? mostSectorNumber + 1)
      spans.push(smallSpan(sector))
    return spans
  }

  /** The storage of each entry, by the trees of siblings. */
  const storages = new Map<number, number>()
  const waiting = entries.flatMap(({ type, at }, index) =>
    type === rootType || type === storageType ? [[content.readUInt32LE(at + 76), index] as const] : [],
  )
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [index, storage] = next
    const entry = entries[index]
    if (entry === undefined || storages.has(index)) continue
    storages.set(index, storage)
    waiting.push([content.readUInt32LE(entry.at + 68), storage], [content.readUInt32LE(entry.at + 72), storage])
  }

  const streamOf = (entry: Entry, index: number): Stream => {
    const spans = entry.size === 0 ? [] : entry.size < smallBelow ? smallChain(entry.start) : chain(entry.start)
    let rest = entry.size
    const parts = spans.map(({ start, end }) => {
      const taken = Math.min(rest, end - start)
      rest -= taken
      content.fill(0, start + taken, end)
      return { start, end: start + taken }
    })
    return {
      name: entry.name,
      storage: storages.get(index) ?? -1,
      change: (clean) => {
        const whole = Buffer.concat(parts.map(({ start, end }) => content.subarray(start, end)))
        clean(whole)
        let at = 0
        for (const { start, end } of parts) {
          whole.copy(content, start, at, at + end - start)
          at += end - start
        }
      },
    }
  }
  const streams = entries.flatMap((entry, index) => (entry.type === streamType ? [streamOf(entry, index)] : []))

  return {
    names: entries.filter(({ type }) => type !== 0).map(({ name }) => name),
    streams,
    forgetTimes: () => {
      for (const { at, type } of entries) {
        if (type === 0) content.fill(0, at, at + 68)
        content.fill(0, at + 100, at + 116)
      }
    },
    zeroUnused: () => {
      for (let sector = 0; sector < sectors; sector++) {
        const { start, end } = spanOf(sector)
        if (!used.has(sector)) content.fill(0, start, end)
      }
      for (const [number, { start, end }] of rootSpans.entries())
        for (let part = 0; part < perSector; part++)
          if (!smallUsed.has(number * perSector + part))
            content.fill(0, Math.min(start + part * smallBytes, end), Math.min(start + (part + 1) * smallBytes, end))
    },
  }
}
