/** Detects what a file is from its content, never from its name. Spec §5. */
import { open } from "node:fs/promises"
import { fileTypeFromFile } from "file-type"
import { textCharset } from "./charsets.ts"
import {
  fileExtensionOf,
  fileKindOf,
  isFileExtension,
  isPictureExtension,
  type FileExtension,
  type FileKind,
  type PictureExtension,
} from "../../src/domain/files.ts"

interface Described<Kind extends FileKind, Extension extends FileExtension> {
  readonly kind: Kind
  readonly mediaType: string
  readonly extension: Extension
}

export type ContentType =
  | Described<"image", PictureExtension>
  | Described<Exclude<FileKind, "image">, Exclude<FileExtension, PictureExtension>>

/** The old office formats share one container, so its content alone can't tell which of them it is. */
const officeTypes: Readonly<Record<string, string>> = {
  doc: "application/msword",
  xls: "application/vnd.ms-excel",
  ppt: "application/vnd.ms-powerpoint",
}

const sampleBytes = 65_536

/** The charset of a plain text; null for what is none: other bytes, or characters that no text has. */
const charsetOf = async (path: string): Promise<string | null> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0)
    return textCharset(buffer.subarray(0, bytesRead), bytesRead < sampleBytes)
  } finally {
    await file.close()
  }
}

const accepted = (extension: string, mediaType: string): ContentType | null => {
  if (!isFileExtension(extension)) return null
  if (isPictureExtension(extension)) return { kind: "image", mediaType, extension }
  const kind = fileKindOf(extension)
  if (kind === null || kind === "image") return null
  return { kind, mediaType, extension }
}

const marked = async (path: string, named: string): Promise<ContentType | null> => {
  const found = await fileTypeFromFile(path)
  if (found === undefined) return null
  if (found.ext === "apng") return accepted("png", "image/png") // drawn anew, its first picture is left
  if (found.ext !== "cfb") return accepted(found.ext, found.mime)
  const mediaType = officeTypes[named]
  return mediaType === undefined ? null : accepted(named, mediaType)
}

/**
 * Detects the type of the file at a path, or `null` for a kind that nobody may upload; `name` only decides between what
 * content can't.
 */
export const contentTypeOf = async (path: string, name: string): Promise<ContentType | null> => {
  const named = fileExtensionOf(name)
  const type = await marked(path, named)
  // A text may begin with the mark of something else: "BM" is a bitmap's, and a car's.
  const charset = type === null && named === "txt" ? await charsetOf(path) : null
  return charset === null ? type : accepted("txt", `text/plain; charset=${charset}`)
}
