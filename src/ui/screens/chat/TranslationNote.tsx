/** Under a message: that it is translated, with the way to the original, or why it could not be. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { failureText } from "../../i18n/failures.ts"
import { Button } from "../../parts/Button.tsx"
import type { Translation } from "./use-translation.ts"

export const TranslationNote = ({ translation }: { readonly translation: Translation }): ReactElement | null => {
  const intl = useIntl()
  const { isBusy, isKnown, isShown, failure, show, showOriginal } = translation
  if (isBusy)
    return (
      <output className="chat-translation">
        <FormattedMessage id="chat.translation.busy" />
      </output>
    )
  if (isKnown)
    return (
      <div className="chat-translation">
        <output>{isShown && <FormattedMessage id="chat.translation.done" />}</output>
        <Button kind="quiet" size="small" onClick={isShown ? showOriginal : show}>
          <FormattedMessage id={isShown ? "chat.translation.original" : "chat.translation.again"} />
        </Button>
      </div>
    )
  if (failure === undefined) return null
  return (
    <div className="chat-translation">
      <p className="chat-error" role="alert">
        {failureText(intl, failure)}
      </p>
      <Button kind="quiet" size="small" icon="refresh" onClick={show}>
        <FormattedMessage id="core.retry" />
      </Button>
    </div>
  )
}
