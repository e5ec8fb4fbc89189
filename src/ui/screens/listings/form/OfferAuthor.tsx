/**
 * As whom an offer is made: one of the own executant profiles, or a new one that is made on the way. Spec §7 Offers.
 */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { maxExecutantsPerAccount, textLimits } from "../../../../domain/limits.ts"
import { executantLifecycle, type Executant } from "../../../../domain/profiles.ts"
import { ownExecutants, profiles } from "../../../../projections/profiles.ts"
import { useFailure, useReadModel } from "../../../app/read-models.ts"
import { RadioCards, type RadioOption } from "../../../parts/RadioCards.tsx"
import { Select } from "../../../parts/Select.tsx"
import { TextField } from "../../../parts/TextField.tsx"
import { ProfilesTrouble } from "../../profiles/ProfilesTrouble.tsx"
import { useCategories } from "../../../app/use-categories.ts"
import { errorOf } from "./FieldError.tsx"
import { fieldId } from "./listing-form.ts"
import type { ListingForm } from "./use-listing-form.ts"

type Filled = Pick<ListingForm, "draft" | "ruleOf" | "change">

const NewProfile = ({ draft, ruleOf, change }: Filled): ReactElement => {
  const intl = useIntl()
  const { roots } = useCategories()
  return (
    <>
      <TextField
        id={fieldId("profileName")}
        label={intl.formatMessage({ id: "own-listings.form.profileName" })}
        hint={intl.formatMessage({ id: "own-listings.form.profileName.hint" })}
        required
        autoComplete="organization"
        value={draft.profileName}
        onChange={(profileName) => change({ profileName })}
        counter={{
          max: textLimits.personName.max,
          text: (used, max) => intl.formatMessage({ id: "core.characters" }, { used, max }),
        }}
        error={errorOf("profileName", ruleOf)}
      />
      <Select
        id={fieldId("profileCategoryKey")}
        label={intl.formatMessage({ id: "own-listings.form.profileCategory" })}
        required
        placeholder={intl.formatMessage({ id: "own-listings.form.category.placeholder" })}
        value={draft.profileCategoryKey}
        onChange={(profileCategoryKey) => change({ profileCategoryKey })}
        options={(roots ?? []).map(({ key, name }) => ({ value: key, label: name }))}
        error={errorOf("profileCategoryKey", ruleOf)}
      />
    </>
  )
}

/** The choice of a new profile; no key is empty. */
const newProfile = ""

export const OfferAuthor = (filled: Filled): ReactElement => {
  const intl = useIntl()
  const own = useReadModel(profiles, ownExecutants, undefined)
  const failure = useFailure({ type: "LoadExecutants" })
  const { draft, change } = filled
  if (own === undefined) return <ProfilesTrouble failure={failure} />
  const mayMakeOne = own.length < maxExecutantsPerAccount
  const optionOf = ({ key, name, status }: Executant): RadioOption<string> => ({
    value: key,
    label: name,
    disabled: executantLifecycle[status].offer === undefined,
    hint: executantLifecycle[status].offer === undefined && <FormattedMessage id="own-listings.form.author.notYet" />,
  })
  return (
    <div className="o-form-group">
      {own.length === 0 && (
        <h2 className="o-form-title">
          <FormattedMessage id="own-listings.form.author.title" />
        </h2>
      )}
      {own.length > 0 && (
        <RadioCards
          label={intl.formatMessage({ id: "own-listings.form.author" })}
          value={draft.executantKey}
          onChange={(executantKey) => change({ executantKey })}
          options={[
            ...own.map(optionOf),
            ...(mayMakeOne
              ? [
                  {
                    value: newProfile,
                    label: intl.formatMessage({ id: "own-listings.form.author.new" }),
                    hint: intl.formatMessage({ id: "own-listings.form.author.new.hint" }),
                  },
                ]
              : []),
          ]}
        />
      )}
      {draft.executantKey === newProfile && <NewProfile {...filled} />}
    </div>
  )
}
