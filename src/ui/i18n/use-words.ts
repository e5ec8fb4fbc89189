/** Shorthand for formatMessage, for screens that show little but texts. */
import { useIntl } from "react-intl"
import type { MessageId } from "./messages.ts"

export type Words = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string

export const useWords = (): Words => {
  const intl = useIntl()
  return (id, values) => intl.formatMessage({ id }, values)
}
