/** One line of text, an amount of money, or a day. Spec §5; D36, D37. */
import type { ComponentProps, ReactElement, ReactNode } from "react"
import { Field, splitWords, type Counter, type FieldWords } from "./Field.tsx"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icon-paths.ts"

type Native = Omit<
  ComponentProps<"input">,
  "value" | "onChange" | "prefix" | "id" | "className" | "style" | "required" | "type"
>

export interface TextFieldProps extends FieldWords, Native {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: "text" | "email" | "tel" | "url" | "search" | "password" | undefined
  readonly counter?: Counter | undefined
  readonly icon?: IconName | undefined
  readonly after?: ReactNode // a unit or a button, inside the box at the end
}

export const TextField = (props: TextFieldProps): ReactElement => {
  const [words, { value, onChange, type = "text", counter, icon, after, ...rest }] = splitWords(props)
  return (
    <Field {...words} value={value} counter={counter}>
      {(links) => (
        <span className="p-box" data-disabled={rest.disabled || undefined}>
          {icon && <Icon name={icon} />}
          <input {...rest} {...links} type={type} value={value} onChange={(event) => onChange(event.target.value)} />
          {after && <span className="p-box-after">{after}</span>}
        </span>
      )}
    </Field>
  )
}

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

export interface DateFieldProps extends FieldWords, Omit<Native, "min" | "max"> {
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
