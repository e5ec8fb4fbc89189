/** The fields of an executant profile, with their errors; a new one begins with the first three. experience: Forms. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { FieldOf } from "../../forms/FormColumn.tsx"
import { Select } from "../../parts/Select.tsx"
import { TextArea } from "../../parts/TextArea.tsx"
import { TextField } from "../../parts/TextField.tsx"
import { useCategories } from "../../app/use-categories.ts"
import type { ExecutantField } from "./executant-form.ts"

interface ExecutantFieldsProps {
  readonly field: FieldOf<ExecutantField>
  /** Also the fields that can be filled in later. */
  readonly isWhole?: boolean
}

export const ExecutantFields = ({ field, isWhole = false }: ExecutantFieldsProps): ReactElement => {
  const intl = useIntl()
  const categories = useCategories().roots
  const optional = intl.formatMessage({ id: "core.optional" })
  return (
    <>
      <TextField
        {...field("name")}
        required
        hint={intl.formatMessage({ id: "profiles.create.nameHint" })}
        autoComplete="organization"
      />
      <Select
        {...field("categoryKey")}
        required
        hint={intl.formatMessage({ id: "profiles.create.categoryHint" })}
        placeholder={intl.formatMessage({ id: "profiles.create.categoryPlaceholder" })}
        options={(categories ?? []).map(({ key, name }) => ({ value: key, label: name }))}
      />
      <TextArea
        {...field("description")}
        minRows={3}
        mark={optional}
        hint={intl.formatMessage({ id: "profiles.create.descriptionHint" })}
      />
      {isWhole && (
        <>
          <TextArea
            {...field("workExperience")}
            minRows={3}
            mark={optional}
            hint={intl.formatMessage({ id: "profiles.edit.experienceHint" })}
          />
          <TextArea
            {...field("educationDescription")}
            minRows={3}
            mark={optional}
            hint={intl.formatMessage({ id: "profiles.edit.educationHint" })}
          />
        </>
      )}
    </>
  )
}
