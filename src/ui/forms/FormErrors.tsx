/** The error summary above a form: its own validation errors, else the server's refusal. experience: Forms. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { Failure } from "../../domain/failures.ts"
import { FailureDetails } from "../failures/FailureDetails.tsx"
import { failureText } from "../i18n/failures.ts"
import type { MessageId } from "../i18n/messages.ts"
import { ruleText, type Bounds } from "../i18n/broken-rules.ts"
import { ErrorSummary } from "../parts/ErrorSummary.tsx"
import { Note } from "../parts/Note.tsx"
import type { CheckedForm } from "./use-checked-form.ts"

interface FormErrorsProps<Name extends string> {
  readonly form: Pick<CheckedForm<Name>, "attempt" | "shown">
  readonly fieldId: (name: Name) => string
  readonly bounds: Readonly<Partial<Record<Name, Bounds>>>
  readonly labels: Readonly<Record<Name, MessageId>>
  readonly failure: Failure | undefined
}

export const FormErrors = <Name extends string>({
  form,
  fieldId,
  bounds,
  labels,
  failure,
}: FormErrorsProps<Name>): ReactElement => {
  const intl = useIntl()
  const summed = form.attempt === 0 ? [] : form.shown // before the first attempt to send, errors are shown at their fields alone
  return (
    <>
      <ErrorSummary
        title={intl.formatMessage({ id: "core.errorSummary" }, { count: summed.length })}
        errors={summed.map(({ name, rule }) => ({
          fieldId: fieldId(name),
          text: ruleText(intl, labels[name], rule, bounds[name]),
        }))}
        attempt={form.attempt}
      />
      {failure !== undefined && form.shown.length === 0 && (
        <div role="alert">
          <Note tone="red">
            {failureText(intl, failure)}
            <FailureDetails failure={failure} />
          </Note>
        </div>
      )}
    </>
  )
}
