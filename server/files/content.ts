/** Tells what a file is from its content, never from its name. Spec §5; D38. */
import { open } from "node:fs/promises"
import { fileTypeFromFile } from "file-type"
import {
  fileExtensionOf,
  fileKindOf,
  isFileExtension,
  type FileExtension,
  type FileKind,
} from "../../src/domain/files.ts"

export interface ContentType {
  readonly kind: FileKind
  readonly mediaType: string
  readonly extension: FileExtension
}

/** The old office formats share one container, so its content alone can't tell which of them it is. */
const officeTypes: Readonly<Record<string, string>> = {
  doc: "application/msword",
  xls: "application/vnd.ms-excel",
  ppt: "application/vnd.ms-powerpoint",
}

const sampleBytes = 65_536

/** Plain text has no mark of its own: it is UTF-8 without control characters. */
const isPlainText = async (path: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0)
    const isWhole = bytesRead < sampleBytes
    const text = new TextDecoder("utf-8", { fatal: true }).decode(buffer.subarray(0, bytesRead), { stream: !isWhole })
    // oxlint-disable-next-line no-control-regex -- these very characters are what text hasn't
    return !/[\u0000-\u0008\u000E-\u001F\u007F]/u.test(text)
  } catch {
    return false // not UTF-8
  } finally {
    await file.close()
  }
}

const accepted = (extension: string, mediaType: string): ContentType | null => {
  const kind = fileKindOf(extension)
  return kind === null || !isFileExtension(extension) ? null : { kind, mediaType, extension }
}

/** What the file at a path is, or `null` for a kind that nobody may upload; `name` only tells office formats apart. */
export const contentTypeOf = async (path: string, name: string): Promise<ContentType | null> => {
  const named = fileExtensionOf(name)
  const found = await fileTypeFromFile(path)
  if (found === undefined)
    return named === "txt" && (await isPlainText(path)) ? accepted("txt", "text/plain; charset=utf-8") : null
  if (found.ext === "cfb") {
    const mediaType = officeTypes[named]
    return mediaType === undefined || fileKindOf(named) !== "document" ? null : accepted(named, mediaType)
  }
  return accepted(found.ext, found.mime)
}
