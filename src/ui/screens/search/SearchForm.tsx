/** The words to search for; sent by Enter or the button, cleared by one press. Spec §2 Search, §5. */
import { useRef, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { textLimits } from "../../../domain/limits.ts"
import { graphemeCount, oneLine } from "../../../domain/graphemes.ts"
import { Button } from "../../parts/Button.tsx"
import { IconButton } from "../../parts/IconButton.tsx"
import { TextField } from "../../parts/TextField.tsx"

const { min, max } = textLimits.searchTerm

interface SearchFormProps {
  readonly term: string
  readonly onTerm: (term: string) => void
}

export const SearchForm = ({ term, onTerm }: SearchFormProps): ReactElement => {
  const intl = useIntl()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(term)
  const [tooShort, setTooShort] = useState(false)
  const [before, setBefore] = useState(term)

  // Back, a filter's cross or a link may change the words behind the field.
  if (before !== term) {
    setBefore(term)
    setTyped(term)
  }

  const length = graphemeCount(oneLine(typed))
  const send = (text: string): void => {
    const used = graphemeCount(oneLine(text))
    setTooShort(used > 0 && used < min)
    if (used === 0 || used >= min) onTerm(oneLine(text))
  }
  return (
    <search>
      <form
        className="s-form"
        onSubmit={(event) => {
          event.preventDefault()
          send(typed)
        }}
      >
        <TextField
          ref={field}
          type="search"
          icon="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={max}
          label={intl.formatMessage({ id: "search.label" })}
          placeholder={intl.formatMessage({ id: "search.placeholder" })}
          value={typed}
          onChange={setTyped}
          error={
            tooShort && length > 0 && length < min ? (
              <FormattedMessage id="search.tooShort" values={{ min }} />
            ) : undefined
          }
          after={
            typed !== "" && (
              <IconButton
                icon="close"
                size="small"
                label={intl.formatMessage({ id: "search.clear" })}
                onClick={() => {
                  field.current?.focus()
                  setTyped("")
                  send("")
                }}
              />
            )
          }
        />
        <Button submit kind="primary">
          <FormattedMessage id="search.submit" />
        </Button>
      </form>
    </search>
  )
}
