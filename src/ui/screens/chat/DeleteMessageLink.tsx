/** Leads to the question whether to delete an own message; a modal by its address. Spec §2 Modals. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { useLocation, useSearch } from "wouter"
import { useHistoryState } from "wouter/use-browser-location"
import { withModal } from "../../app/paths.ts"
import { IconLink } from "../../parts/IconButton.tsx"

interface DeleteMessageLinkProps {
  readonly chatKey: string
  readonly messageKey: string
  /** Id of what it says. */
  readonly describedBy: string
}

export const DeleteMessageLink = ({ chatKey, messageKey, describedBy }: DeleteMessageLinkProps): ReactElement => {
  const intl = useIntl()
  const [path] = useLocation()
  const search = useSearch()
  const kept: unknown = useHistoryState()
  return (
    <IconLink
      icon="trash"
      size="small"
      label={intl.formatMessage({ id: "chat.delete" })}
      aria-describedby={describedBy}
      href={withModal({ path, search }, "delete-message", { chat: chatKey, message: messageKey })}
      state={kept}
    />
  )
}
