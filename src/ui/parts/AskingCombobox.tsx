/** A combobox whose options are found elsewhere by what is typed, such as places; a sheet on phones. */
import type { ReactElement } from "react"
import type { Asking, ChoiceProps } from "./combobox-props.ts"
import { ComboboxList } from "./ComboboxList.tsx"
import { ComboboxSheet } from "./ComboboxSheet.tsx"
import { usePhoneWidth } from "./use-phone-width.ts"

export interface AskingComboboxProps extends ChoiceProps {
  readonly asking: Asking
}

export const AskingCombobox = (props: AskingComboboxProps): ReactElement =>
  usePhoneWidth() ? <ComboboxSheet {...props} /> : <ComboboxList {...props} />
