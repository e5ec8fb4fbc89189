/** A field for what is looked for. Its cross empties it: a phone has no Escape, and the browser's own cross is hidden. */
import { useRef, type ReactElement } from "react"
import { IconButton } from "./IconButton.tsx"
import { TextField, type TextFieldProps } from "./TextField.tsx"

export interface SearchFieldProps extends Omit<TextFieldProps, "type" | "icon" | "after" | "onKeyDown" | "ref"> {
  readonly clearLabel: string
  /** Called by the cross, where emptying the field does more than that. */
  readonly onClear?: () => void
}

export const SearchField = ({ clearLabel, onClear, ...field }: SearchFieldProps): ReactElement => {
  const { value, onChange } = field
  const input = useRef<HTMLInputElement>(null)
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="search"
      {...field}
      ref={input}
      type="search"
      icon="search"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || value === "") return
        event.preventDefault()
        onChange("")
      }}
      after={
        value !== "" && (
          <IconButton
            icon="close"
            size="small"
            label={clearLabel}
            onClick={() => {
              input.current?.focus()
              if (onClear === undefined) onChange("")
              else onClear()
            }}
          />
        )
      }
    />
  )
}
