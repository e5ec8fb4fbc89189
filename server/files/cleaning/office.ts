/** Documents of Office since 2007: a zip archive, packed anew with every part cleaned and no times. ECMA-376-2. */
import { unzipSync, zipSync, type Zippable } from "fflate"
import { cleanXml, isDroppedPart } from "./office-parts.ts"
import type { CleanPart } from "./part.ts"
import { uncleanable } from "./uncleanable.ts"

/** A document of 10 MB is packed about one to ten. */
const mostBytes = 128 * 1024 * 1024
const mostParts = 10_000
/** The first moment that an archive can say. */
const noTime = new Date(1980, 0, 1)

const isXml = (name: string, content: Uint8Array): boolean =>
  /\.(?:xml|rels|vml|svg)$/iu.test(name) ||
  /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml/u.test(Buffer.from(content.subarray(0, 64)).toString("latin1"))

/** Files of these kinds are packed already. */
const isPacked = (name: string): boolean => /\.(?:jpe?g|png|gif|mp4|mov|m4a|mp3|docx|xlsx|pptx)$/iu.test(name)

/** Asks the archive's list alone: nothing is unpacked before it is known how much there is. */
const requireRoom = (content: Uint8Array): void => {
  let bytes = 0
  let parts = 0
  unzipSync(content, {
    filter: ({ name, originalSize }) => {
      bytes += originalSize
      if (bytes > mostBytes || ++parts > mostParts) uncleanable("The document unpacks to too much.")
      if (name.startsWith("_xmlsignatures/")) uncleanable("The document is signed.")
      return false
    },
  })
}

const unpacked = (content: Uint8Array): Readonly<Record<string, Uint8Array>> => {
  requireRoom(content)
  return unzipSync(content, { filter: ({ name }) => !name.endsWith("/") && !isDroppedPart(name) })
}

export const cleanOffice = async (content: Uint8Array, cleanPart: CleanPart): Promise<Uint8Array> => {
  const archive: Zippable = {}
  for (const [name, part] of Object.entries(unpacked(content))) {
    const cleaned = isXml(name, part) ? cleanXml(name, part) : await cleanPart(part)
    archive[name] = [cleaned, { level: isPacked(name) ? 0 : 6 }]
  }
  return zipSync(archive, { mtime: noTime })
}
