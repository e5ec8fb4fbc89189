/** Name and description of the account, as they are and to be changed in place; public at once. experience: Forms; E54. */
import { useId, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Account } from "../../../domain/account.ts"
import { oneLine } from "../../../domain/graphemes.ts"
import { textLimits } from "../../../domain/limits.ts"
import { personNameRules, textAreaRules } from "../../../domain/text.ts"
import { DraftNote } from "../../forms/DraftNote.tsx"
import { useForm } from "../../forms/form.ts"
import { FormErrors } from "../../forms/FormErrors.tsx"
import { ruleText } from "../../i18n/rules.ts"
import { Button } from "../../parts/Button.tsx"
import { Card } from "../../parts/Card.tsx"
import { TextArea } from "../../parts/TextArea.tsx"
import { TextField } from "../../parts/TextField.tsx"
import { useEditing, type Editing } from "./use-editing.ts"

interface Words {
  readonly name: string
  readonly description: string
}

const names = ["name", "description"] as const
const labels = { name: "profiles.account.name", description: "profiles.account.description" } as const
const bounds = { name: textLimits.personName, description: textLimits.profileText }

const rules = ({ name, description }: Words) => ({
  name: personNameRules(name),
  description: textAreaRules(description, textLimits.profileText),
})

/** With white space as the server keeps it (D35). */
const cleaned = (words: Words): Words => {
  const name = oneLine(words.name)
  return name === words.name ? words : { ...words, name }
}

interface FormProps {
  readonly account: Account
  readonly form: string
  readonly editing: Editing
}

const Form = ({ account, form: draft, editing }: FormProps): ReactElement => {
  const intl = useIntl()
  const id = useId()
  const form = useForm({
    form: draft,
    start: { name: account.name, description: account.description },
    names,
    rules,
    wireNames: { name: "name", description: "description" },
    clean: cleaned,
    about: { type: "ChangeAccount" },
  })
  const field = (name: keyof Words) => {
    const rule = form.ruleOf(name)
    return {
      id: `${id}-${name}`,
      label: intl.formatMessage({ id: labels[name] }),
      value: form.value[name],
      error: rule === null ? undefined : ruleText(intl, labels[name], rule, bounds[name]),
      onBlur: () => form.leave(name),
      onChange: (text: string) => form.change({ [name]: text }),
      counter: {
        max: bounds[name].max,
        text: (used: number, max: number) => intl.formatMessage({ id: "core.characters" }, { used, max }),
      },
    }
  }
  const submit = async (): Promise<void> => {
    const outcome = await form.send(({ value }) => ({ type: "ChangeAccount", ...value }))
    if (outcome?.tag === "Done") editing.end()
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
        bounds={bounds}
        labels={labels}
        failure={form.failure}
      />
      <TextField {...field("name")} required autoComplete="name" />
      <TextArea
        {...field("description")}
        minRows={3}
        mark={intl.formatMessage({ id: "core.optional" })}
        hint={intl.formatMessage({ id: "profiles.account.descriptionHint" })}
      />
      <div className="l-row">
        <Button kind="primary" submit busy={form.busy}>
          <FormattedMessage id="profiles.account.save" />
        </Button>
        <Button
          disabled={form.busy}
          onClick={() => {
            form.discard()
            editing.end()
          }}
        >
          <FormattedMessage id="core.cancel" />
        </Button>
      </div>
    </form>
  )
}

export const AccountWordsCard = ({ account }: { readonly account: Account }): ReactElement => {
  const id = useId()
  const form = `${account.key}/${account.key}/account`
  const editing = useEditing(form)
  return (
    <Card as="section" labelledBy={id} className="profile-card">
      <div className="l-row" data-between>
        <h2 id={id} className="o-panel-title" dir="auto">
          {account.name}
        </h2>
        {!editing.isOn && !account.blocked && (
          <Button size="small" icon="edit" onClick={editing.begin}>
            <FormattedMessage id="profiles.edit.begin" />
          </Button>
        )}
      </div>
      {editing.isOn ? (
        <Form account={account} form={form} editing={editing} />
      ) : account.description === "" ? (
        <p className="u-muted">
          <FormattedMessage id="profiles.account.nothing" />
        </p>
      ) : (
        <p className="o-text" dir="auto">
          {account.description}
        </p>
      )}
    </Card>
  )
}
