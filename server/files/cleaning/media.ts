/** Random access to bytes that are changed in place: a file on the disk, or a part of a document in memory. */
import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs"
import { uncleanable } from "./uncleanable.ts"

export interface Media {
  readonly size: number
  /** Exactly so many bytes; refuses what reaches beyond the end. */
  readonly read: (offset: number, length: number) => Buffer
  readonly write: (offset: number, content: Uint8Array) => void
}

export const mediaIn = (bytes: Uint8Array): Media => {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return {
    size: content.length,
    read: (offset, length) =>
      offset + length <= content.length
        ? Buffer.from(content.subarray(offset, offset + length))
        : uncleanable("The content ends early."),
    write: (offset, changed) => content.set(changed, offset),
  }
}

/** Opens a file for the work alone, which is synchronous: only for a thread of its own. */
export const withFile = (path: string, work: (media: Media) => void): void => {
  const file = openSync(path, "r+")
  try {
    work({
      size: fstatSync(file).size,
      read: (offset, length) => {
        const content = Buffer.alloc(length)
        return readSync(file, content, 0, length, offset) === length ? content : uncleanable("The file ends early.")
      },
      write: (offset, content) => void writeSync(file, content, 0, content.length, offset),
    })
  } finally {
    closeSync(file)
  }
}

const zeros = Buffer.alloc(65_536)

/** Overwrites a span by zeros, a block at a time. */
export const zero = (media: Media, start: number, end: number): void => {
  for (let at = start; at < end; at += zeros.length)
    media.write(at, zeros.subarray(0, Math.min(zeros.length, end - at)))
}
