/**
 * Shows how the person behind the account is reached: the telephone can be changed here, the e-mail where they sign in.
 */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { phoneRules, type Account } from "../../../domain/account.ts"
import { useIdentityPages } from "../../app/use-identity-pages.ts"
import { useForm } from "../../forms/use-form.ts"
import { ButtonLink } from "../../parts/Button.tsx"
import { DefinitionList } from "../../parts/DefinitionList.tsx"
import { TextField } from "../../parts/TextField.tsx"
import { InPlaceCard, InPlaceForm } from "./InPlace.tsx"
import { useEditing, type Editing } from "./use-editing.ts"

const labels = { phone: "profiles.contacts.phone" } as const
const names = ["phone"] as const
const bounds = {}

interface PhoneFormProps {
  readonly phone: string | null
  readonly draft: string // names it
  readonly editing: Editing
}

const PhoneForm = ({ phone, draft, editing }: PhoneFormProps): ReactElement => {
  const intl = useIntl()
  const form = useForm({
    form: draft,
    initial: { phone: phone ?? "" },
    names,
    rules: ({ phone: written }) => ({ phone: written.trim() === "" ? [] : phoneRules(written) }),
    wireNames: { phoneNumber: "phone" },
    about: { type: "ChangePhone" },
  })
  return (
    <InPlaceForm
      form={form}
      labels={labels}
      bounds={bounds}
      editing={editing}
      save="profiles.contacts.save"
      send={() =>
        form.send(({ draft }) => ({
          type: "ChangePhone",
          phone: draft.phone.trim() === "" ? null : draft.phone.trim(),
        }))
      }
    >
      {(field) => (
        <TextField
          {...field("phone")}
          type="tel"
          autoComplete="tel"
          hint={intl.formatMessage({ id: "profiles.contacts.phoneHint" })}
        />
      )}
    </InPlaceForm>
  )
}

export const ContactsCard = ({ account }: { readonly account: Account }): ReactElement => {
  const { key, email, phone, blocked } = account
  const draft = `${key}/${key}/phone`
  const editing = useEditing(draft)
  const identityPages = useIdentityPages()
  const nothing = <FormattedMessage id="profiles.edit.nothing" />
  const contacts = [
    { term: <FormattedMessage id="profiles.contacts.email" />, value: email ?? nothing },
    { term: <FormattedMessage id={labels.phone} />, value: phone ?? nothing },
  ]
  return (
    <InPlaceCard
      title={<FormattedMessage id="profiles.contacts" />}
      begin="profiles.contacts.change"
      isFixed={blocked}
      editing={editing}
    >
      <p className="u-muted">
        <FormattedMessage id="profiles.contacts.who" />
      </p>
      <DefinitionList items={editing.isOn ? contacts.slice(0, 1) : contacts} />
      {identityPages !== null && !editing.isOn && (
        <ButtonLink size="small" icon="mail" href={identityPages.email} target="_self">
          <FormattedMessage id="profiles.contacts.signIn" />
        </ButtonLink>
      )}
      {editing.isOn && <PhoneForm phone={phone} draft={draft} editing={editing} />}
    </InPlaceCard>
  )
}
