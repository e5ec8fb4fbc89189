/** Kinds of files, their endings and limits. Spec §5, §9. */
import { fileSizeLimits, thumbnailWidths } from "./limits.ts"

export interface StoredFile {
  readonly key: string
  readonly url: string
  readonly name: string
  readonly size: number // bytes
  readonly mediaType: string
  readonly extension: string
  readonly thumbnailUrl: string | null
}

/** A file that the person picked; its content stays on the device until it is sent. */
export interface PickedFile {
  readonly id: string
  readonly name: string
  readonly size: number // bytes
}

export type FileKind = "image" | "document" | "video"

export const fileExtensions = {
  image: ["png", "jpg", "jpeg", "gif", "heic"],
  document: ["doc", "docx", "xls", "xlsx", "ppt", "pptx", "pdf", "txt"],
  video: ["mp4", "mov"],
} as const satisfies Readonly<Record<FileKind, readonly string[]>>

export type FileExtension = (typeof fileExtensions)[FileKind][number]
export type PictureExtension = (typeof fileExtensions)["image"][number]

const knownExtensions: ReadonlySet<string> = new Set(Object.values(fileExtensions).flat())

export const isFileExtension = (text: string): text is FileExtension => knownExtensions.has(text)

const pictureExtensions: ReadonlySet<string> = new Set(fileExtensions.image)

export const isPictureExtension = (text: string): text is PictureExtension => pictureExtensions.has(text)

export const fileExtensionOf = (name: string): string => /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? ""

export const fileKindOf = (extension: string): FileKind | null => {
  const wanted = extension.toLowerCase()
  const has = (kind: FileKind): boolean => fileExtensions[kind].some((one) => one === wanted)
  return (["image", "document", "video"] as const).find(has) ?? null
}

/** The width by which a copy is asked for: one of a picture's own width answers to the next of them. E673. */
export const copyWidth = (width: number): number =>
  thumbnailWidths.find((one) => one >= width) ?? Math.max(...thumbnailWidths)

/** By the server's names where it has one for it; to the server an empty file is one of a wrong size. */
export type FileRule = "InvalidFileFormatException" | "InvalidFileSizeException" | "EmptyFile"

/** Checks what can be known of a file before it is sent; the server looks at its content again. */
export const fileRule = (name: string, bytes: number): FileRule | null => {
  const kind = fileKindOf(fileExtensionOf(name))
  if (kind === null) return "InvalidFileFormatException"
  if (bytes === 0) return "EmptyFile"
  return bytes > fileSizeLimits[kind] ? "InvalidFileSizeException" : null
}
