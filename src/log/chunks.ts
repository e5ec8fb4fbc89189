/**
 * Chunks: some consecutive lines of one run, as they are stored. Lines are appended in plain chunks; those that together have
 * some size become one packed chunk in the place of the first of them, in one transaction. So of each line there is always one
 * chunk that has it, whenever the page is killed.
 */
import { gunzipped } from "../platform/packing.ts"

interface Chunk {
  readonly session: string
  readonly events: number
  readonly bytes: number // of its lines as they are read
}

export interface PlainChunk extends Chunk {
  readonly text: string // whole lines with their line breaks
}

export interface PackedChunk extends Chunk {
  readonly pack: Uint8Array<ArrayBuffer> // such a text, by gzip
}

export type RecordedChunk = PlainChunk | PackedChunk

export const isPacked = (chunk: RecordedChunk): chunk is PackedChunk => "pack" in chunk

/** The bytes that a chunk takes on the disk. */
export const storedBytes = (chunk: RecordedChunk): number => (isPacked(chunk) ? chunk.pack.length : chunk.bytes)

/** Null: the chunk is damaged. */
export const textIn = async (chunk: RecordedChunk): Promise<string | null> =>
  isPacked(chunk) ? gunzipped(chunk.pack, chunk.bytes) : chunk.text
