/** How the person behind the account is reached: the telephone can be changed here, the e-mail where they sign in. D47, D52. */
import { useId, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { phoneRules, type Account } from "../../../domain/account.ts"
import { useForm } from "../../forms/form.ts"
import { FormErrors } from "../../forms/FormErrors.tsx"
import { ruleText } from "../../i18n/rules.ts"
import { Button } from "../../parts/Button.tsx"
import { Card } from "../../parts/Card.tsx"
import { DefinitionList } from "../../parts/DefinitionList.tsx"
import { TextField } from "../../parts/TextField.tsx"
import { useEditing, type Editing } from "./use-editing.ts"

const labels = { phone: "profiles.contacts.phone" } as const
const names = ["phone"] as const
const bounds = {}

interface PhoneFormProps {
  readonly account: Account
  readonly form: string
  readonly editing: Editing
}

const PhoneForm = ({ account, form: name, editing }: PhoneFormProps): ReactElement => {
  const intl = useIntl()
  const id = useId()
  const form = useForm({
    form: name,
    start: { phone: account.phone ?? "" },
    names,
    rules: ({ phone }) => ({ phone: phone.trim() === "" ? [] : phoneRules(phone) }),
    wireNames: { phoneNumber: "phone" },
    about: { type: "ChangePhone" },
  })
  const rule = form.ruleOf("phone")
  const submit = async (): Promise<void> => {
    const outcome = await form.send(({ value }) => {
      const phone = value.phone.trim()
      return { type: "ChangePhone", phone: phone === "" ? null : phone }
    })
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
      <FormErrors form={form} fieldId={() => id} bounds={bounds} labels={labels} failure={form.failure} />
      <TextField
        id={id}
        type="tel"
        autoComplete="tel"
        label={intl.formatMessage({ id: labels.phone })}
        hint={intl.formatMessage({ id: "profiles.contacts.phoneHint" })}
        value={form.value.phone}
        error={rule === null ? undefined : ruleText(intl, labels.phone, rule)}
        onBlur={() => form.leave("phone")}
        onChange={(phone) => form.change({ phone })}
      />
      <div className="l-row">
        <Button kind="primary" submit busy={form.busy}>
          <FormattedMessage id="profiles.contacts.save" />
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

export const ContactsCard = ({ account }: { readonly account: Account }): ReactElement => {
  const id = useId()
  const form = `${account.key}/${account.key}/phone`
  const editing = useEditing(form)
  const { email, phone, blocked } = account
  return (
    <Card as="section" labelledBy={id} className="profile-card">
      <div className="l-row" data-between>
        <h2 id={id} className="o-panel-title">
          <FormattedMessage id="profiles.contacts" />
        </h2>
        {!editing.isOn && !blocked && (
          <Button size="small" icon="edit" onClick={editing.begin}>
            <FormattedMessage id="profiles.contacts.change" />
          </Button>
        )}
      </div>
      <p className="u-muted">
        <FormattedMessage id="profiles.contacts.who" />
      </p>
      <DefinitionList
        items={[
          {
            term: <FormattedMessage id="profiles.contacts.email" />,
            value: email ?? <FormattedMessage id="profiles.edit.nothing" />,
          },
          ...(editing.isOn
            ? []
            : [
                {
                  term: <FormattedMessage id={labels.phone} />,
                  value: phone ?? <FormattedMessage id="profiles.edit.nothing" />,
                },
              ]),
        ]}
      />
      {editing.isOn && <PhoneForm account={account} form={form} editing={editing} />}
    </Card>
  )
}
