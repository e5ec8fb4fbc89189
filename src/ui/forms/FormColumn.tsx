/** A form in one column: where its draft came from, what is wrong with it, its fields. experience: Forms. */
import { useId, type ReactElement, type ReactNode } from "react"
import { useIntl } from "react-intl"
import type { MessageId } from "../i18n/messages.ts"
import { ruleText, type Bounds } from "../i18n/broken-rules.ts"
import type { Counter } from "../parts/Field.tsx"
import { DraftNote } from "./DraftNote.tsx"
import type { Form } from "./use-form.ts"
import { FormErrors } from "./FormErrors.tsx"

/** The properties by which a part becomes a field of the form. */
interface FieldLinks {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly counter: Counter | undefined // where the field has bounds
  readonly onBlur: () => void
  readonly onChange: (value: string) => void
}

export type FieldOf<Name extends string> = (name: Name) => FieldLinks

export interface FormWords<Name extends string> {
  readonly labels: Readonly<Record<Name, MessageId>>
  readonly bounds: Readonly<Partial<Record<Name, Bounds>>>
}

interface FormColumnProps<T, Name extends string> extends FormWords<Name> {
  readonly form: Form<T, Name>
  readonly id?: string | undefined
  readonly onSubmit: () => Promise<void>
  readonly children: (field: FieldOf<Name>) => ReactNode
}

export const FormColumn = <T extends Readonly<Record<Name, string>>, Name extends string>({
  form,
  labels,
  bounds,
  id: formId,
  onSubmit,
  children,
}: FormColumnProps<T, Name>): ReactElement => {
  const intl = useIntl()
  const id = useId()
  const fieldId = (name: Name): string => `${id}-${name}`
  const field = (name: Name): FieldLinks => {
    const rule = form.ruleOf(name)
    const max = bounds[name]?.max
    return {
      id: fieldId(name),
      label: intl.formatMessage({ id: labels[name] }),
      value: form.draft[name],
      error: rule === null ? undefined : ruleText(intl, labels[name], rule, bounds[name]),
      counter:
        max === undefined
          ? undefined
          : { max, text: (used) => intl.formatMessage({ id: "core.characters" }, { used, max }) },
      onBlur: () => form.leave(name),
      onChange: (value) => form.change({ [name]: value } as Partial<Readonly<Record<Name, string>>> as Partial<T>),
    }
  }
  return (
    <form
      id={formId}
      className="l-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      {form.restoredFrom !== null && <DraftNote savedAt={form.restoredFrom} onDiscard={form.discard} />}
      <FormErrors form={form} fieldId={fieldId} bounds={bounds} labels={labels} failure={form.failure} />
      {children(field)}
    </form>
  )
}
