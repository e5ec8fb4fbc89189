/**
 * The error summary above a form: takes the focus after each failed attempt, and links to the fields (experience:
 * Forms).
 */
import { useEffect, useId, useRef, type MouseEvent, type ReactElement, type ReactNode } from "react"
import { Icon } from "./Icon.tsx"

export interface FieldError {
  readonly fieldId: string
  readonly text: ReactNode
}

export interface ErrorSummaryProps {
  readonly title: string
  readonly errors: readonly FieldError[]
  readonly attempt: number
}

const goTo = (event: MouseEvent, fieldId: string): void => {
  const field = document.getElementById(fieldId)
  if (field === null) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: "center" })
}

export const ErrorSummary = ({ title, errors, attempt }: ErrorSummaryProps): ReactElement | null => {
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  const seen = useRef(attempt)
  const hasErrors = errors.length > 0

  useEffect(() => {
    if (seen.current === attempt || !hasErrors) return
    seen.current = attempt
    box.current?.focus()
  }, [attempt, hasErrors])

  if (!hasErrors) return null
  return (
    <section ref={box} className="p-error-summary" aria-labelledby={titleId} tabIndex={-1}>
      <Icon name="error" size={24} />
      <div>
        <h2 id={titleId}>{title}</h2>
        <ul className="p-error-summary-list">
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a href={`#${error.fieldId}`} onClick={(event) => goTo(event, error.fieldId)}>
                {error.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
