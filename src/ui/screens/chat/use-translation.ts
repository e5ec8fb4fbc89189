/** A message of the other side in the reader's language, with the original a tap away. Spec §7 Translation. */
import { useState } from "react"
import { useIntl } from "react-intl"
import type { Failure } from "../../../domain/failures.ts"
import { chooseLanguage } from "../../../domain/languages.ts"
import { chat as chatProjection } from "../../../projections/chat.ts"
import { chatTranslation } from "../../../projections/chat-lists.ts"
import { useDispatch, useFailure, useFlag, usePending, useReadModel } from "../../app/read-models.ts"
import type { ThreadMessage } from "./thread-items.ts"

export interface Translation {
  /** The message has something to translate, and somebody translates. */
  readonly isOffered: boolean
  readonly isBusy: boolean
  readonly failure: Failure | undefined
  /** The text to show; the original where nothing was asked for. */
  readonly text: string
  /** The translation is known; and it is what is shown. */
  readonly isKnown: boolean
  readonly isShown: boolean
  /** Asks for it where it isn't known. */
  readonly show: () => void
  readonly showOriginal: () => void
}

export const useTranslation = ({ key: messageKey, own, text }: ThreadMessage): Translation => {
  const dispatch = useDispatch()
  const hasFlag = useFlag("translateChatMessage")
  const language = chooseLanguage([useIntl().locale])
  const about = { type: "TranslateChatMessage", messageKey, language } as const
  const known = useReadModel(chatProjection, chatTranslation, { messageKey, language })
  const [isWanted, setWanted] = useState(true)
  const isShown = known !== undefined && isWanted
  return {
    isOffered: hasFlag && !own && text !== "",
    isBusy: usePending(about),
    failure: useFailure(about),
    text: isShown ? known : text,
    isKnown: known !== undefined,
    isShown,
    show: () => {
      setWanted(true)
      if (known === undefined) void dispatch({ ...about, text })
    },
    showOriginal: () => setWanted(false),
  }
}
