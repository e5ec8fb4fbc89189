/** The field above the list by which conversations are found. E370. */
import { useEffect, useRef, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { textLimits } from "../../../domain/limits.ts"
import { SearchField } from "../../parts/SearchField.tsx"
import type { ChatSearch } from "./use-chat-search.ts"

const takesKeys = "input, textarea, select, [contenteditable]"

export const ChatSearchField = ({ search }: { readonly search: ChatSearch }): ReactElement => {
  const intl = useIntl()
  const frame = useRef<HTMLElement>(null)
  const { typed, type, term, finds, isBusy } = search

  // Within the list alone: a key of one letter that works everywhere takes it from whoever speaks to the computer.
  useEffect(() => {
    const pane = frame.current?.parentElement
    const toField = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches(takesKeys)
      if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      frame.current?.querySelector("input")?.focus()
    }
    pane?.addEventListener("keydown", toField)
    return () => pane?.removeEventListener("keydown", toField)
  }, [])

  return (
    <search ref={frame} className="chat-search">
      <SearchField
        label={intl.formatMessage({ id: "chat.search" })}
        maxLength={textLimits.searchTerm.max}
        value={typed}
        onChange={type}
        clearLabel={intl.formatMessage({ id: "core.clearSearch" })}
      />
      <output className="p-hidden">
        {term !== "" && finds !== undefined && !isBusy && (
          <FormattedMessage id="chat.search.count" values={{ count: finds.length }} />
        )}
      </output>
    </search>
  )
}
