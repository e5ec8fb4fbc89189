/** Radio buttons: as cards with a hint each, or as a segmented control. */
import { useId, type ReactElement, type ReactNode } from "react"
import { Field, type FieldWords } from "./Field.tsx"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icon-paths.ts"

export interface RadioOption<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly icon?: IconName | undefined
  readonly disabled?: boolean | undefined
}

export interface RadioProps<Value extends string> extends FieldWords {
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly options: readonly RadioOption<Value>[]
}

const Radios = <Value extends string>({
  value,
  onChange,
  options,
  look,
  ...words
}: RadioProps<Value> & { readonly look: "cards" | "segments" }): ReactElement => {
  const name = useId()
  return (
    <Field {...words} group>
      {(links) => (
        <div className="p-radios" data-look={look}>
          {options.map((option, place) => (
            <label key={option.value} className="p-radio">
              <input
                type="radio"
                id={place === 0 ? links.id : undefined}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                aria-labelledby={`${name}-${place}`}
                aria-describedby={option.hint ? `${name}-${place}-hint` : undefined}
                onChange={() => onChange(option.value)}
              />
              {option.icon && <Icon name={option.icon} />}
              <span className="p-toggle-words">
                <span id={`${name}-${place}`}>{option.label}</span>
                {option.hint && (
                  <span id={`${name}-${place}-hint`} className="p-toggle-hint">
                    {option.hint}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}

export const RadioCards = <Value extends string>(props: RadioProps<Value>): ReactElement => (
  <Radios {...props} look="cards" />
)

export const Segmented = <Value extends string>(props: RadioProps<Value>): ReactElement => (
  <Radios {...props} look="segments" />
)
