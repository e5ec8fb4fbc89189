/** One line of text. Spec §5. */
import type { ComponentProps, ReactElement, ReactNode } from "react"
import { Field, splitWords, type Counter, type FieldWords } from "./Field.tsx"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icon-paths.ts"

export type NativeInput = Omit<
  ComponentProps<"input">,
  "value" | "onChange" | "prefix" | "id" | "className" | "style" | "required" | "type"
>

export interface TextFieldProps extends FieldWords, NativeInput {
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
