/** The field above the list by which conversations are found. E370. */
import { useCallback, useEffect, useRef, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { textLimits } from "../../../domain/limits.ts"
import { IconButton } from "../../parts/IconButton.tsx"
import { TextField } from "../../parts/TextField.tsx"
import type { ChatSearch } from "./use-chat-search.ts"

const takesKeys = "input, textarea, select, [contenteditable]"

export const ChatSearchField = ({ search }: { readonly search: ChatSearch }): ReactElement => {
  const intl = useIntl()
  const frame = useRef<HTMLElement>(null)
  const { typed, type, term, finds, isBusy } = search
  const toField = useCallback(() => frame.current?.querySelector("input")?.focus(), [])

  // Within the list alone: a key of one letter that works everywhere takes it from whoever speaks to the computer.
  useEffect(() => {
    const pane = frame.current?.parentElement
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches(takesKeys)
      if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      toField()
    }
    pane?.addEventListener("keydown", onKey)
    return () => pane?.removeEventListener("keydown", onKey)
  }, [toField])

  return (
    <search ref={frame} className="chat-search">
      <TextField
        type="search"
        icon="search"
        autoComplete="off"
        enterKeyHint="search"
        label={intl.formatMessage({ id: "chat.search" })}
        maxLength={textLimits.searchTerm.max}
        value={typed}
        onChange={type}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || typed === "") return
          event.preventDefault()
          type("")
        }}
        after={
          typed !== "" && (
            <IconButton
              icon="close"
              size="small"
              label={intl.formatMessage({ id: "chat.search.erase" })}
              onClick={() => {
                toField()
                type("")
              }}
            />
          )
        }
      />
      <output className="p-hidden">
        {term !== "" && finds !== undefined && !isBusy && (
          <FormattedMessage id="chat.search.count" values={{ count: finds.length }} />
        )}
      </output>
    </search>
  )
}
