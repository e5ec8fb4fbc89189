/** The properties of comboboxes, shared by the list and the phone's sheet. */
import type { ReactNode } from "react"
import type { FieldWords } from "./Field.tsx"
import type { IconName } from "./icon-paths.ts"

export interface ComboboxOption {
  readonly value: string
  readonly label: string
  readonly group?: string | undefined
  /** Beside the label, where options are things of several kinds. */
  readonly icon?: IconName | undefined
  readonly detail?: string | undefined
  /** For the eye alone. */
  readonly after?: ReactNode
}

interface ComboboxWords extends FieldWords {
  readonly label: string
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
  readonly clearLabel: string
  readonly openLabel: string
  readonly searchLabel: string // of the sheet's search
  readonly closeLabel: string // of the sheet
}

export interface ComboboxProps extends ComboboxWords {
  readonly noneLabel: string // nothing matches
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly options: readonly ComboboxOption[]
}

/** Options that are found elsewhere by what is typed, so that they are not filtered here. */
export interface Asking {
  /** Called with an empty text when there is a choice, or nothing to choose any more. */
  readonly onType: (text: string) => void
  /** The text that was typed before the field was there. */
  readonly first?: string | undefined
  /** Said above the options: what to type, that they are on their way, or why there are none. */
  readonly status: ReactNode
  /** Said below the field when it is left with a text that is no choice. */
  readonly unchosen: ReactNode
}

/** The properties that list and sheet are drawn from. */
export interface ChoiceProps extends ComboboxWords {
  readonly noneLabel?: string | undefined
  readonly chosen: ComboboxOption | null
  readonly onChoose: (option: ComboboxOption | null) => void
  readonly options: readonly ComboboxOption[]
  readonly asking?: Asking | undefined
}
