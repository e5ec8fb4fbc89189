/** Asks before an own message is deleted, for both sides. Spec §2 Modals. */
import { useEffect, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { chat as chatProjection } from "../../../projections/chat.ts"
import { chatMessages } from "../../../projections/chat-lists.ts"
import { restoreLostFocus } from "../../app/lost-focus.ts"
import { useDispatch, usePending, useReadModel } from "../../app/read-models.ts"
import { ConfirmDialog } from "../../parts/ConfirmDialog.tsx"

interface DeleteMessageModalProps {
  readonly chatKey: string
  readonly messageKey: string
  readonly onClose: () => void
}

/** Nothing until the conversation behind it is known; closed for a message that is not there, or not any more. */
export const DeleteMessageModal = ({ chatKey, messageKey, onClose }: DeleteMessageModalProps): ReactElement | null => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const messages = useReadModel(chatProjection, chatMessages, chatKey)
  const isBusy = usePending({ type: "RemoveChatMessage", messageKey })
  const message = messages?.find(({ key }) => key === messageKey)
  const isGone = messages !== undefined && message?.isRemoved !== false && !isBusy

  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])

  if (message === undefined || isGone) return null
  const remove = async (): Promise<void> => {
    await dispatch({ type: "RemoveChatMessage", chatKey, messageKey, authorKey: message.authorKey })
    onClose()
    restoreLostFocus()
  }
  return (
    <ConfirmDialog
      danger
      title={intl.formatMessage({ id: "chat.delete.title" })}
      hint={intl.formatMessage({ id: "chat.delete.hint" })}
      confirmLabel={intl.formatMessage({ id: "chat.delete.confirm" })}
      cancelLabel={intl.formatMessage({ id: "chat.delete.keep" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      busy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}
