/** Makes an executant profile over whatever page needs one, and goes on there. Spec §2 Modals; D17, D50. */
import { useId, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation } from "wouter"
import type { Account } from "../../../domain/account.ts"
import { maxExecutantsPerAccount } from "../../../domain/limits.ts"
import { safeReturnPath } from "../../../platform/identity.ts"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { ownExecutants, profiles } from "../../../projections/profiles.ts"
import { useCheckedForm, refusedRules } from "../../forms/checked-form.ts"
import { useApp } from "../../app/context.tsx"
import { useFormDraft } from "../../forms/form-draft.ts"
import { useDispatch, useFailure, usePending, useReadModel } from "../../app/read-models.ts"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Note } from "../../parts/Note.tsx"
import { executantFields, executantRules, executantWireNames, newExecutantForm } from "./executant-form.ts"
import { ExecutantFields } from "./ExecutantFields.tsx"

interface CreateExecutantModalProps {
  /** Where to go on, a path of our own; null stays on the page. */
  readonly then: string | null
  readonly onClose: () => void
}

interface FormProps extends CreateExecutantModalProps {
  readonly account: Account
}

const Form = ({ account, then, onClose }: FormProps): ReactElement => {
  const intl = useIntl()
  const formId = useId()
  const { device } = useApp()
  const dispatch = useDispatch()
  const [, navigate] = useLocation()
  const [id] = useState(device.newId)
  const count = useReadModel(profiles, ownExecutants, undefined)?.length ?? 0
  const { key: accountKey, name } = account
  // What nobody has typed is no draft: the name that a new form starts with is the account's.
  const draft = useFormDraft(`${accountKey}/${accountKey}/create-executant`, newExecutantForm(name))
  const [sent, setSent] = useState(false)
  const failed = useFailure({ type: "CreateExecutant" })
  const failure = sent ? failed : undefined
  const busy = usePending({ type: "CreateExecutant" })
  const refused = refusedRules(failure, executantWireNames)
  const form = useCheckedForm(executantFields, executantRules(draft.value), refused)
  const isFull = count >= maxExecutantsPerAccount

  const submit = async (): Promise<void> => {
    if (!form.check()) return
    setSent(true)
    const { tag } = await dispatch({ type: "CreateExecutant", id, ...draft.value })
    if (tag === "Failed") return form.refuse()
    if (tag !== "Done") return
    draft.finish()
    onClose()
    if (then !== null) navigate(safeReturnPath(then))
  }

  return (
    <Dialog
      title={intl.formatMessage({ id: "profiles.create.title" })}
      description={intl.formatMessage({ id: "profiles.create.hint" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            <FormattedMessage id="core.cancel" />
          </Button>
          {!isFull && (
            <Button kind="primary" submit form={formId} busy={busy}>
              <FormattedMessage id="profiles.create.submit" />
            </Button>
          )}
        </>
      }
    >
      {isFull ? (
        <Note tone="yellow">
          <FormattedMessage id="profiles.change.limit" values={{ count }} />
        </Note>
      ) : (
        <form
          id={formId}
          className="l-stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <ExecutantFields
            form={form}
            draft={draft}
            failure={Object.keys(refused).length === 0 ? failure : undefined}
          />
        </form>
      )}
    </Dialog>
  )
}

export const CreateExecutantModal = (props: CreateExecutantModalProps): ReactElement | null => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  return account === null ? null : <Form account={account} {...props} />
}
