/** The frame of every field: label above, hint before typing, error and counter below (experience: Forms). */
import { useId, type ReactElement, type ReactNode } from "react"
import { counterShownFrom } from "../../domain/limits.ts"
import { graphemeCount } from "../../domain/graphemes.ts"
import { Icon } from "./Icon.tsx"

export interface FieldWords {
  readonly label: ReactNode
  readonly mark?: ReactNode // "optional", beside the label
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly required?: boolean | undefined
  readonly id?: string | undefined // id of the control, which an error summary links to
}

/** Splits a field's properties into those of its frame and those of its control. */
export const splitWords = <Props extends FieldWords>({
  label,
  mark,
  hint,
  error,
  required,
  id,
  ...control
}: Props): readonly [words: FieldWords, control: Omit<Props, keyof FieldWords>] => [
  { label, mark, hint, error, required, id },
  control,
]

export interface Counter {
  readonly max: number
  readonly text: (used: number, max: number) => ReactNode // shown from 80 % of the limit on
}

/** Ids that the control must refer to, so that label, hint and error are announced with it. */
export interface ControlLinks {
  readonly id: string
  readonly "aria-describedby": string | undefined
  readonly "aria-invalid": true | undefined
  readonly "aria-required": true | undefined
}

interface FieldProps extends FieldWords {
  readonly value?: string | undefined // the text that is counted
  readonly counter?: Counter | undefined
  readonly group?: boolean | undefined // a fieldset: several controls under one label
  readonly children: (links: ControlLinks) => ReactNode
}

const Label = ({ label, mark, required }: FieldWords): ReactElement => (
  <>
    <span>{label}</span>
    {required && (
      <span className="p-field-star" aria-hidden>
        *
      </span>
    )}
    {mark && <span className="p-field-mark">{mark}</span>}
  </>
)

const counted = (value: string, counter: Counter | undefined): ReactNode => {
  if (counter === undefined || value.length < counter.max * counterShownFrom) return null
  const used = graphemeCount(value)
  return used < counter.max * counterShownFrom ? null : (
    <span className="p-field-counter" data-over={used > counter.max || undefined}>
      {counter.text(used, counter.max)}
    </span>
  )
}

export const Field = ({ value = "", counter, group = false, children, ...words }: FieldProps): ReactElement => {
  const made = useId()
  const { id = made, hint, error, required } = words
  const hasError = error !== undefined && error !== null && error !== false
  const count = counted(value, counter)
  const [hintId, errorId, countId] = [`${id}-hint`, `${id}-error`, `${id}-count`]
  const descriptions = [hasError ? errorId : null, hint ? hintId : null, count === null ? null : countId]
  const describedBy = descriptions.filter((one) => one !== null).join(" ")
  const links: ControlLinks = {
    id,
    "aria-describedby": describedBy === "" ? undefined : describedBy,
    "aria-invalid": hasError || undefined,
    "aria-required": required || undefined,
  }
  const inside = (
    <>
      {hint && (
        <p id={hintId} className="p-field-hint">
          {hint}
        </p>
      )}
      {children(links)}
      <div className="p-field-foot">
        <div aria-live="polite">
          {hasError && (
            <p id={errorId} className="p-field-error">
              <Icon name="error" size={16} />
              <span>{error}</span>
            </p>
          )}
        </div>
        {count !== null && <p id={countId}>{count}</p>}
      </div>
    </>
  )
  return group ? (
    <fieldset className="p-field" aria-describedby={links["aria-describedby"]} data-invalid={hasError || undefined}>
      <legend className="p-field-label">
        <Label {...words} />
      </legend>
      {inside}
    </fieldset>
  ) : (
    <div className="p-field" data-invalid={hasError || undefined}>
      <label className="p-field-label" htmlFor={id}>
        <Label {...words} />
      </label>
      {inside}
    </div>
  )
}
