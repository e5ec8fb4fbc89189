/**
 * A form from its first key to the answer: the draft, when errors show, and what became of sending it, which the
 * `commands` read model alone knows. experience: Forms.
 */
import { useState } from "react"
import type { Command } from "../../commands/catalogue.ts"
import type { Outcome } from "../../commands/outcome.ts"
import type { About } from "../../commands/subjects.ts"
import type { Failure } from "../../domain/failures.ts"
import { useDispatch, useFailure, usePending } from "../app/read-models.ts"
import { refusedRules, useCheckedForm, type Broken, type CheckedForm } from "./use-checked-form.ts"
import { changesOf, useFormDraft, type Choices, type Flat, type FormDraft } from "./use-form-draft.ts"

interface FormOptions<T, Name extends string> {
  /** Identifies account, profile and form. */
  readonly form: string
  /** The fields of a new form. */
  readonly start: T
  readonly choices?: Choices<T>
  /** The form changes something that exists: fields that nobody has changed in it follow that (E631). */
  readonly isOfKept?: boolean
  /** The fields with rules, in the order of the screen. */
  readonly names: readonly Name[]
  readonly rules: (value: T) => Broken<Name>
  /** The form's names of the fields that the server speaks of. */
  readonly wireNames: Readonly<Record<string, Name>>
  /** As the server will keep it; shown when a field is left (D33, D35). Answers the same value where nothing changes. */
  readonly clean?: (value: T) => T
  /** The command that sends it. */
  readonly about: About
}

interface Written<T> {
  readonly id: string
  readonly value: T
  /** The fields that differ from what is there already. */
  readonly changed: Partial<T>
}

export interface Form<T, Name extends string>
  extends
    Pick<CheckedForm<Name>, "attempt" | "shown" | "ruleOf" | "leave">,
    Pick<FormDraft<T>, "value" | "restoredFrom" | "change" | "discard"> {
  readonly busy: boolean
  /** The failure of the last attempt from here, unless a field was at fault. */
  readonly failure: Failure | undefined
  /** Sends it unless a field breaks a rule (null then). Done, its draft is deleted; else what was typed stays. */
  readonly send: (command: (written: Written<T>) => Command) => Promise<Outcome | null>
}

const asItIs = <T>(value: T): T => value

export const useForm = <T extends Flat<T> & Readonly<Record<Name, unknown>>, Name extends string>({
  form,
  start,
  choices,
  isOfKept,
  names,
  rules,
  wireNames,
  clean = asItIs,
  about,
}: FormOptions<T, Name>): Form<T, Name> => {
  const dispatch = useDispatch()
  const draft = useFormDraft<T>(form, start, names, { choices, isOfKept })
  const [tried, setTried] = useState(false) // what failed before this form was opened is not its own
  const busy = usePending(about)
  const failed = useFailure(about)
  const failure = tried ? failed : undefined
  const refused = refusedRules(failure, wireNames)
  const checked = useCheckedForm(names, rules(draft.value), refused)
  const { value } = draft

  const cleaned = (): T => {
    const now = clean(value)
    if (now !== value) draft.change(changesOf(value, now))
    return now
  }

  return {
    attempt: checked.attempt,
    shown: checked.shown,
    ruleOf: checked.ruleOf,
    value,
    restoredFrom: draft.restoredFrom,
    busy,
    failure: busy || Object.keys(refused).length > 0 ? undefined : failure,
    leave: (name) => {
      cleaned()
      checked.leave(name)
    },
    change: (to) => {
      for (const name of names) if (name in to) checked.edit(name)
      draft.change(to)
    },
    discard: () => {
      draft.discard()
      checked.reset()
      setTried(false)
    },
    send: async (command) => {
      if (busy || !checked.check()) return null
      setTried(true)
      const written = cleaned()
      const outcome = await dispatch(command({ id: draft.id, value: written, changed: changesOf(start, written) }))
      if (outcome.tag === "Failed") checked.refuse()
      if (outcome.tag === "Done") draft.finish()
      return outcome
    },
  }
}
