/** The field above the list by which conversations are found. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { textLimits } from "../../../domain/limits.ts"
import { SearchField } from "../../parts/SearchField.tsx"
import type { ChatSearch } from "./use-chat-search.ts"

export const ChatSearchField = ({ search }: { readonly search: ChatSearch }): ReactElement => {
  const intl = useIntl()
  const { typed, type, term, finds, isBusy } = search

  return (
    <search className="chat-search">
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
