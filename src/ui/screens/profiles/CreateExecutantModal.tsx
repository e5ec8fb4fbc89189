/** Makes an executant profile over whatever page needs one, and goes on there. Spec §2 Modals. */
import { useId, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Account } from "../../../domain/account.ts"
import { maxExecutantsPerAccount } from "../../../domain/limits.ts"
import { safeReturnPath } from "../../../domain/return-paths.ts"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { ownExecutants, profiles } from "../../../projections/profiles.ts"
import { useForm } from "../../forms/use-form.ts"
import { FormColumn } from "../../forms/FormColumn.tsx"
import { useReadModel } from "../../app/read-models.ts"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Note } from "../../parts/Note.tsx"
import {
  cleanedExecutant,
  executantBounds,
  executantFields,
  executantLabels,
  executantRules,
  executantWireNames,
  newExecutantForm,
} from "./executant-form.ts"
import { ExecutantFields } from "./ExecutantFields.tsx"

interface CreateExecutantModalProps {
  /** Where to go on, a path of our own; null stays on the page. */
  readonly then: string | null
  readonly onClose: () => void
  readonly onGoOn: (then: string) => void
}

interface FormProps extends CreateExecutantModalProps {
  readonly account: Account
}

const Form = ({ account, then, onClose, onGoOn }: FormProps): ReactElement => {
  const intl = useIntl()
  const formId = useId()
  const count = useReadModel(profiles, ownExecutants, undefined)?.length ?? 0
  const { key: accountKey, name } = account
  const form = useForm({
    form: `${accountKey}/${accountKey}/create-executant`,
    // A form in which nobody has typed is no draft: the name that it starts with is the account's.
    initial: newExecutantForm(name),
    names: executantFields,
    rules: executantRules,
    wireNames: executantWireNames,
    clean: cleanedExecutant,
    about: { type: "CreateExecutant" },
  })
  const { busy } = form
  const isFull = count >= maxExecutantsPerAccount

  const submit = async (): Promise<void> => {
    const outcome = await form.send(({ id, draft: { name, categoryKey, description } }) => ({
      type: "CreateExecutant",
      id,
      name,
      categoryKey,
      description,
    }))
    if (outcome?.tag !== "Done") return
    if (then === null) onClose()
    else onGoOn(safeReturnPath(then))
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
        <FormColumn id={formId} form={form} labels={executantLabels} bounds={executantBounds} onSubmit={submit}>
          {(field) => <ExecutantFields field={field} />}
        </FormColumn>
      )}
    </Dialog>
  )
}

export const CreateExecutantModal = (props: CreateExecutantModalProps): ReactElement | null => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  return account === null ? null : <Form account={account} {...props} />
}
