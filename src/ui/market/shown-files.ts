/** The files of a listing by how they are shown: as pictures, in the gallery, as rows. Spec §4. */
import { fileKindOf, type StoredFile } from "../../domain/files.ts"

/** Files that are shown as pictures, a small one of each known (D39). */
export const picturesOf = (files: readonly StoredFile[]): readonly StoredFile[] =>
  files.filter(({ extension, thumbnailUrl }) => thumbnailUrl !== null || fileKindOf(extension) === "image")

/** Files that the gallery shows: photos, and videos with and without a poster (E232). */
export const galleryOf = (files: readonly StoredFile[]): readonly StoredFile[] =>
  files.filter(({ extension }) => fileKindOf(extension) !== "document")

/** Files that are rows; of videos too, as not every browser plays what a phone has filmed. */
export const documentsOf = (files: readonly StoredFile[]): readonly StoredFile[] =>
  files.filter(({ extension }) => fileKindOf(extension) !== "image")
