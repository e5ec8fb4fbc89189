/** The fields of a new executant profile, with their errors. experience: Forms; D29, D50. */
import { useId, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { textLimits } from "../../../domain/limits.ts"
import { DraftNote } from "../../forms/DraftNote.tsx"
import type { Form } from "../../forms/form.ts"
import { FormErrors } from "../../forms/FormErrors.tsx"
import { ruleText } from "../../i18n/rules.ts"
import { Select } from "../../parts/Select.tsx"
import { TextArea } from "../../parts/TextArea.tsx"
import { TextField } from "../../parts/TextField.tsx"
import { useCategories } from "../listings/categories.ts"
import { executantBounds, executantLabels, type ExecutantField, type ExecutantForm } from "./executant-form.ts"

interface ExecutantFieldsProps {
  readonly form: Form<ExecutantForm, ExecutantField>
}

export const ExecutantFields = ({ form }: ExecutantFieldsProps): ReactElement => {
  const intl = useIntl()
  const id = useId()
  const categories = useCategories().roots

  const field = (name: ExecutantField) => {
    const rule = form.ruleOf(name)
    return {
      id: `${id}-${name}`,
      value: form.value[name],
      error: rule === null ? undefined : ruleText(intl, executantLabels[name], rule, executantBounds[name]),
      onBlur: () => form.leave(name),
      onChange: (value: string) => form.change({ [name]: value }),
    }
  }

  return (
    <>
      {form.restoredFrom !== null && <DraftNote savedAt={form.restoredFrom} onDiscard={form.discard} />}
      <FormErrors
        form={form}
        fieldId={(name) => `${id}-${name}`}
        bounds={executantBounds}
        labels={executantLabels}
        failure={form.failure}
      />
      <TextField
        {...field("name")}
        required
        label={intl.formatMessage({ id: executantLabels.name })}
        hint={intl.formatMessage({ id: "profiles.create.nameHint" })}
        autoComplete="organization"
        counter={{
          max: textLimits.personName.max,
          text: (used, max) => intl.formatMessage({ id: "core.characters" }, { used, max }),
        }}
      />
      <Select
        {...field("categoryKey")}
        required
        label={intl.formatMessage({ id: executantLabels.categoryKey })}
        hint={intl.formatMessage({ id: "profiles.create.categoryHint" })}
        placeholder={intl.formatMessage({ id: "profiles.create.categoryPlaceholder" })}
        options={(categories ?? []).map(({ key, name }) => ({ value: key, label: name }))}
      />
      <TextArea
        {...field("description")}
        minRows={3}
        label={intl.formatMessage({ id: executantLabels.description })}
        mark={intl.formatMessage({ id: "core.optional" })}
        hint={intl.formatMessage({ id: "profiles.create.descriptionHint" })}
        counter={{
          max: textLimits.profileText.max,
          text: (used, max) => intl.formatMessage({ id: "core.characters" }, { used, max }),
        }}
      />
    </>
  )
}
