/** Says above a page why one's own account, or its profiles, could not be loaded, and offers another try. Spec §8. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Failure } from "../../../domain/failures.ts"
import { useDispatch, usePending } from "../../app/read-models.ts"
import { failureText } from "../../i18n/failures.ts"
import { Banner } from "../../parts/Banner.tsx"
import { Button } from "../../parts/Button.tsx"

interface AccountBarProps {
  /** The command that brings it. */
  readonly command: { readonly type: "LoadAccount" | "LoadExecutants" }
  readonly failure: Failure
}

export const AccountBar = ({ command, failure }: AccountBarProps): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const busy = usePending(command)
  return (
    <Banner
      tone="yellow"
      action={
        <Button size="small" icon="refresh" busy={busy} onClick={() => void dispatch(command)}>
          <FormattedMessage id="core.retry" />
        </Button>
      }
    >
      {"refusals.account" in intl.messages && <FormattedMessage id="refusals.account" />}{" "}
      <span>{failureText(intl, failure)}</span>
    </Banner>
  )
}
