/** Bookmarks of a log: moments with a label, which travel in its header. architecture: Theatre. */
import { isRecord } from "../domain/json.ts"
import type { Bookmark, LogHeader } from "./codec.ts"

/** A header is one line, which is read whole before anything else. */
const mostBookmarks = 500
export const longestLabel = 200

const isBookmark = (value: unknown): value is Bookmark =>
  isRecord(value) &&
  Number.isSafeInteger(value["seq"]) &&
  Number(value["seq"]) >= 0 &&
  typeof value["label"] === "string"

/** A header comes from a file: what in it is no bookmark is passed over, as the log replays without. */
export const bookmarksOf = ({ bookmarks }: LogHeader): readonly Bookmark[] => {
  const given: readonly unknown[] = Array.isArray(bookmarks) ? bookmarks : []
  return given
    .filter(isBookmark)
    .slice(0, mostBookmarks)
    .map(({ seq, label }) => ({ seq, label: label.slice(0, longestLabel) }))
}

export const withBookmarks = (header: LogHeader, bookmarks: readonly Bookmark[]): LogHeader => {
  const { bookmarks: _, ...bare } = header
  return bookmarks.length === 0 ? bare : { ...bare, bookmarks: bookmarks.slice(0, mostBookmarks) }
}
