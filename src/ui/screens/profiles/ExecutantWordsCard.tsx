/** The words of the own executant profile, as they are and to be changed in place. experience: Forms; D50, E57. */
import { useId, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Executant } from "../../../domain/profiles.ts"
import { categoryByKey, classificator } from "../../../projections/classificator.ts"
import { useReadModel } from "../../app/read-models.ts"
import { useForm } from "../../forms/form.ts"
import { Button } from "../../parts/Button.tsx"
import { Card } from "../../parts/Card.tsx"
import { DefinitionList } from "../../parts/DefinitionList.tsx"
import {
  changedExecutantForm,
  cleanedExecutant,
  executantFields,
  executantRules,
  executantWireNames,
} from "./executant-form.ts"
import { ExecutantFields } from "./ExecutantFields.tsx"
import type { Editing } from "./use-editing.ts"

interface ExecutantWordsCardProps {
  readonly executant: Executant
  readonly form: string // names its draft
  readonly editing: Editing
}

const Form = ({ executant, form: name, editing }: ExecutantWordsCardProps): ReactElement => {
  const { key, status } = executant
  const form = useForm({
    form: name,
    start: changedExecutantForm(executant),
    names: executantFields,
    rules: executantRules,
    wireNames: executantWireNames,
    clean: cleanedExecutant,
    about: { type: "ChangeExecutant", key },
  })
  const submit = async (): Promise<void> => {
    const outcome = await form.send(({ value }) => ({ type: "ChangeExecutant", key, status, ...value }))
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
      <ExecutantFields form={form} isWhole />
      <div className="l-row">
        <Button kind="primary" submit busy={form.busy}>
          <FormattedMessage id="profiles.edit.send" />
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

const Words = ({ executant }: Pick<ExecutantWordsCardProps, "executant">): ReactElement => {
  const category = useReadModel(classificator, categoryByKey, executant.categoryKey)
  const said = (text: string): ReactElement =>
    text === "" ? (
      <span className="u-muted">
        <FormattedMessage id="profiles.edit.nothing" />
      </span>
    ) : (
      <span className="o-text" dir="auto">
        {text}
      </span>
    )
  return (
    <DefinitionList
      items={[
        { term: <FormattedMessage id="profiles.create.name" />, value: said(executant.name) },
        { term: <FormattedMessage id="profiles.create.category" />, value: said(category?.name ?? "") },
        { term: <FormattedMessage id="profiles.create.description" />, value: said(executant.description) },
        { term: <FormattedMessage id="profiles.edit.experience" />, value: said(executant.workExperience) },
        { term: <FormattedMessage id="profiles.edit.education" />, value: said(executant.educationDescription) },
      ]}
    />
  )
}

export const ExecutantWordsCard = (props: ExecutantWordsCardProps): ReactElement => {
  const id = useId()
  const { executant, editing } = props
  return (
    <Card as="section" labelledBy={id} className="profile-card">
      <div className="l-row" data-between>
        <h2 id={id} className="o-panel-title">
          <FormattedMessage id="profiles.edit.words" />
        </h2>
        {!editing.isOn && !executant.blocked && (
          <Button size="small" icon="edit" onClick={editing.begin}>
            <FormattedMessage id="profiles.edit.begin" />
          </Button>
        )}
      </div>
      {editing.isOn && !executant.blocked ? <Form {...props} /> : <Words executant={executant} />}
    </Card>
  )
}
