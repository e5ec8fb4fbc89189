/** Why the account is blocked, what is left to do with it, and the way to object. E34, E342. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Account } from "../../../domain/account.ts"
import { paths } from "../../app/paths.ts"
import { ButtonLink } from "../../parts/Button.tsx"
import { Note } from "../../parts/Note.tsx"

export const BlockedNote = ({ account }: { readonly account: Account }): ReactElement | null => {
  const intl = useIntl()
  if (!account.blocked) return null
  return (
    <Note
      tone="red"
      title={<FormattedMessage id="profiles.blocked" />}
      action={
        <ButtonLink size="small" icon="mail" href={paths.support}>
          <FormattedMessage id="profiles.blocked.object" />
        </ButtonLink>
      }
    >
      <p>{intl.formatMessage({ id: `core.moderation.${account.blockedReason ?? "Other"}` })}</p>
      <p>
        <FormattedMessage id="profiles.blocked.left" />
      </p>
    </Note>
  )
}
