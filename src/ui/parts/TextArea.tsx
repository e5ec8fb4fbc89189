/** Several lines of text; the box grows with them from 1 to 10 rows unless a caller says otherwise. Spec §5. */
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

/** The text area without its field, for callers that label it themselves (a chat's composer). */
export const GrowingText = ({
  value,
  onChange,
  minRows = 1,
  maxRows = 10,
  ...rest
}: Omit<TextAreaProps, keyof FieldWords | "counter"> & { readonly id?: string | undefined }): ReactElement => (
  // An invisible ::after with the same text sizes the grid cell, and so the text area, in every browser.
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
