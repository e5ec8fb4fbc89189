/** Answers the kind of message that a file makes. Spec §3 Chat message. */
import type { ChatMessageType } from "../../src/domain/chat.ts"
import { fileKindOf } from "../../src/domain/files.ts"
import type { Services } from "../contract/services.ts"
import { refused } from "../contract/refusals.ts"

/** Refuses a video where chats have none. */
export const typeOfFile = (
  { flags }: Pick<Services, "flags">,
  { extension }: { readonly extension: string },
): ChatMessageType => {
  if (fileKindOf(extension) !== "video") return "File"
  if (!flags.videoInChat) throw refused("InvalidFileFormatException", "There are no videos in chats here.")
  return "Video"
}
