/**
 * Counts the pictures that a PNG says it holds, read from its header: none of them is unpacked. PNG 3rd edition
 * §11.3.6.1 (acTL).
 */
import { open } from "node:fs/promises"

const signatureBytes = 8
const chunkHeaderBytes = 8
const checksumBytes = 4
/** Colour profiles and texts may come before the animation's chunk; so many chunks are looked at. */
const mostChunks = 64

/** 1 for a still picture, and for what isn't a PNG at all. */
export const framesOfPng = async (path: string): Promise<number> => {
  const file = await open(path)
  try {
    let position = signatureBytes
    for (let chunks = 0; chunks < mostChunks; chunks++) {
      const header = Buffer.alloc(chunkHeaderBytes + 4)
      const { bytesRead } = await file.read(header, 0, header.length, position)
      const type = header.toString("latin1", 4, chunkHeaderBytes)
      if (bytesRead < header.length || type === "IDAT") return 1
      if (type === "acTL") return Math.max(1, header.readUInt32BE(chunkHeaderBytes))
      position += chunkHeaderBytes + header.readUInt32BE(0) + checksumBytes
    }
    return 1
  } finally {
    await file.close()
  }
}
