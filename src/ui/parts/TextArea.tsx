/** Several lines of text; the box grows with them from 1 to 10 rows unless told otherwise. Spec §5; D29. */
import type { ComponentProps, ReactElement } from "react"
import { Field, splitWords, type Counter, type FieldWords } from "./Field.tsx"

type Native = Omit<
  ComponentProps<"textarea">,
  "value" | "onChange" | "id" | "className" | "style" | "required" | "rows"
>

export interface TextAreaProps extends FieldWords, Native {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly minRows?: number | undefined
  readonly maxRows?: number | undefined
  readonly counter?: Counter | undefined
}

/** The bare growing box, for those who label it themselves (a chat's composer). */
export const GrowingText = ({
  value,
  onChange,
  minRows = 1,
  maxRows = 10,
  ...rest
}: Omit<TextAreaProps, keyof FieldWords | "counter"> & { readonly id?: string | undefined }): ReactElement => (
  // The twin behind the text area takes the same text and so gives the grid its height, in every browser.
  <span className="p-grow" data-text={`${value} `} style={{ "--rows-min": minRows, "--rows-max": maxRows }}>
    <textarea {...rest} rows={minRows} value={value} onChange={(event) => onChange(event.target.value)} />
  </span>
)

export const TextArea = (props: TextAreaProps): ReactElement => {
  const [words, { counter, ...rest }] = splitWords(props)
  return (
    <Field {...words} value={rest.value} counter={counter}>
      {(links) => (
        <span className="p-box" data-disabled={rest.disabled || undefined}>
          <GrowingText {...rest} {...links} />
        </span>
      )}
    </Field>
  )
}
