/** Shows what goes with the account and what stays, and deletes it for whoever types the word. */
import { useId, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { isRefusedWith } from "../../../domain/failures.ts"
import { paths } from "../../app/paths.ts"
import { useDispatch, useFailure, usePending } from "../../app/read-models.ts"
import { failureText } from "../../i18n/failures.ts"
import type { MessageId } from "../../i18n/messages.ts"
import { Button, ButtonLink } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Note } from "../../parts/Note.tsx"
import { TextField } from "../../parts/TextField.tsx"

const goes = [
  "settings.delete.goes.profiles",
  "settings.delete.goes.listings",
  "settings.delete.goes.applications",
  "settings.delete.goes.signIn",
] as const satisfies readonly MessageId[]

const about = { type: "DeleteAccount" } as const

/** The word is no draft: it is typed for this once, and kept nowhere. */
export const DeleteAccountModal = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const intl = useIntl()
  const formId = useId()
  const dispatch = useDispatch()
  const [typed, setTyped] = useState("")
  const [isWrong, setIsWrong] = useState(false)
  const [busy, failure] = [usePending(about), useFailure(about)]
  const word = intl.formatMessage({ id: "settings.delete.word" })
  const isSame = typed.trim().toLocaleUpperCase(intl.locale) === word.toLocaleUpperCase(intl.locale)
  const hasDeals = failure !== undefined && isRefusedWith(failure, "AccountHasActiveDealsException")

  const submit = async (): Promise<void> => {
    setIsWrong(!isSame)
    if (!isSame) return document.getElementById(formId)?.querySelector("input")?.focus()
    const { tag } = await dispatch(about)
    // The page behind says that the account was deleted.
    if (tag === "Done") onClose()
  }

  return (
    <Dialog
      title={intl.formatMessage({ id: "settings.delete.title" })}
      description={intl.formatMessage({ id: "settings.delete.hint" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
      busy={busy}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            <FormattedMessage id="settings.delete.keep" />
          </Button>
          <Button kind="danger" submit form={formId} busy={busy}>
            <FormattedMessage id="settings.delete.confirm" />
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="l-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void submit()
        }}
      >
        {failure !== undefined && !busy && (
          <div role="alert">
            <Note
              tone="red"
              action={
                hasDeals && (
                  <ButtonLink size="small" href={paths.deals({ tab: "active", page: 1 })}>
                    <FormattedMessage id="settings.delete.toDeals" />
                  </ButtonLink>
                )
              }
            >
              {failureText(intl, failure)}
            </Note>
          </div>
        )}
        <ul className="settings-goes">
          {goes.map((id) => (
            <li key={id}>
              <FormattedMessage id={id} />
            </li>
          ))}
        </ul>
        <p>
          <FormattedMessage id="settings.delete.stays" />
        </p>
        <TextField
          label={intl.formatMessage({ id: "settings.delete.type" }, { word })}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isWrong && !isSame ? intl.formatMessage({ id: "settings.delete.wrong" }, { word }) : undefined}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  )
}
