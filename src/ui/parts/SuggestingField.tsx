/** A search field that suggests while one types; what is typed counts, suggested or not (APG combobox). */
import { Autocomplete as Base } from "@base-ui/react/autocomplete"
import { useRef, useState, type ReactElement, type ReactNode } from "react"
import { Field, splitWords, type FieldWords } from "./Field.tsx"
import { Icon } from "./Icon.tsx"
import { IconButton } from "./IconButton.tsx"
import { ShownBehind } from "./ShownBehind.tsx"

export interface SuggestingFieldProps extends FieldWords {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** A suggestion was chosen, or the field was cleared. */
  readonly onPick: (value: string) => void
  readonly suggestions: readonly string[]
  readonly suggestionsLabel: string
  /** Said of them while they are open; empty for nothing. */
  readonly status: ReactNode
  readonly placeholder: string
  readonly maxLength: number
  readonly clearLabel: string
}

export const SuggestingField = (props: SuggestingFieldProps): ReactElement => {
  const [words, given] = splitWords(props)
  const { value, onChange, onPick, suggestions, suggestionsLabel, status, placeholder, maxLength, clearLabel } = given
  const [isOpen, setOpen] = useState(false) // wished for; there is no list before there are suggestions
  const field = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  return (
    <Field {...words}>
      {(links) => (
        <Base.Root
          items={suggestions}
          mode="none"
          open={isOpen && suggestions.length > 0}
          onOpenChange={setOpen}
          value={value}
          onValueChange={(text, { reason }) => (reason === "item-press" ? onPick(text) : onChange(text))}
        >
          <Base.InputGroup role="presentation" className="p-box">
            <Icon name="search" />
            <Base.Input
              {...links}
              ref={field}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              placeholder={placeholder}
              maxLength={maxLength}
            />
            {value !== "" && (
              <span className="p-box-after">
                <IconButton
                  icon="close"
                  size="small"
                  label={clearLabel}
                  onClick={() => {
                    field.current?.focus()
                    onPick("")
                  }}
                />
              </span>
            )}
          </Base.InputGroup>
          <div ref={place} className="p-popup-home" />
          <Base.Portal container={place}>
            <Base.Positioner className="p-popup-place" sideOffset={4}>
              <Base.Popup className="p-popup p-combobox-popup">
                <ShownBehind />
                <Base.Status className="p-hidden">{status}</Base.Status>
                <Base.List className="p-options" aria-label={suggestionsLabel}>
                  {(suggestion: string) => (
                    <Base.Item key={suggestion} value={suggestion} className="p-option">
                      {suggestion}
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}
