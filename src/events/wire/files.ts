/** Wire → domain: files. Contract: openapi/schemas/file.yaml. */
import type { StoredFile } from "../../domain/files.ts"
import type { Wire } from "./wire.ts"

/** Pixels: a card's picture is about as wide; a smaller one would blur there. */
const cardWidth = 400

export const toStoredFile = (wire: Wire["File"]): StoredFile => ({
  key: wire.fileKey,
  url: wire.contentUrl,
  name: wire.originalFileName,
  size: wire.fileSize,
  mediaType: wire.fileType,
  extension: wire.fileExtension,
  thumbnailUrl: (wire.thumbnails.find(({ width }) => width >= cardWidth) ?? wire.thumbnails.at(-1))?.contentUrl ?? null,
})
