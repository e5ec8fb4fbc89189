/** A native select for a short choice, with the phone's own picker. */
import type { ComponentProps, ReactElement, ReactNode } from "react"
import { Field, splitWords, type FieldWords } from "./Field.tsx"
import { Icon } from "./Icon.tsx"

export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean | undefined
}

type Native = Omit<
  ComponentProps<"select">,
  "value" | "onChange" | "id" | "className" | "style" | "required" | "children"
>

interface Choice<Value extends string> extends Native {
  readonly value: Value | ""
  readonly onChange: (value: Value) => void
  readonly options: readonly Option<Value>[]
  readonly placeholder?: string | undefined // shown while nothing is chosen
}

export interface SelectProps<Value extends string> extends FieldWords, Choice<Value> {}

/** The select without its field, for callers that label it themselves (`aria-label`), as in a row of filters. */
export const PlainSelect = <Value extends string>({
  value,
  onChange,
  options,
  placeholder,
  id,
  ...rest
}: Choice<Value> & { readonly id?: string | undefined }): ReactElement => (
  <span className="p-box" data-select data-disabled={rest.disabled || undefined}>
    <select
      {...rest}
      id={id}
      value={value}
      data-empty={value === "" || undefined}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen !== undefined) onChange(chosen.value)
      }}
    >
      {placeholder !== undefined && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {options.map((option): ReactNode => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
    <Icon name="chevron-down" />
  </span>
)

export const Select = <Value extends string>(props: SelectProps<Value>): ReactElement => {
  const [words, choice] = splitWords(props)
  return <Field {...words}>{(links) => <PlainSelect {...choice} {...links} />}</Field>
}
