/** The contact form: what is typed stays on the device until it was sent. Spec §2 Parts; D114. */
import { useId, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Account } from "../../../domain/account.ts"
import { textLimits } from "../../../domain/limits.ts"
import { oneLine } from "../../../domain/graphemes.ts"
import { refusedRules, useCheckedForm } from "../../forms/checked-form.ts"
import { DraftNote } from "../../forms/DraftNote.tsx"
import { useFormDraft } from "../../forms/form-draft.ts"
import { FormErrors } from "../../forms/FormErrors.tsx"
import { useDispatch, useFailure, usePending } from "../../app/read-models.ts"
import { ruleText } from "../../i18n/rules.ts"
import { Button } from "../../parts/Button.tsx"
import { TextArea } from "../../parts/TextArea.tsx"
import { TextField } from "../../parts/TextField.tsx"
import {
  supportBounds,
  supportFields,
  supportLabels,
  supportRules,
  supportWireNames,
  type SupportField,
  type SupportLetter,
} from "./support-form.ts"

interface SupportFormProps {
  readonly account: Account | null
  readonly onSent: (email: string) => void
}

const startOf = (account: Account | null): SupportLetter => ({
  userName: account?.name ?? "",
  email: account?.email ?? "",
  message: "",
})

export const SupportForm = ({ account, onSent }: SupportFormProps): ReactElement => {
  const intl = useIntl()
  const id = useId()
  const dispatch = useDispatch()
  const who = account === null ? "anonymous" : `${account.key}/${account.activeProfileKey}`
  const draft = useFormDraft(`${who}/support`, startOf(account))
  const [sent, setSent] = useState(false)
  const failed = useFailure({ type: "SendSupportLetter" })
  const failure = sent ? failed : undefined
  const busy = usePending({ type: "SendSupportLetter" })
  const refused = refusedRules(failure, supportWireNames)
  const form = useCheckedForm(supportFields, supportRules(draft.value), refused)

  const submit = async (): Promise<void> => {
    if (!form.check()) return
    setSent(true)
    const { tag } = await dispatch({ type: "SendSupportLetter", ...draft.value })
    if (tag === "Failed") return form.refuse()
    if (tag !== "Done") return
    draft.finish()
    onSent(draft.value.email.trim())
  }

  const field = (name: SupportField) => {
    const rule = form.ruleOf(name)
    return {
      id: `${id}-${name}`,
      required: true,
      value: draft.value[name],
      error: rule === null ? undefined : ruleText(intl, supportLabels[name], rule, supportBounds[name]),
      onBlur: () => {
        if (name === "userName") draft.change({ userName: oneLine(draft.value.userName) }) // as it is kept (D35)
        form.leave(name)
      },
      onChange: (value: string) => {
        form.edit(name)
        draft.change({ [name]: value })
      },
    }
  }

  return (
    <form
      className="l-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {draft.restoredFrom !== null && <DraftNote savedAt={draft.restoredFrom} onDiscard={draft.discard} />}
      <FormErrors
        form={form}
        fieldId={(name) => `${id}-${name}`}
        bounds={supportBounds}
        labels={supportLabels}
        failure={Object.keys(refused).length === 0 ? failure : undefined}
      />
      <TextField
        {...field("userName")}
        label={intl.formatMessage({ id: supportLabels.userName })}
        autoComplete="name"
      />
      <TextField
        {...field("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={intl.formatMessage({ id: supportLabels.email })}
        hint={intl.formatMessage({ id: "support.emailHint" })}
      />
      <TextArea
        {...field("message")}
        minRows={5}
        label={intl.formatMessage({ id: supportLabels.message })}
        hint={intl.formatMessage({ id: "support.messageHint" })}
        counter={{
          max: textLimits.supportMessage.max,
          text: (used, max) => intl.formatMessage({ id: "core.characters" }, { used, max }),
        }}
      />
      <div>
        <Button kind="primary" submit icon="send" busy={busy}>
          <FormattedMessage id="support.send" />
        </Button>
      </div>
    </form>
  )
}
