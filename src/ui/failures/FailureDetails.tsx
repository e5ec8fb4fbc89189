/**
 * Shows the trace id that support searches the server's log for; renders nothing where the server did not fail. Spec
 * §8.
 */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { Failure } from "../../domain/failures.ts"
import { Disclosure } from "../parts/Disclosure.tsx"

export const FailureDetails = ({ failure }: { readonly failure: Failure }): ReactElement | null => {
  const intl = useIntl()
  if (failure._tag !== "ServerFault" || failure.traceId === null) return null
  return (
    <Disclosure label={intl.formatMessage({ id: "core.details" })}>
      <code>{intl.formatMessage({ id: "core.error.trace" }, { traceId: failure.traceId })}</code>
    </Disclosure>
  )
}
