/** A card of the own profile that shows what is so, and changes it in place by a form. experience: Forms. */
import { useEffect, useId, useRef, type ReactElement, type ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import type { Form } from "../../forms/use-form.ts"
import { FormColumn, type FieldOf, type FormWords } from "../../forms/FormColumn.tsx"
import type { MessageId } from "../../i18n/messages.ts"
import { Button } from "../../parts/Button.tsx"
import { Card } from "../../parts/Card.tsx"
import type { Editing } from "./use-editing.ts"

interface InPlaceCardProps {
  readonly title: ReactNode
  /** The words of the button that begins the change. */
  readonly begin: MessageId
  /** Blocked: it can't be changed. */
  readonly isFixed: boolean
  readonly editing: Editing
  readonly children: ReactNode
}

const firstField = "form :is(input, select, textarea)"

export const InPlaceCard = ({ title, begin, isFixed, editing, children }: InPlaceCardProps): ReactElement => {
  const id = useId()
  const inside = useRef<HTMLDivElement>(null)
  const was = useRef(editing.isOn)
  // The button that was pressed is gone: the first field has the focus then, and after the form the way into it.
  useEffect(() => {
    if (was.current === editing.isOn) return
    was.current = editing.isOn
    inside.current?.querySelector<HTMLElement>(editing.isOn ? firstField : "button")?.focus()
  }, [editing.isOn])
  return (
    <Card as="section" labelledBy={id}>
      <div ref={inside} className="profile-card">
        <div className="l-row" data-between>
          <h2 id={id} className="o-panel-title" dir="auto">
            {title}
          </h2>
          {!editing.isOn && !isFixed && (
            <Button size="small" icon="edit" onClick={editing.begin}>
              <FormattedMessage id={begin} />
            </Button>
          )}
        </div>
        {children}
      </div>
    </Card>
  )
}

interface InPlaceFormProps<T, Name extends string> extends FormWords<Name> {
  readonly form: Form<T, Name>
  readonly editing: Editing
  readonly save: MessageId
  /** Answers null where a field is wrong. */
  readonly send: () => Promise<{ readonly tag: string } | null>
  readonly children: (field: FieldOf<Name>) => ReactNode
}

export const InPlaceForm = <T extends Readonly<Record<Name, string>>, Name extends string>({
  form,
  editing,
  save,
  send,
  labels,
  bounds,
  children,
}: InPlaceFormProps<T, Name>): ReactElement => {
  const submit = async (): Promise<void> => {
    const outcome = await send()
    if (outcome?.tag === "Done") editing.end()
  }
  return (
    <FormColumn form={form} labels={labels} bounds={bounds} onSubmit={submit}>
      {(field) => (
        <>
          {children(field)}
          <div className="l-row">
            <Button kind="primary" submit busy={form.busy}>
              <FormattedMessage id={save} />
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
        </>
      )}
    </FormColumn>
  )
}
