/** Says a chat message in one line: its words, else how many files it has. Spec §3 Chat. */
import type { IntlShape } from "react-intl"
import type { ChatMessage } from "../../domain/chat.ts"
import { fileKindOf, type FileKind } from "../../domain/files.ts"

const kindOf = (files: ChatMessage["files"]): FileKind => {
  const [first, ...others] = new Set(files.map(({ extension }) => fileKindOf(extension) ?? "document"))
  return first === undefined || others.length > 0 ? "document" : first
}

export const messageText = (
  intl: IntlShape,
  { text, files, isRemoved }: Pick<ChatMessage, "text" | "files" | "isRemoved">,
): string => {
  if (isRemoved) return intl.formatMessage({ id: "core.message.removed" })
  if (text !== "" || files.length === 0) return text
  return intl.formatMessage({ id: `core.message.${kindOf(files)}` }, { count: files.length })
}
