/** Picks files from the device by the native picker or drag and drop; the same file can be picked again (experience: Uploads). */
import { useId, useState, type DragEvent, type ReactElement, type ReactNode } from "react"
import { Icon } from "./Icon.tsx"

export interface FilePickerProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly accept: string
  readonly multiple?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly onPick: (files: readonly File[]) => void
  readonly id?: string | undefined
}

export const FilePicker = ({
  label,
  hint,
  accept,
  multiple = false,
  disabled = false,
  onPick,
  id,
}: FilePickerProps): ReactElement => {
  const made = useId()
  const inputId = id ?? made
  const hintId = `${inputId}-hint`
  const [isOver, setOver] = useState(false)

  const take = (files: FileList | null): void => {
    const picked = [...(files ?? [])].slice(0, multiple ? undefined : 1)
    if (picked.length > 0 && !disabled) onPick(picked)
  }
  const drag = (event: DragEvent): void => {
    event.preventDefault()
    setOver(event.type === "dragover" && !disabled)
    if (event.type === "drop") take(event.dataTransfer.files)
  }

  return (
    <div
      className="p-picker"
      data-over={isOver || undefined}
      data-disabled={disabled || undefined}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
    >
      <input
        id={inputId}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => {
          take(event.target.files)
          // Without this, picking the same file twice in a row fires no change event.
          event.target.value = ""
        }}
      />
      <span className="p-picker-mark">
        <Icon name="upload" />
      </span>
      <span className="p-picker-words">
        <label htmlFor={inputId} className="p-picker-label">
          {label}
        </label>
        {hint && (
          <span id={hintId} className="p-picker-hint">
            {hint}
          </span>
        )}
      </span>
    </div>
  )
}
