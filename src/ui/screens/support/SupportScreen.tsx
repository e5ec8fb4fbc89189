/** Help: a letter to the people behind it, and the record of what happened. Spec §2 `/support/support`. */
import { useState, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { useSearch } from "wouter"
import { letterViews } from "../../../domain/support.ts"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { useFailure, useModels, useReadModel } from "../../app/read-models.ts"
import { Waiting } from "../../loading/Waiting.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { paths } from "../../app/paths.ts"
import { EventLog } from "./EventLog.tsx"
import { SupportForm } from "./SupportForm.tsx"

/** Answers whether it is settled whose name and address the form begins with. */
const useKnownWriter = (): boolean => {
  const presence = useModels((models) => models.session.presence)
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const failure = useFailure({ type: "LoadAccount" })
  return presence === "anonymous" || account !== null || failure !== undefined
}

/** Takes the focus of the removed form, so that screen readers announce that the letter was sent. */
const focused = (element: HTMLElement | null): void => element?.focus()

export const SupportScreen = (): ReactElement => {
  const intl = useIntl()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const isKnown = useKnownWriter()
  const isReport = new URLSearchParams(useSearch()).get("view") === letterViews[0]
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  return (
    <div className="l-page l-stack" data-gap="6">
      <PageHeader
        title={intl.formatMessage({ id: isReport ? "core.problem" : "support.title" })}
        lead={intl.formatMessage({ id: "support.hint" })}
      />
      <div className="l-split">
        {sentFrom === null ? (
          <div className="support-form">
            {isKnown ? (
              <SupportForm key={account?.key ?? ""} account={account} isReport={isReport} onSent={setSentFrom} />
            ) : (
              <Waiting shape="form" />
            )}
          </div>
        ) : (
          <div className="support-thanks" tabIndex={-1} ref={focused}>
            <EmptyState
              picture="letter"
              title={intl.formatMessage({ id: "support.thanks.title" })}
              hint={intl.formatMessage({ id: "support.thanks.text" }, { email: sentFrom })}
              action={{ label: intl.formatMessage({ id: "support.thanks.home" }), href: paths.home }}
              secondary={{
                label: intl.formatMessage({ id: "support.thanks.another" }),
                onClick: () => setSentFrom(null),
              }}
            />
          </div>
        )}
        <div>
          <EventLog />
        </div>
      </div>
    </div>
  )
}
