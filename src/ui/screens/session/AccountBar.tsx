/** Says above a page that needs no account why one's own could not be loaded, and offers another try. Spec §8; E541. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { useDispatch, useFailure, useModels, usePending, useReadModel } from "../../app/read-models.ts"
import { useIsModerator } from "../../app/moderating.ts"
import { failureText } from "../../i18n/failures.ts"
import { Banner } from "../../parts/Banner.tsx"
import { Button } from "../../parts/Button.tsx"

const loadAccount = { type: "LoadAccount" } as const

export const AccountBar = (): ReactElement | null => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const isSignedIn = useModels(({ session }) => session.presence === "signedIn")
  const isModerator = useIsModerator()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const busy = usePending(loadAccount)
  const failure = useFailure(loadAccount)
  if (!isSignedIn || isModerator || account !== null || failure === undefined) return null
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
