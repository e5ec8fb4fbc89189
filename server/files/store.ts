/** Where files stay: by the hash of their content, so that the same file is kept once. D38. */
import type { Readable } from "node:stream"

export interface WrittenFile {
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** SHA-256, hex. */
  readonly hash: string
}

/** Bytes from `start` to `end`, both of them included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface FileStore {
  /** Writes a stream to a place of its own, and tells what arrived. */
  readonly receive: (content: Readable) => Promise<WrittenFile>
  /** Puts what was received where it stays, and may be asked to twice; answers its path there. Discard it afterwards. */
  readonly keep: (file: WrittenFile) => Promise<string>
  /** How many bytes a kept file has; null where there is none. */
  readonly sizeOf: (path: string) => Promise<number | null>
  /** A kept file's content, or a part of it. */
  readonly read: (path: string, range?: ByteRange) => Promise<Readable>
  /** Removes a kept file, unless somebody has just kept the same content again. */
  readonly remove: (path: string) => Promise<void>
  /** Throws away what was received and not kept. */
  readonly discard: (file: Pick<WrittenFile, "path">) => Promise<void>
}

/** Whoever keeps a file writes it down within this. */
export const freshForMs = 60 * 60 * 1000

export const keptPath = (hash: string): string => `${hash.slice(0, 2)}/${hash}`
