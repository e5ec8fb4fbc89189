/** The other side of a chat, under the name that is shown. */
import type { IntlShape } from "react-intl"
import { otherParticipant, type Chat, type ChatParticipant } from "../../../domain/chat.ts"
import { shownPerson } from "../../i18n/shown-name.ts"

export const shownOther = (intl: IntlShape, chat: Chat, profileKey: string): ChatParticipant =>
  shownPerson(intl, "chat.deletedUser", otherParticipant(chat, profileKey))
