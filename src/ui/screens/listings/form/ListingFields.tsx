/** The fields of what the work is: name, description and category. Spec §2 Writing an order or an offer, §5. */
import { useMemo, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { textLimits } from "../../../../domain/limits.ts"
import { Button } from "../../../parts/Button.tsx"
import { Combobox } from "../../../parts/Combobox.tsx"
import { Note } from "../../../parts/Note.tsx"
import { TextArea } from "../../../parts/TextArea.tsx"
import { TextField } from "../../../parts/TextField.tsx"
import { categoryOptions, useCategories } from "../../../app/use-categories.ts"
import { errorOf } from "./FieldError.tsx"
import { fieldId } from "./listing-form.ts"
import { PublicTextWarning } from "./PublicTextWarning.tsx"
import type { ListingForm } from "./use-listing-form.ts"

type Filled = Pick<ListingForm, "kind" | "draft" | "ruleOf" | "change">

const CategoryField = ({ draft, ruleOf, change }: Filled): ReactElement => {
  const intl = useIntl()
  const { roots, failure, ask } = useCategories()
  const options = useMemo(() => categoryOptions(roots ?? []), [roots])
  if (roots === null && failure !== undefined) {
    return (
      <Note
        tone="red"
        action={
          <Button size="small" onClick={ask}>
            <FormattedMessage id="core.retry" />
          </Button>
        }
      >
        <FormattedMessage id="own-listings.form.category.failed" />
      </Note>
    )
  }
  return (
    <Combobox
      id={fieldId("categoryKey")}
      label={intl.formatMessage({ id: "own-listings.form.category" })}
      required
      value={draft.categoryKey === "" ? null : draft.categoryKey}
      onChange={(key) => change({ categoryKey: key ?? "" })}
      options={options}
      placeholder={intl.formatMessage({ id: "own-listings.form.category.placeholder" })}
      noneLabel={intl.formatMessage({ id: roots === null ? "core.loading" : "own-listings.form.category.none" })}
      clearLabel={intl.formatMessage({ id: "own-listings.form.category.clear" })}
      openLabel={intl.formatMessage({ id: "own-listings.form.category.open" })}
      searchLabel={intl.formatMessage({ id: "own-listings.form.category.search" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      error={errorOf("categoryKey", ruleOf)}
    />
  )
}

interface ListingFieldsProps extends Filled {
  /** The fields have a title of their own where they are not all of the step. */
  readonly hasTitle: boolean
}

export const ListingFields = ({ hasTitle, ...filled }: ListingFieldsProps): ReactElement => {
  const intl = useIntl()
  const { kind, draft, ruleOf, change } = filled
  const counted = (used: number, max: number): string => intl.formatMessage({ id: "core.characters" }, { used, max })
  return (
    <div className="o-form-group">
      {hasTitle && (
        <h2 className="o-form-title">
          <FormattedMessage id="own-listings.form.what" values={{ kind }} />
        </h2>
      )}
      <TextField
        id={fieldId("name")}
        label={intl.formatMessage({ id: "own-listings.form.name" })}
        hint={intl.formatMessage({ id: "own-listings.form.name.hint" }, { kind })}
        required
        autoComplete="off"
        value={draft.name}
        onChange={(name) => change({ name })}
        counter={{ max: textLimits.listingName.max, text: counted }}
        error={errorOf("name", ruleOf)}
      />
      <TextArea
        id={fieldId("description")}
        label={intl.formatMessage({ id: "own-listings.form.description" })}
        hint={intl.formatMessage({ id: "own-listings.form.description.hint" }, { kind })}
        required
        minRows={4}
        value={draft.description}
        onChange={(description) => change({ description })}
        counter={{ max: textLimits.listingDescription.max, text: counted }}
        error={errorOf("description", ruleOf)}
      />
      <PublicTextWarning {...draft} />
      <CategoryField {...filled} />
    </div>
  )
}
