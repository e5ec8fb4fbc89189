/** Says above a page that needs no account why one's own could not be loaded, and offers another try. Spec §8; E541. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Failure } from "../../../domain/failures.ts"
import { useDispatch, usePending } from "../../app/read-models.ts"
import { failureText } from "../../i18n/failures.ts"
import { Banner } from "../../parts/Banner.tsx"
import { Button } from "../../parts/Button.tsx"

const loadAccount = { type: "LoadAccount" } as const

export const AccountBar = ({ failure }: { readonly failure: Failure }): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const busy = usePending(loadAccount)
  return (
    <Banner
      tone="yellow"
      action={
        <Button size="small" icon="refresh" busy={busy} onClick={() => void dispatch(loadAccount)}>
          <FormattedMessage id="core.retry" />
        </Button>
      }
    >
      {"refusals.account" in intl.messages && <FormattedMessage id="refusals.account" />}{" "}
      <span>{failureText(intl, failure)}</span>
    </Banner>
  )
}
