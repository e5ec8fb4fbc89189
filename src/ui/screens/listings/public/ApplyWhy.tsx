/** Says why "Apply" is what it is for this person now, in a sentence or a note. */
import { useEffect, useRef, type ReactElement, type ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import type { Application } from "../../../../domain/applications.ts"
import type { ApplyState } from "../../../../domain/apply-state.ts"
import type { ListingKind } from "../../../../domain/listings.ts"
import { account as accountProjection, ownAccount } from "../../../../projections/account.ts"
import { executantByKey, profiles } from "../../../../projections/profiles.ts"
import { useApp } from "../../../app/context.tsx"
import { useReadModel } from "../../../app/read-models.ts"
import { Moment } from "../../../i18n/format.tsx"
import { TimeUntil } from "../../../i18n/time-until.tsx"
import { Note } from "../../../parts/Note.tsx"
import type { ApplyActs } from "./use-apply-acts.ts"

interface ApplyWhyProps {
  readonly kind: ListingKind
  readonly state: ApplyState
  readonly came: ApplyActs["came"]
}

const Hint = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <p className="o-apply-hint">{children}</p>
)

/** As whom: an executant, or the customer that everybody is. */
const As = ({ kind, profileKey }: { readonly kind: ListingKind; readonly profileKey: string }): ReactElement => {
  const executant = useReadModel(profiles, executantByKey, profileKey)
  const account = useReadModel(accountProjection, ownAccount, undefined)
  return (
    <Hint>
      <FormattedMessage
        id="listings.apply.canApply.hint"
        values={{ kind, name: executant?.name ?? account?.name ?? "" }}
      />
    </Hint>
  )
}

/** Takes the focus that the pressed button took away with it, once: an answer that comes later leaves it where it is. */
const Standing = ({ came, children }: Pick<ApplyWhyProps, "came"> & { readonly children: ReactNode }): ReactElement => {
  const focused = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (came !== null) focused.current?.focus({ preventScroll: true })
  }, [came])
  return (
    <div ref={focused} tabIndex={-1} className="o-apply-sent" aria-live="polite">
      {children}
    </div>
  )
}

const Applied = ({ application, came }: Pick<ApplyWhyProps, "came"> & { readonly application: Application }) => {
  const { device } = useApp()
  const { kind } = application.listing
  return (
    <Note tone="green" icon="check" title={<FormattedMessage id="listings.apply.applied" />}>
      <p>
        {came === "sent" ? (
          <FormattedMessage id="listings.apply.sent" values={{ kind }} />
        ) : (
          <FormattedMessage
            id="listings.apply.applied.hint"
            values={{ kind, when: <Moment at={application.createdDate} now={device.now()} /> }}
          />
        )}
      </p>
    </Note>
  )
}

export const ApplyWhy = ({ kind, state, came }: ApplyWhyProps): ReactElement | null => {
  const { device } = useApp()
  switch (state.kind) {
    case "unknown":
      return null
    case "signIn":
      return (
        <Hint>
          <FormattedMessage id="listings.apply.signIn.hint" values={{ kind }} />
        </Hint>
      )
    case "ownListing":
      return (
        <Hint>
          <FormattedMessage id="listings.apply.own.hint" values={{ kind }} />
        </Hint>
      )
    case "createExecutant":
      return (
        <Hint>
          <FormattedMessage id="listings.apply.create.hint" />
        </Hint>
      )
    case "switchProfile":
      return (
        <Hint>
          <FormattedMessage id="listings.apply.switch.hint" values={{ kind }} />
        </Hint>
      )
    case "canApply":
      return <As kind={kind} profileKey={state.profileKey} />
    case "onModeration":
      return (
        <Note tone="yellow" icon="clock">
          <FormattedMessage id="listings.apply.waiting" values={{ name: state.name }} />
        </Note>
      )
    case "applied":
      return (
        <Standing came={came}>
          <Applied application={state.application} came={came} />
        </Standing>
      )
    case "accepted":
      return (
        <Standing came={came}>
          <Note tone="green" icon="deal" title={<FormattedMessage id="listings.apply.accepted" />}>
            <FormattedMessage id="listings.apply.accepted.hint" values={{ kind }} />
          </Note>
        </Standing>
      )
    case "lockedOut":
      return (
        <Note
          tone="yellow"
          icon="clock"
          title={
            <FormattedMessage
              id="listings.apply.lockedOut"
              values={{ when: <TimeUntil at={state.until} now={device.now()} /> }}
            />
          }
        >
          <FormattedMessage id="listings.apply.lockedOut.hint" values={{ kind }} />
        </Note>
      )
  }
}
