/** Wire → domain: letters to support. Contract: openapi/schemas/support.yaml. */
import type { ReceivedLetter } from "../../domain/support.ts"
import type { components } from "../../sdk/generated/support.ts"

export const toReceivedLetter = ({
  key,
  userName,
  email,
  message,
  createdDate,
  logEvents,
}: components["schemas"]["ReceivedLetter"]): ReceivedLetter => ({
  key,
  userName,
  email,
  message,
  createdDate,
  logEvents,
})
