/** A boolean input: a checkbox for what is sent with a form, a switch for what takes effect at once. */
import { useId, type ComponentProps, type ReactElement, type ReactNode } from "react"

interface ToggleProps extends Omit<
  ComponentProps<"input">,
  "type" | "checked" | "onChange" | "className" | "style" | "children"
> {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export type CheckboxProps = ToggleProps
export type SwitchProps = ToggleProps

const Toggle = ({
  label,
  hint,
  onChange,
  look,
  ...rest
}: ToggleProps & { readonly look: "checkbox" | "switch" }): ReactElement => {
  const id = useId()
  const [labelId, hintId] = [`${id}-label`, `${id}-hint`]
  return (
    <label className="p-toggle" data-look={look}>
      <input
        {...rest}
        type="checkbox"
        role={look === "switch" ? "switch" : undefined}
        aria-labelledby={hint ? labelId : undefined}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="p-toggle-words">
        <span id={labelId}>{label}</span>
        {hint && (
          <span id={hintId} className="p-toggle-hint">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}

export const Checkbox = (props: CheckboxProps): ReactElement => <Toggle {...props} look="checkbox" />

export const Switch = (props: SwitchProps): ReactElement => <Toggle {...props} look="switch" />
