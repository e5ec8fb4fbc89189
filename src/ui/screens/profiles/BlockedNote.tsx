/** Says why the account is blocked, what is left to do with it, and the way to object. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Account } from "../../../domain/account.ts"
import { BlockNote } from "./BlockNote.tsx"

export const BlockedNote = ({ account }: { readonly account: Account }): ReactElement | null =>
  account.blocked ? (
    <BlockNote title="profiles.blocked" reason={account.blockedReason} object="profiles.blocked.object">
      <p>
        <FormattedMessage id="profiles.blocked.left" />
      </p>
    </BlockNote>
  ) : null
