/** Says that a link made another profile act, with the way back. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { account, ownAccount } from "../../projections/account.ts"
import { executantByKey, profiles } from "../../projections/profiles.ts"
import type { ToastContent } from "../../projections/toast-content.ts"
import { shortName } from "../i18n/short-name.ts"
import { Button } from "../parts/Button.tsx"
import { Toast } from "../parts/Toast.tsx"
import { useDispatch, useReadModel } from "../app/read-models.ts"

interface ActingAsToastProps {
  readonly content: Extract<ToastContent, { readonly kind: "acting-as" }>
  readonly onDismiss: () => void
  readonly onHold: (held: boolean) => void
}

export const ActingAsToast = ({ content, ...common }: ActingAsToastProps): ReactElement => {
  const { profileKey, previousKey } = content
  const intl = useIntl()
  const dispatch = useDispatch()
  const own = useReadModel(account, ownAccount, undefined)
  const executant = useReadModel(profiles, executantByKey, profileKey)
  const side = profileKey === own?.key ? "customer" : "executant"

  const undo = (): void => {
    common.onDismiss()
    void dispatch({ type: "SwitchProfile", profileKey: previousKey })
  }

  return (
    <Toast
      tone={side}
      icon="switch"
      title={
        <FormattedMessage
          id="core.toast.actingAs"
          values={{ name: shortName(executant?.name ?? own?.name ?? ""), side }}
        />
      }
      dismissLabel={intl.formatMessage({ id: "core.dismiss" })}
      action={
        <Button size="small" onClick={undo}>
          <FormattedMessage id="core.undo" />
        </Button>
      }
      {...common}
    />
  )
}
