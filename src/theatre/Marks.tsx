/** Marks of the log: a form that adds one, and the list of those that are there. */
import type { ReactElement, ReactNode } from "react"
import { Button } from "../ui/parts/Button.tsx"
import { IconButton } from "../ui/parts/IconButton.tsx"

interface MarkFormProps {
  /** The words on the button that adds. */
  readonly add: string
  readonly isReady: boolean
  readonly onAdd: () => void
  /** The fields. */
  readonly children: ReactNode
}

export const MarkForm = ({ add, isReady, onAdd, children }: MarkFormProps): ReactElement => (
  <form
    className="l-stack"
    data-gap="3"
    onSubmit={(event) => {
      event.preventDefault()
      if (isReady) onAdd()
    }}
  >
    {children}
    <div>
      <Button submit icon="plus" disabled={!isReady}>
        {add}
      </Button>
    </div>
  </form>
)

interface MarkProps {
  readonly label: string
  /** All that is said below the label. */
  readonly about?: ReactNode
  /** The way to it; null: there is none. */
  readonly way: { readonly words: string; readonly onGo: () => void } | null
  readonly remove: string
  readonly onRemove: () => void
}

export const Mark = ({ label, about, way, remove, onRemove }: MarkProps): ReactElement => (
  <li className="t-mark">
    <span className="t-mark-words">
      <strong>{label}</strong>
      {about}
    </span>
    {way !== null && (
      <Button size="small" onClick={way.onGo}>
        {way.words}
      </Button>
    )}
    <IconButton icon="trash" size="small" label={remove} onClick={onRemove} />
  </li>
)
