/** The fields of a form that asks for a reason: radio buttons, and words. Spec §3. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { needsComment } from "../../domain/deal-cancelling.ts"
import { RadioCards } from "../parts/RadioCards.tsx"
import { TextArea } from "../parts/TextArea.tsx"
import type { FieldOf } from "./FormColumn.tsx"
import type { ReasonName } from "./reason-form.ts"

interface ReasonFieldsProps {
  readonly field: FieldOf<ReasonName>
  /** Each with its words. */
  readonly reasons: readonly { readonly value: string; readonly label: string }[]
  readonly commentHint: string
}

export const ReasonFields = ({ field, reasons, commentHint }: ReasonFieldsProps): ReactElement => {
  const intl = useIntl()
  const { id, label, value, error, onChange } = field("reason")
  const isNeeded = needsComment(value)
  return (
    <>
      <RadioCards
        id={id}
        label={label}
        required
        value={value === "" ? null : value}
        error={error}
        options={reasons}
        onChange={onChange}
      />
      <TextArea
        {...field("comment")}
        minRows={3}
        required={isNeeded}
        mark={isNeeded ? undefined : intl.formatMessage({ id: "core.optional" })}
        hint={commentHint}
      />
    </>
  )
}
