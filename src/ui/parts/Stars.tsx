/** A mark from 1 to 5, as stars; and the stars that one is given by. spec §3 Feedback; experience: Accessibility. */
import { useId, type ReactElement, type ReactNode } from "react"
import { marks, type Mark } from "../../domain/feedback.ts"
import { Field, type FieldWords } from "./Field.tsx"
import { Icon } from "./Icon.tsx"

/** `label`: the mark in words, for screen readers. */
export const Stars = ({ mark, label }: { readonly mark: number; readonly label: ReactNode }): ReactElement => (
  <span className="p-stars">
    <span className="p-hidden">{label}</span>
    {marks.map((step) => (
      <Icon key={step} name="star" size={16} filled={step <= mark} />
    ))}
  </span>
)

interface StarsFieldProps extends FieldWords {
  readonly value: Mark | null
  readonly onChange: (mark: Mark) => void
  /** Answers the meaning of each mark. */
  readonly labelOf: (mark: Mark) => string
  readonly onBlur?: () => void
}

/** Radio buttons underneath, so that arrows change the mark and the form's words follow. */
export const StarsField = ({ value, onChange, labelOf, onBlur, ...words }: StarsFieldProps): ReactElement => {
  const name = useId()
  return (
    <Field {...words} group>
      {(links) => (
        <div className="p-stars-field" onBlur={onBlur}>
          {marks.map((mark) => (
            <label key={mark} className="p-stars-choice" data-filled={(value !== null && mark <= value) || undefined}>
              <input
                type="radio"
                id={mark === marks[0] ? links.id : undefined}
                name={name}
                value={mark}
                checked={mark === value}
                onChange={() => onChange(mark)}
              />
              <Icon name="star" size={32} filled={value !== null && mark <= value} />
              <span className="p-hidden">{labelOf(mark)}</span>
            </label>
          ))}
          {value !== null && (
            <span className="p-stars-word" aria-hidden>
              {labelOf(value)}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}
