/** Name and description of the account, as they are and to be changed in place; public at once. experience: Forms. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Account } from "../../../domain/account.ts"
import { oneLine } from "../../../domain/graphemes.ts"
import { textLimits } from "../../../domain/limits.ts"
import { personNameRules, textAreaRules } from "../../../domain/text.ts"
import { useForm } from "../../forms/use-form.ts"
import { TextArea } from "../../parts/TextArea.tsx"
import { TextField } from "../../parts/TextField.tsx"
import { InPlaceCard, InPlaceForm } from "./InPlace.tsx"
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

interface WordsFormProps {
  readonly account: Account
  readonly draft: string // names it
  readonly editing: Editing
}

const WordsForm = ({ account: { name, description }, draft, editing }: WordsFormProps): ReactElement => {
  const intl = useIntl()
  const form = useForm<Words, keyof Words>({
    form: draft,
    initial: { name, description },
    isOfExisting: true,
    names,
    rules,
    wireNames: { name: "name", description: "description" },
    clean: cleaned,
    about: { type: "ChangeAccount" },
  })
  return (
    <InPlaceForm
      form={form}
      labels={labels}
      bounds={bounds}
      editing={editing}
      save="profiles.account.save"
      send={() => form.send(({ changed }) => ({ type: "ChangeAccount", ...changed }))}
    >
      {(field) => (
        <>
          <TextField {...field("name")} required autoComplete="name" />
          <TextArea
            {...field("description")}
            minRows={3}
            mark={intl.formatMessage({ id: "core.optional" })}
            hint={intl.formatMessage({ id: "profiles.account.descriptionHint" })}
          />
        </>
      )}
    </InPlaceForm>
  )
}

export const AccountWordsCard = ({ account }: { readonly account: Account }): ReactElement => {
  const { key, name, description, blocked } = account
  const draft = `${key}/${key}/account`
  const editing = useEditing(draft)
  return (
    <InPlaceCard title={name} begin="profiles.edit.begin" isFixed={blocked} editing={editing}>
      {editing.isOn ? (
        <WordsForm account={account} draft={draft} editing={editing} />
      ) : description === "" ? (
        <p className="u-muted">
          <FormattedMessage id="profiles.account.nothing" />
        </p>
      ) : (
        <p className="o-text" dir="auto">
          {description}
        </p>
      )}
    </InPlaceCard>
  )
}
