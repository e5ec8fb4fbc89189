/** Takes files that are dragged onto an element, or pasted into it. experience: Uploads. */
import { useState, type ClipboardEvent, type DragEvent } from "react"

interface FileDrop {
  readonly isOver: boolean
  readonly handlers: {
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
    readonly onPaste: (event: ClipboardEvent) => void
  }
}

/** Answers whether files are dragged; a text is left to the browser. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes("Files")

export const useFileDrop = (take: ((files: readonly File[]) => void) | null): FileDrop => {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    handlers: {
      onDragOver: (event) => {
        if (take === null || !hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false)
      },
      onDrop: (event) => {
        setOver(false)
        if (take === null || !hasFiles(event)) return
        event.preventDefault()
        take([...event.dataTransfer.files])
      },
      onPaste: (event) => {
        const files = [...event.clipboardData.files]
        if (take === null || files.length === 0) return
        event.preventDefault()
        take(files)
      },
    },
  }
}
