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
  readonly initial: T
  readonly choices?: Choices<T>
  /** The form changes something that exists: fields that nobody has changed in it follow that (E631). */
  readonly isOfExisting?: boolean
  /** The fields with rules, in the order of the screen. */
  readonly names: readonly Name[]
  readonly rules: (draft: T) => Broken<Name>
  /** The form's names of the fields that the server speaks of. */
  readonly wireNames: Readonly<Record<string, Name>>
  /** As the server will keep it; shown when a field is left (D33, D35). Answers the same draft where nothing changes. */
  readonly clean?: (draft: T) => T
  /** The command that sends it. */
  readonly about: About
}

interface SentDraft<T> {
  readonly id: string
  readonly draft: T
  /** The fields that differ from what is there already. */
  readonly changed: Partial<T>
}

export interface Form<T, Name extends string>
  extends
    Pick<CheckedForm<Name>, "attempt" | "shown" | "ruleOf" | "leave">,
    Pick<FormDraft<T>, "draft" | "restoredFrom" | "change" | "discard"> {
  readonly busy: boolean
  /** The failure of the last attempt from here, unless a field was at fault. */
  readonly failure: Failure | undefined
  /** Sends it unless a field breaks a rule (null then). Done, its draft is deleted; else what was typed stays. */
  readonly send: (command: (sent: SentDraft<T>) => Command) => Promise<Outcome | null>
}

const asItIs = <T>(draft: T): T => draft

export const useForm = <T extends Flat<T> & Readonly<Record<Name, unknown>>, Name extends string>({
  form,
  initial,
  choices,
  isOfExisting,
  names,
  rules,
  wireNames,
  clean = asItIs,
  about,
}: FormOptions<T, Name>): Form<T, Name> => {
  const dispatch = useDispatch()
  const formDraft = useFormDraft<T>(form, initial, names, { choices, isOfExisting })
  const [tried, setTried] = useState(false) // what failed before this form was opened is not its own
  const busy = usePending(about)
  const failed = useFailure(about)
  const failure = tried ? failed : undefined
  const refused = refusedRules(failure, wireNames)
  const checked = useCheckedForm(names, rules(formDraft.draft), refused)
  const { draft } = formDraft

  const cleaned = (): T => {
    const now = clean(draft)
    if (now !== draft) formDraft.change(changesOf(draft, now))
    return now
  }

  return {
    attempt: checked.attempt,
    shown: checked.shown,
    ruleOf: checked.ruleOf,
    draft,
    restoredFrom: formDraft.restoredFrom,
    busy,
    failure: busy || Object.keys(refused).length > 0 ? undefined : failure,
    leave: (name) => {
      cleaned()
      checked.leave(name)
    },
    change: (to) => {
      for (const name of names) if (name in to) checked.edit(name)
      formDraft.change(to)
    },
    discard: () => {
      formDraft.discard()
      checked.reset()
      setTried(false)
    },
    send: async (command) => {
      if (busy || !checked.check()) return null
      setTried(true)
      const sent = cleaned()
      const outcome = await dispatch(command({ id: formDraft.id, draft: sent, changed: changesOf(initial, sent) }))
      if (outcome.tag === "Failed") checked.refuse()
      if (outcome.tag === "Done") formDraft.finish()
      return outcome
    },
  }
}
