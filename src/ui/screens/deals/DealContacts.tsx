/** Shows how the two sides of a deal reach each other: the other one's contacts, and what they see of one's own. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Participant } from "../../../domain/participants.ts"
import { account, ownAccount } from "../../../projections/account.ts"
import { isProfileUnavailable, profiles, publicProfile } from "../../../projections/profiles.ts"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"
import { FailureState } from "../../failures/FailureState.tsx"
import { Waiting } from "../../loading/Waiting.tsx"
import { ContactLinks } from "../profiles/ContactLinks.tsx"

/** Shows the contacts of the public profile, which shows them to parties of a deal with it. */
export const TheirContacts = ({ of: { type, key } }: { readonly of: Participant }): ReactElement | null => {
  const intl = useIntl()
  const id = { type, key }
  const hasProfiles = useFlag(type === "Executant" ? "executant" : "profile")
  const profile = useReadModel(profiles, publicProfile, id)
  const isUnavailable = useReadModel(profiles, isProfileUnavailable, id)
  const { busy, failure, ask } = useFresh({
    command: hasProfiles ? { type: "LoadPublicProfile", profile: id } : null,
    known: onceKnown(profile !== undefined || isUnavailable),
    // A profile that was seen before the deal has no contacts, and no hub reports others' changes.
    unheard: true,
  })
  if (!hasProfiles) return null
  if (isUnavailable)
    return (
      <p className="u-muted">
        <FormattedMessage id="deals.contacts.unavailable" />
      </p>
    )
  const contacts = profile?.contacts ?? null
  if (contacts !== null) return <ContactLinks contacts={contacts} />
  return failure === undefined || busy ? (
    <Waiting shape="text" count={2} onAgain={ask} />
  ) : (
    <FailureState
      level={3}
      title={intl.formatMessage({ id: "deals.contacts.failed" })}
      failure={failure}
      onRetry={ask}
      busy={busy}
    />
  )
}

export const OwnContacts = ({ seenBy: { name } }: { readonly seenBy: Participant }): ReactElement | null => {
  const intl = useIntl()
  const own = useReadModel(account, ownAccount, undefined)
  if (own === null) return null
  const ways = [own.phone, own.email].filter((way) => way !== null)
  return (
    <p className="deals-own-contacts">
      {ways.length === 0 ? (
        <FormattedMessage id="deals.contacts.own.none" values={{ name }} />
      ) : (
        <FormattedMessage id="deals.contacts.own" values={{ name, ways: intl.formatList(ways) }} />
      )}
    </p>
  )
}
