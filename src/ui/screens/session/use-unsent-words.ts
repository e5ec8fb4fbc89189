/** Counts what signing out here would delete, as it is not sent yet. */
import { useEffect, useState } from "react"
import { useIntl } from "react-intl"
import { useApp, type Unsent } from "../../app/context.tsx"

/** Null until it is known; no words where nothing would be lost. */
export const useUnsentWords = (): readonly string[] | null => {
  const intl = useIntl()
  const { device } = useApp()
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  useEffect(() => {
    let isHere = true
    void device.unsent().then((found) => {
      if (isHere) setUnsent(found)
    })
    return () => {
      isHere = false
    }
  }, [device])
  if (unsent === null) return null
  const { messages, drafts, files } = unsent
  return [
    ...(messages > 0 ? [intl.formatMessage({ id: "settings.signOut.messages" }, { count: messages })] : []),
    ...(drafts > 0 ? [intl.formatMessage({ id: "settings.signOut.drafts" }, { count: drafts })] : []),
    ...(files > 0 ? [intl.formatMessage({ id: "settings.signOut.files" }, { count: files })] : []),
    ...(messages + drafts + files > 0 ? [intl.formatMessage({ id: "settings.signOut.lost" })] : []),
  ]
}
