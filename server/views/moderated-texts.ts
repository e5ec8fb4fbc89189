/**
 * Says which columns of a profile and of a listing's version are texts that moderation reads. Both tables are total over
 * what a person writes: a new column does not compile before it says whether it is one, so none is published unread.
 * Spec §4.
 */
import type { Wire } from "../contract/shapes.ts"
import type { Schema } from "../db/schema.ts"

/** A text stands in the title or in the body of what moderation reads; the rest is no text. */
type Part = "title" | "body" | "no text"

type Written<Table extends keyof Schema, Kept extends string> = Exclude<keyof Schema[Table] & string, Kept>

type TextsIn<Parts> = {
  readonly [Column in keyof Parts]: Parts[Column] extends "no text" ? never : Column
}[keyof Parts]

const profileParts = {
  name: "title",
  description: "body",
  work_experience: "body",
  education_description: "body",
  classificator_root_key: "no text",
  photo_file_key: "no text",
} as const satisfies Readonly<
  Record<
    Written<"executant_changes", "executant_key" | "version_key" | "version_status" | "reason" | "created_date">,
    Part
  >
>

const listingParts = {
  name: "title",
  description: "body",
  classificator_key: "no text",
  price_by_agreement: "no text",
  price_value_minor: "no text",
  price_currency: "no text",
  price_unit: "no text",
  start_date: "no text",
  end_date: "no text",
} as const satisfies Readonly<
  Record<
    Written<
      "listing_versions",
      | "key"
      | "listing_key"
      | "version_status"
      | "created_date"
      | "reason"
      | "language"
      | "search"
      | "latin_name"
      | "price_eur_minor"
    >,
    Part
  >
>

export type ProfileTextColumn = TextsIn<typeof profileParts>
export type ListingTextColumn = TextsIn<typeof listingParts>

const textColumns = <Parts extends Readonly<Record<string, Part>>>(parts: Parts): readonly TextsIn<Parts>[] =>
  Object.keys(parts).filter((column): column is TextsIn<Parts> & string => parts[column] !== "no text")

export const profileTextColumns = textColumns(profileParts)
export const listingTextColumns = textColumns(listingParts)

const read = <Column extends string>(
  columns: readonly Column[],
  parts: Readonly<Record<Column, Part>>,
  row: Readonly<Record<Column, string>>,
): Wire["ModeratedText"] => {
  const of = (part: Part): string =>
    columns
      .filter((column) => parts[column] === part && row[column] !== "")
      .map((column) => row[column])
      .join("\n\n")
  return { name: of("title"), description: of("body") }
}

/** All texts of a profile, or of what it is to become. */
export const moderatedProfile = (row: Readonly<Record<ProfileTextColumn, string>>): Wire["ModeratedText"] =>
  read(profileTextColumns, profileParts, row)

/** All texts of a listing's version. */
export const moderatedListing = (row: Readonly<Record<ListingTextColumn, string>>): Wire["ModeratedText"] =>
  read(listingTextColumns, listingParts, row)
