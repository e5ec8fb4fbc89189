/** An amount of money. D36. */
import type { ReactElement } from "react"
import { TextField, type TextFieldProps } from "./TextField.tsx"

export type AmountFieldProps = Omit<TextFieldProps, "type" | "counter" | "inputMode">

/** An amount as people write it, with a comma or a point; letters never get in. */
export const AmountField = ({ onChange, ...rest }: AmountFieldProps): ReactElement => (
  <TextField
    autoComplete="off"
    {...rest}
    inputMode="decimal"
    onChange={(value) => onChange(value.replace(/[^\d.,\s'\u00A0\u202F]/gu, ""))}
  />
)
