/** The properties of a combobox, shared by the list and the phone's sheet. */
import type { FieldWords } from "./Field.tsx"

export interface ComboboxOption {
  readonly value: string
  readonly label: string
  readonly group?: string | undefined
}

export interface ComboboxProps extends FieldWords {
  readonly label: string
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly options: readonly ComboboxOption[]
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
  readonly noneLabel: string // nothing matches
  readonly clearLabel: string
  readonly openLabel: string
  readonly searchLabel: string // of the sheet's search
  readonly closeLabel: string // of the sheet
}
