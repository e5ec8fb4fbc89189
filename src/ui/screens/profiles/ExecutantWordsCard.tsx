/** The words of the own executant profile, as they are and to be changed in place. experience: Forms. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { ExecutantStatus } from "../../../domain/executant-statuses.ts"
import { isUnknown } from "../../../domain/growing.ts"
import type { Executant } from "../../../domain/profiles.ts"
import { categoryByKey, classificator } from "../../../projections/classificator.ts"
import { useReadModel } from "../../app/read-models.ts"
import { useForm } from "../../forms/use-form.ts"
import { DefinitionList } from "../../parts/DefinitionList.tsx"
import {
  changedExecutantForm,
  cleanedExecutant,
  executantBounds,
  executantFields,
  executantLabels,
  executantRules,
  executantWireNames,
} from "./executant-form.ts"
import { ExecutantFields } from "./ExecutantFields.tsx"
import { InPlaceCard, InPlaceForm } from "./InPlace.tsx"
import type { Editing } from "./use-editing.ts"

interface ExecutantWordsCardProps {
  readonly executant: Executant
  readonly form: string // names its draft
  readonly editing: Editing
}

interface WordsFormProps extends ExecutantWordsCardProps {
  readonly status: ExecutantStatus
}

const WordsForm = ({ executant, status, form: name, editing }: WordsFormProps): ReactElement => {
  const { key } = executant
  const form = useForm({
    form: name,
    initial: changedExecutantForm(executant),
    isOfExisting: true,
    names: executantFields,
    rules: executantRules,
    wireNames: executantWireNames,
    clean: cleanedExecutant,
    about: { type: "ChangeExecutant", key },
  })
  return (
    <InPlaceForm
      form={form}
      labels={executantLabels}
      bounds={executantBounds}
      editing={editing}
      save="profiles.edit.send"
      send={() => form.send(({ changed }) => ({ type: "ChangeExecutant", key, status, ...changed }))}
    >
      {(field) => <ExecutantFields field={field} isWhole />}
    </InPlaceForm>
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
  const { executant, editing } = props
  const { blocked, status } = executant
  return (
    <InPlaceCard
      title={<FormattedMessage id="profiles.edit.words" />}
      begin="profiles.edit.begin"
      isFixed={blocked || isUnknown(status)}
      editing={editing}
    >
      {editing.isOn && !blocked && !isUnknown(status) ? (
        <WordsForm {...props} status={status} />
      ) : (
        <Words executant={executant} />
      )}
    </InPlaceCard>
  )
}
