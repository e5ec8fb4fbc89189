/** Facts that screens work out of a deal. Spec §3 Deal. */
import type { Deal } from "../../../domain/deals.ts"
import { fileKindOf, type StoredFile } from "../../../domain/files.ts"
import type { Participant } from "../../../domain/participants.ts"

export const partiesOf = (
  { customer, executant }: Pick<Deal, "customer" | "executant">,
  profileKey: string,
): { readonly me: Participant; readonly other: Participant } =>
  customer.key === profileKey ? { me: customer, other: executant } : { me: executant, other: customer }

export interface SortedFiles {
  readonly pictures: readonly (StoredFile & { readonly thumbnailUrl: string })[]
  readonly others: readonly StoredFile[]
}

const hasThumbnail = (file: StoredFile): file is StoredFile & { readonly thumbnailUrl: string } =>
  file.thumbnailUrl !== null && fileKindOf(file.extension) === "image"

/** Pictures are seen, the rest is named; a picture without a small version is only named. */
export const sortedFiles = (files: readonly StoredFile[]): SortedFiles => ({
  pictures: files.filter(hasThumbnail),
  others: files.filter((file) => !hasThumbnail(file)),
})
