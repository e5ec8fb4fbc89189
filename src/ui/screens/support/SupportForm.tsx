/** The contact form: what is typed stays on the device until it was sent. Spec §2 Parts. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Account } from "../../../domain/account.ts"
import { oneLine } from "../../../domain/graphemes.ts"
import { useForm } from "../../forms/use-form.ts"
import { FormColumn } from "../../forms/FormColumn.tsx"
import { Button } from "../../parts/Button.tsx"
import { TextArea } from "../../parts/TextArea.tsx"
import { TextField } from "../../parts/TextField.tsx"
import { LetterLogField } from "./LetterLogField.tsx"
import {
  supportBounds,
  supportFields,
  supportLabels,
  supportRules,
  supportWireNames,
  type SupportLetter,
} from "./support-form.ts"
import { useLetterLog } from "./use-letter-log.ts"

interface SupportFormProps {
  readonly account: Account | null
  /** The letter is about a problem: the event log goes along unless the person takes it out. */
  readonly isReport: boolean
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

export const SupportForm = ({ account, isReport, onSent }: SupportFormProps): ReactElement => {
  const intl = useIntl()
  const who = account === null ? "anonymous" : `${account.key}/${account.activeProfileKey}`
  const form = useForm({
    form: `${who}/support`,
    initial: startOf(account),
    names: supportFields,
    rules: supportRules,
    wireNames: supportWireNames,
    clean: cleanedLetter,
    about: { type: "SendSupportLetter" },
  })

  const [isLogChosen, setLogChosen] = useState<boolean | null>(null) // null: nobody has chosen yet
  const isLogWanted = isLogChosen ?? isReport
  const log = useLetterLog(isLogWanted)
  const isReading = isLogWanted && log === "reading"

  const submit = async (): Promise<void> => {
    if (isReading) return
    const packed = isLogWanted && typeof log === "object" ? log.packed : null
    const outcome = await form.send(({ draft }) => ({ type: "SendSupportLetter", ...draft, log: packed }))
    if (outcome?.tag === "Done") onSent(form.draft.email.trim())
  }

  return (
    <FormColumn form={form} labels={supportLabels} bounds={supportBounds} onSubmit={submit}>
      {(field) => (
        <>
          <TextField {...field("userName")} required autoComplete="name" />
          <TextField
            {...field("email")}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            hint={intl.formatMessage({ id: "support.emailHint" })}
          />
          <TextArea
            {...field("message")}
            required
            minRows={5}
            hint={intl.formatMessage({ id: "support.messageHint" })}
          />
          <LetterLogField isWanted={isLogWanted} onWanted={setLogChosen} log={log} />
          <div>
            <Button kind="primary" submit icon="send" busy={form.busy || isReading}>
              <FormattedMessage id="support.send" />
            </Button>
          </div>
        </>
      )}
    </FormColumn>
  )
}
