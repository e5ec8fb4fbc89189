/** The words to search for, suggested while they are typed; sent by Enter or the button, by the browser itself before there is a script. Spec §2 Search, §5. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { ParameterName } from "../../../domain/address-parameters.ts"
import { textLimits } from "../../../domain/limits.ts"
import { graphemeCount, seenLine } from "../../../domain/graphemes.ts"
import { rooms } from "../../../domain/routes.ts"
import { searchTypes, type SearchQuery } from "../../../domain/search.ts"
import { Button } from "../../parts/Button.tsx"
import { loadable } from "../../loading/loadable.ts"
import { UntilReached } from "../../loading/UntilReached.tsx"
import { SearchField } from "../../parts/SearchField.tsx"
import { useSuggestions } from "./use-suggestions.ts"

const SuggestingField = loadable(async () => (await import("../../parts/SuggestingField.tsx")).SuggestingField)

const { min, max } = textLimits.searchTerm

interface SearchFormProps {
  readonly query: SearchQuery
  readonly onTerm: (term: string) => void
}

export const SearchForm = ({ query: { kind, term }, onTerm }: SearchFormProps): ReactElement => {
  const intl = useIntl()
  const [typed, setTyped] = useState(term)
  const [tooShort, setTooShort] = useState(false)
  const [before, setBefore] = useState(term)
  const suggestions = useSuggestions(kind, typed, term)

  // Back, a filter's cross or a link may change the words behind the field.
  if (before !== term) {
    setBefore(term)
    setTyped(term)
  }

  const length = graphemeCount(seenLine(typed))
  const send = (text: string): void => {
    const used = graphemeCount(seenLine(text))
    setTooShort(used > 0 && used < min)
    if (used === 0 || used >= min) onTerm(seenLine(text))
  }
  const clear = (): void => {
    setTyped("")
    send("")
  }
  const field = {
    label: intl.formatMessage({ id: "search.label" }, { kind }),
    placeholder: intl.formatMessage({ id: "search.placeholder" }),
    maxLength: max,
    clearLabel: intl.formatMessage({ id: "core.clearSearch" }),
    error:
      tooShort && length > 0 && length < min ? <FormattedMessage id="search.tooShort" values={{ min }} /> : undefined,
  }
  return (
    <search>
      <form
        className="s-form"
        action={rooms.search}
        onSubmit={(event) => {
          event.preventDefault()
          send(typed)
        }}
      >
        <input type="hidden" name={"type" satisfies ParameterName} value={searchTypes[kind]} />
        <UntilReached
          of="suggestions"
          comesWhenIdle
          plain={
            <SearchField
              {...field}
              name={"search" satisfies ParameterName}
              value={typed}
              onChange={setTyped}
              onClear={clear}
            />
          }
        >
          <SuggestingField
            {...field}
            value={typed}
            onChange={setTyped}
            onPick={(text) => {
              setTyped(text)
              send(text)
            }}
            suggestions={suggestions}
            suggestionsLabel={intl.formatMessage({ id: "search.suggestions" })}
            status={intl.formatMessage({ id: "search.suggestions.count" }, { count: suggestions.length })}
          />
        </UntilReached>
        <Button submit kind="primary">
          <FormattedMessage id="search.submit" />
        </Button>
      </form>
    </search>
  )
}
