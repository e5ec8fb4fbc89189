/** A combobox: type to filter the list, or open all of it; a sheet on phones. */
import type { ReactElement } from "react"
import type { ComboboxOption, ComboboxProps } from "./combobox-props.ts"
import { ComboboxList } from "./ComboboxList.tsx"
import { ComboboxSheet } from "./ComboboxSheet.tsx"
import { usePhoneWidth } from "./use-phone-width.ts"

export const Combobox = ({ value, onChange, options, ...words }: ComboboxProps): ReactElement => {
  const choice = {
    ...words,
    options,
    chosen: options.find((option) => option.value === value) ?? null,
    onChoose: (option: ComboboxOption | null) => onChange(option?.value ?? null),
  }
  return usePhoneWidth() ? <ComboboxSheet {...choice} /> : <ComboboxList {...choice} />
}
