/** A day. */
import type { ReactElement } from "react"
import { Field, splitWords, type FieldWords } from "./Field.tsx"
import type { NativeInput } from "./TextField.tsx"

export interface DateFieldProps extends FieldWords, Omit<NativeInput, "min" | "max"> {
  readonly value: string // "2026-03-01", or "" for none
  readonly onChange: (value: string) => void
  readonly min?: string | undefined
  readonly max?: string | undefined
}

export const DateField = (props: DateFieldProps): ReactElement => {
  const [words, { value, onChange, ...rest }] = splitWords(props)
  return (
    <Field {...words}>
      {(links) => (
        <span className="p-box" data-disabled={rest.disabled || undefined}>
          <input {...rest} {...links} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
        </span>
      )}
    </Field>
  )
}
