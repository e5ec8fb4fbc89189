/** One line of text. Spec §5. */
import { useContext, useEffect, useId, useRef, type ComponentProps, type ReactElement, type ReactNode } from "react"
import { EarlyWords, useServersPicture } from "../theme/servers-picture.ts"
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

/** Hears the words that were typed into the server's picture, before there was a script that could. */
const useEarlyWords = (
  id: string,
  { name = "", ...now }: Pick<TextFieldProps, "name" | "value" | "onChange">,
): void => {
  const early = useContext(EarlyWords)
  const isServers = useServersPicture() !== null
  const first = useRef({ ...now, isServers })
  useEffect(() => {
    const { value, onChange, isServers: isTakenOver } = first.current
    const field = isTakenOver ? document.getElementById(id) : null
    const typed = early.get(name) ?? (field instanceof HTMLInputElement ? field.value : value)
    early.delete(name)
    if (typed !== value) onChange(typed)
  }, [id, name, early])
}

export const TextField = (props: TextFieldProps): ReactElement => {
  const made = useId()
  const [{ id = made, ...words }, { value, onChange, type = "text", counter, icon, after, ...rest }] = splitWords(props)
  useEarlyWords(id, { name: rest.name, value, onChange })
  return (
    <Field {...words} id={id} value={value} counter={counter}>
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
