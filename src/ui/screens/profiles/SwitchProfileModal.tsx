/** The account's profiles, and a switch to another one after a question. Spec §1, §2 Modal dialogs. */
import { useEffect, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation, useSearch } from "wouter"
import { maxExecutantsPerAccount } from "../../../domain/limits.ts"
import { safeReturnPath } from "../../../domain/return-paths.ts"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { useDispatch, usePending, useReadModel } from "../../app/read-models.ts"
import { Badge } from "../../parts/Badge.tsx"
import { Button, ButtonLink } from "../../parts/Button.tsx"
import { ConfirmDialog } from "../../parts/ConfirmDialog.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { goingOnTo, withModal } from "../../app/paths.ts"
import { useOwnProfiles } from "./use-own-profiles.ts"
import { ProfileRow, type OwnProfile } from "./ProfileRow.tsx"
import { ProfilesTrouble } from "./ProfilesTrouble.tsx"

const Create = ({ count, then }: { readonly count: number; readonly then: string | null }): ReactElement => {
  const [path] = useLocation()
  const search = useSearch()
  return count >= maxExecutantsPerAccount ? (
    <p className="u-muted">
      <FormattedMessage id="profiles.change.limit" values={{ count }} />
    </p>
  ) : (
    <ButtonLink
      icon="plus"
      wide
      replace
      href={withModal({ path, search }, "create-executant", then === null ? {} : goingOnTo(then))}
    >
      <FormattedMessage id="profiles.change.create" />
    </ButtonLink>
  )
}

interface SwitchProfileModalProps {
  /** The profile to ask about at once; null shows all of them. */
  readonly to: string | null
  /** Where to go on as another one, a path of our own; null stays on the page. */
  readonly then: string | null
  readonly onClose: () => void
  readonly onGoOn: (then: string) => void
}

export const SwitchProfileModal = ({ to, then, onClose, onGoOn }: SwitchProfileModalProps): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const { known, failure, all } = useOwnProfiles()
  const activeKey = account?.activeProfileKey
  const busy = usePending({ type: "SwitchProfile" })
  const [chosen, setChosen] = useState<OwnProfile | null>(null)
  const asked = chosen ?? all.find(({ key }) => key === to) ?? null
  const active = all.find(({ key }) => key === account?.activeProfileKey)

  useEffect(() => {
    // The count of the active profile is known already, and kept up to date.
    for (const { key, side } of all)
      if (key !== activeKey) void dispatch({ type: "CountChatUnread", profileKey: key, side })
  }, [dispatch, all, activeKey])

  const switchTo = async ({ key }: OwnProfile): Promise<void> => {
    const { tag } = await dispatch({ type: "SwitchProfile", profileKey: key })
    setChosen(null)
    if (tag !== "Done") return
    if (then === null) onClose()
    else onGoOn(safeReturnPath(then))
  }

  if (asked !== null) {
    return (
      <ConfirmDialog
        title={intl.formatMessage({ id: "profiles.change.confirmTitle" }, { name: asked.name, side: asked.side })}
        hint={intl.formatMessage({ id: "profiles.change.confirmText" })}
        confirmLabel={intl.formatMessage({ id: "profiles.change.confirm" }, { name: asked.name })}
        cancelLabel={intl.formatMessage(
          { id: "profiles.change.keep" },
          { name: active?.name ?? "", side: active?.side },
        )}
        closeLabel={intl.formatMessage({ id: "core.close" })}
        busy={busy}
        onConfirm={() => void switchTo(asked)}
        onCancel={chosen === null ? onClose : () => setChosen(null)}
      />
    )
  }
  return (
    <Dialog
      title={intl.formatMessage({ id: "profiles.change.title" })}
      description={intl.formatMessage({ id: "profiles.change.hint" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
    >
      <div className="l-stack">
        <ul className="profiles-list" aria-label={intl.formatMessage({ id: "profiles.change.list" })}>
          {all.map((profile) => (
            <ProfileRow
              key={profile.key}
              profile={profile}
              isActive={profile === active}
              action={
                profile === active ? (
                  <Badge tone="accent" icon="check">
                    <FormattedMessage id="profiles.change.active" />
                  </Badge>
                ) : (
                  <Button
                    size="small"
                    aria-label={intl.formatMessage({ id: "profiles.change.confirm" }, { name: profile.name })}
                    onClick={() => setChosen(profile)}
                  >
                    <FormattedMessage id="profiles.change.switch" />
                  </Button>
                )
              }
            />
          ))}
        </ul>
        {!known && <ProfilesTrouble failure={failure} />}
        {known && <Create count={all.length - 1} then={then} />}
      </div>
    </Dialog>
  )
}
