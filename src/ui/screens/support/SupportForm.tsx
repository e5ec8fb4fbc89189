/** The contact form: what is typed stays on the device until it was sent. Spec §2 Parts; D114. */
import { useId, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Account } from "../../../domain/account.ts"
import { textLimits } from "../../../domain/limits.ts"
import { oneLine } from "../../../domain/graphemes.ts"
import { DraftNote } from "../../forms/DraftNote.tsx"
import { useForm } from "../../forms/form.ts"
import { FormErrors } from "../../forms/FormErrors.tsx"
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

/** With the white space that is kept (D35). */
const cleanedLetter = (letter: SupportLetter): SupportLetter => {
  const userName = oneLine(letter.userName)
  return userName === letter.userName ? letter : { ...letter, userName }
}

export const SupportForm = ({ account, onSent }: SupportFormProps): ReactElement => {
  const intl = useIntl()
  const id = useId()
  const who = account === null ? "anonymous" : `${account.key}/${account.activeProfileKey}`
  const form = useForm({
    form: `${who}/support`,
    start: startOf(account),
    names: supportFields,
    rules: supportRules,
    wireNames: supportWireNames,
    clean: cleanedLetter,
    about: { type: "SendSupportLetter" },
  })

  const submit = async (): Promise<void> => {
    const outcome = await form.send(({ value }) => ({ type: "SendSupportLetter", ...value }))
    if (outcome?.tag === "Done") onSent(form.value.email.trim())
  }

  const field = (name: SupportField) => {
    const rule = form.ruleOf(name)
    return {
      id: `${id}-${name}`,
      required: true,
      value: form.value[name],
      error: rule === null ? undefined : ruleText(intl, supportLabels[name], rule, supportBounds[name]),
      onBlur: () => form.leave(name),
      onChange: (value: string) => form.change({ [name]: value }),
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
      {form.restoredFrom !== null && <DraftNote savedAt={form.restoredFrom} onDiscard={form.discard} />}
      <FormErrors
        form={form}
        fieldId={(name) => `${id}-${name}`}
        bounds={supportBounds}
        labels={supportLabels}
        failure={form.failure}
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
        <Button kind="primary" submit icon="send" busy={form.busy}>
          <FormattedMessage id="support.send" />
        </Button>
      </div>
    </form>
  )
}
