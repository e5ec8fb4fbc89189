/** Builds compound files, the container of the old office formats, with what writers leave in it. MS-CFB §2. */
import { latin, markedTime, marker, wide } from "./marked/marker.ts"

const sector = 512
const end = 0xffff_fffe
const none = 0xffff_ffff
const small = 4096

export const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
export const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

export const padded = (content: Buffer, to: number): Buffer =>
  Buffer.concat([content, Buffer.alloc((to - (content.length % to)) % to)])

/** A container: large streams one after the other, small ones in the root's own, then tables and directory. */
export const compound = (streams: Readonly<Record<string, Buffer>>): Buffer => {
  const table: number[] = []
  const parts: Buffer[] = []
  const store = (content: Buffer, tail: Buffer = Buffer.alloc(0)): number => {
    if (content.length === 0) return end
    const first = table.length
    const whole = Buffer.concat([content, tail, Buffer.alloc(sector)]).subarray(0, padded(content, sector).length)
    const count = whole.length / sector
    for (let index = 1; index <= count; index++) table.push(index === count ? end : first + index)
    parts.push(whole)
    return first
  }
  const smallTable: number[] = []
  const smallParts: Buffer[] = []
  const storeSmall = (content: Buffer): number => {
    const first = smallTable.length
    const whole = padded(content, 64)
    const count = whole.length / 64
    for (let index = 1; index <= count; index++) smallTable.push(index === count ? end : first + index)
    smallParts.push(whole)
    return first
  }
  const entry = (name: string, type: number, { right = none, child = none, start = end, size = 0 }): Buffer =>
    Buffer.concat([
      padded(wide(name), 64).subarray(0, 64),
      u16(name.length * 2 + 2),
      Buffer.from([type, 1]),
      u32(none),
      u32(right),
      u32(child),
      Buffer.alloc(20),
      Buffer.concat([u32(markedTime), u32(markedTime), u32(markedTime), u32(markedTime)]),
      u32(start),
      u32(size),
      u32(0),
    ])
  const names = Object.entries(streams)
  const entries = names.map(([name, content], index) => {
    // Behind the end of a stream lies what was there before.
    const start = content.length < small ? storeSmall(content) : store(content, latin(marker))
    return entry(name, 2, { right: index + 1 < names.length ? index + 2 : none, start, size: content.length })
  })
  // A sector that nobody has any more.
  table.push(none)
  parts.push(padded(latin(`deleted ${marker}`), sector))
  const root = Buffer.concat(smallParts)
  const rootAt = store(padded(root, sector))
  const smallTableAt = store(padded(Buffer.concat(smallTable.map(u32)), sector))
  const directory = [entry("Root Entry", 5, { child: 1, start: rootAt, size: root.length }), ...entries]
  const directoryAt = store(padded(Buffer.concat(directory), sector))
  const tableAt = table.length
  table.push(0xffff_fffd)
  while (table.length % (sector / 4) !== 0) table.push(none)
  if (table.length > sector / 4) throw new Error("The container needs more than one sector of table.")
  const header = Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.alloc(16),
    u16(0x3e),
    u16(3),
    u16(0xfffe),
    u16(9),
    u16(6),
    Buffer.alloc(10),
    u32(1),
    u32(directoryAt),
    u32(0),
    u32(small),
    u32(smallTable.length === 0 ? end : smallTableAt),
    u32(1),
    u32(end),
    u32(0),
    u32(tableAt),
    Buffer.alloc(108 * 4, 0xff),
  ])
  return Buffer.concat([header, ...parts, Buffer.concat(table.map(u32))])
}
