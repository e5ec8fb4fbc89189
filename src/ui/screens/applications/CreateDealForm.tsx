/** The create-deal screen for an application that is known: what was agreed on, and what becomes of the listing. */
import { useId, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { isOpenApplication, othersWaiting, type Application } from "../../../domain/applications.ts"
import { isRefusedWith } from "../../../domain/failures.ts"
import { FormColumn } from "../../forms/FormColumn.tsx"
import { Button } from "../../parts/Button.tsx"
import { Switch } from "../../parts/Checkbox.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Note } from "../../parts/Note.tsx"
import { TextArea } from "../../parts/TextArea.tsx"
import { useApplicationCounts } from "../../market/use-application-counts.ts"
import { applicationWords } from "./application-words.ts"
import { DealParties } from "./DealParties.tsx"
import { dealBounds, useDealForm, type DealForm } from "./use-deal-form.ts"

const labels = { description: "applications.deal.description" } as const

interface CreateDealFormProps {
  readonly application: Application
  readonly onClose: () => void
}

/** Says that the application was answered elsewhere meanwhile; what was typed stays. */
const Answered = ({ application }: Pick<CreateDealFormProps, "application">): ReactElement => {
  const intl = useIntl()
  const status = intl.formatMessage({ id: applicationWords(application).badge }, { kind: application.listing.kind })
  return (
    <div role="alert">
      <Note tone="yellow" title={<FormattedMessage id="applications.deal.answered" />}>
        <p>
          <FormattedMessage id="applications.deal.answered.hint" />
        </p>
        {!isOpenApplication(application.status) && (
          <p>
            <FormattedMessage id="applications.deal.state" values={{ status }} />
          </p>
        )}
      </Note>
    </div>
  )
}

/** Says what becomes of the listing and of everybody else who applied, beside the button that brings it about. */
const Consequence = ({ application, form }: { readonly application: Application; readonly form: DealForm }) => {
  const intl = useIntl()
  const { listing, status } = application
  const counts = useApplicationCounts({ ...listing, applications: 1 }) // this one, at least
  const hint = !form.moveToArchive
    ? intl.formatMessage({ id: "applications.deal.moveToArchive.off" }, { kind: listing.kind })
    : counts === undefined
      ? intl.formatMessage({ id: "applications.deal.moveToArchive.on" })
      : intl.formatMessage({ id: "applications.deal.moveToArchive.counted" }, { count: othersWaiting(counts, status) })
  return (
    <Switch
      label={intl.formatMessage({ id: "applications.deal.moveToArchive" }, { kind: listing.kind })}
      hint={hint}
      checked={form.moveToArchive}
      onChange={form.setMoveToArchive}
    />
  )
}

export const CreateDealForm = ({ application, onClose }: CreateDealFormProps): ReactElement => {
  const intl = useIntl()
  const formId = useId()
  const deal = useDealForm(application)
  const { form, busy } = deal
  const { failure } = form
  const isAnswered =
    !busy &&
    (!isOpenApplication(application.status) ||
      (failure !== undefined && isRefusedWith(failure, "ApplicationInvalidStateException")))
  return (
    <Dialog
      title={intl.formatMessage({ id: "applications.deal.title" })}
      description={intl.formatMessage({ id: "applications.deal.intro" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
      busy={busy}
      terms={isAnswered ? undefined : <Consequence application={application} form={deal} />}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            <FormattedMessage id="core.cancel" />
          </Button>
          <Button kind="primary" submit form={formId} busy={busy} disabled={isAnswered}>
            <FormattedMessage id={busy ? "applications.deal.submitting" : "applications.deal.submit"} />
          </Button>
        </>
      }
    >
      <div className="l-stack" data-gap="6">
        <DealParties application={application} />
        {isAnswered && <Answered application={application} />}
        <FormColumn
          id={formId}
          form={isAnswered ? { ...form, failure: undefined } : form}
          labels={labels}
          bounds={dealBounds}
          onSubmit={deal.submit}
        >
          {(field) => (
            <TextArea
              {...field("description")}
              minRows={3}
              mark={intl.formatMessage({ id: "core.optional" })}
              hint={intl.formatMessage({ id: "applications.deal.description.hint" })}
            />
          )}
        </FormColumn>
        <Note tone="blue" icon="shield">
          <FormattedMessage id="applications.deal.safety" />
        </Note>
      </div>
    </Dialog>
  )
}
