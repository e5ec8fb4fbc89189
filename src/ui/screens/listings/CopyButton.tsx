/** Puts a text on the clipboard and says so for a while. */
import { useEffect, useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { toastTimesMs } from "../../../domain/limits.ts"
import type { MessageId } from "../../i18n/messages.ts"
import { Button } from "../../parts/Button.tsx"

interface CopyButtonProps {
  readonly text: string
  readonly label: MessageId
  readonly done: MessageId
}

export const CopyButton = ({ text, label, done }: CopyButtonProps): ReactElement => {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return undefined
    const later = setTimeout(() => setCopied(false), toastTimesMs.short)
    return () => clearTimeout(later)
  }, [copied])

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      setCopied(false) // a browser that forbids it leaves the text in its field, to be copied by hand
    }
  }

  return (
    <Button icon={copied ? "check" : "copy"} onClick={() => void copy()}>
      <span aria-live="polite">
        <FormattedMessage id={copied ? done : label} />
      </span>
    </Button>
  )
}
