/** The fields of an executant profile, with their errors; a new one begins with the first three. experience: Forms; D29, D50. */
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
  /** Also what can be told later. */
  readonly isWhole?: boolean
}

export const ExecutantFields = ({ form, isWhole = false }: ExecutantFieldsProps): ReactElement => {
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
      {isWhole && (
        <>
          <TextArea
            {...field("workExperience")}
            minRows={3}
            label={intl.formatMessage({ id: executantLabels.workExperience })}
            mark={intl.formatMessage({ id: "core.optional" })}
            hint={intl.formatMessage({ id: "profiles.edit.experienceHint" })}
            counter={{
              max: textLimits.profileText.max,
              text: (used, max) => intl.formatMessage({ id: "core.characters" }, { used, max }),
            }}
          />
          <TextArea
            {...field("educationDescription")}
            minRows={3}
            label={intl.formatMessage({ id: executantLabels.educationDescription })}
            mark={intl.formatMessage({ id: "core.optional" })}
            hint={intl.formatMessage({ id: "profiles.edit.educationHint" })}
            counter={{
              max: textLimits.profileText.max,
              text: (used, max) => intl.formatMessage({ id: "core.characters" }, { used, max }),
            }}
          />
        </>
      )}
    </>
  )
}
