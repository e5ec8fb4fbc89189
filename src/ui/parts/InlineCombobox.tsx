/** A search with its list always open below it, for dialogs: what is typed filters, and a choice closes them. */
import { Combobox as Base } from "@base-ui/react/combobox"
import { useMemo, useRef, type ReactElement, type ReactNode } from "react"
import { ComboboxOptions, fitsOption, groupedOptions } from "./ComboboxOptions.tsx"
import type { ComboboxOption } from "./combobox-props.ts"
import { Icon } from "./Icon.tsx"
import { IconButton } from "./IconButton.tsx"

interface InlineComboboxProps {
  readonly label: string // of the list
  readonly searchLabel: string
  readonly clearLabel: string
  readonly options: readonly ComboboxOption[]
  /** The options are found elsewhere by what is typed, so that they are not filtered here. */
  readonly isFound: boolean
  readonly chosen: ComboboxOption | null
  readonly onChoose: (option: ComboboxOption) => void
  readonly typed: string
  readonly onTyped: (text: string) => void
  readonly maxLength?: number | undefined
  readonly noneLabel?: string | undefined
  readonly status?: ReactNode
}

export const InlineCombobox = (given: InlineComboboxProps): ReactElement => {
  const { label, searchLabel, clearLabel, options, chosen, onChoose, typed, onTyped, maxLength } = given
  const field = useRef<HTMLInputElement>(null)
  const groups = useMemo(() => groupedOptions(options), [options])
  return (
    <Base.Root
      items={groups}
      filter={given.isFound ? null : fitsOption}
      inline
      open
      value={chosen}
      inputValue={typed}
      onInputValueChange={(text, { reason }) => {
        if (reason === "input-change" || reason === "input-clear") onTyped(text)
      }}
      onValueChange={(option) => {
        if (option !== null) onChoose(option)
      }}
      isItemEqualToValue={(one, other) => one.value === other.value}
      autoHighlight
    >
      <Base.InputGroup role="presentation" className="p-box p-combobox">
        <Icon name="search" />
        <Base.Input
          ref={field}
          aria-label={searchLabel}
          placeholder={searchLabel}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxLength}
        />
        {typed !== "" && (
          <span className="p-box-after">
            <IconButton
              icon="close"
              label={clearLabel}
              size="small"
              onClick={() => {
                field.current?.focus()
                onTyped("")
              }}
            />
          </span>
        )}
      </Base.InputGroup>
      <ComboboxOptions label={label} noneLabel={given.noneLabel} status={given.status} />
    </Base.Root>
  )
}
