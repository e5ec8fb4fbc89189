/** One message with its files, its time and, when it is ours, how far it has come. */
import { memo, useId, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { files as filesProjection, uploadsOf, type Upload } from "../../../projections/files.ts"
import { useReadModel } from "../../app/read-models.ts"
import { failureText } from "../../i18n/failures.ts"
import { Button } from "../../parts/Button.tsx"
import { ChatBubble } from "../../parts/ChatBubble.tsx"
import { IconButton } from "../../parts/IconButton.tsx"
import { ReportLink } from "../complaints/ReportLink.tsx"
import { About } from "./About.tsx"
import { DeleteMessageLink } from "./DeleteMessageLink.tsx"
import { DeliveryState } from "./DeliveryState.tsx"
import { LinkedText } from "./LinkedText.tsx"
import { MessageFiles } from "./MessageFiles.tsx"
import { MessageUploads } from "./MessageUploads.tsx"
import { deliveryWith, type ThreadMessage } from "./thread-items.ts"
import { TranslationNote } from "./TranslationNote.tsx"
import type { Send } from "./use-send.ts"
import { useTranslation } from "./use-translation.ts"

export interface MessageProps {
  readonly item: ThreadMessage
  readonly isFound: boolean // it was looked for
  readonly isOnline: boolean
  readonly acts: Omit<Send, "send">
}

interface FailedProps extends Pick<MessageProps, "item" | "acts"> {
  readonly uploads: readonly Upload[]
}

const Failed = ({ item, acts, uploads }: FailedProps): ReactElement => {
  const intl = useIntl()
  return (
    <div className="chat-failed">
      {item.failure !== null && <p className="chat-error">{failureText(intl, item.failure)}</p>}
      <div className="chat-failed-acts">
        <Button size="small" icon="refresh" onClick={() => acts.sendAgain(item, uploads)}>
          <FormattedMessage id="chat.sendAgain" />
        </Button>
        <Button size="small" kind="quiet" icon="trash" onClick={() => acts.remove(item.key, uploads)}>
          <FormattedMessage id="chat.remove" />
        </Button>
      </div>
    </div>
  )
}

/** Keeps the place of a message that was taken back (E79). */
const Removed = ({ item, time }: { readonly item: ThreadMessage; readonly time: ReactElement }): ReactElement => (
  <ChatBubble own={item.own} author={null} time={time} removed>
    {item.own ? (
      <FormattedMessage id="chat.removed.you" />
    ) : (
      <FormattedMessage id="chat.removed.other" values={{ name: item.authorName }} />
    )}
  </ChatBubble>
)

const Said = ({ item, isOnline, acts, time }: MessageProps & { readonly time: ReactElement }): ReactElement | null => {
  const intl = useIntl()
  const { own, text, files } = item
  const uploads = useReadModel(filesProjection, uploadsOf, own ? item.key : "").filter(({ state }) => state !== "done")
  const delivery = deliveryWith(item, uploads)
  const translation = useTranslation(item)
  const id = useId()
  // All that it had was taken off before it was sent.
  if (item.id === null && text === "" && uploads.length === 0) return null
  return (
    <>
      <div className="chat-message-line">
        {own && item.id !== null && <DeleteMessageLink chatKey={item.chatKey} messageKey={item.key} describedBy={id} />}
        <ChatBubble
          id={id}
          own={own}
          author={null}
          about={item.about !== null && <About context={item.about} />}
          time={time}
          state={delivery !== null && <DeliveryState delivery={delivery} isOnline={isOnline} />}
          files={
            files.length + uploads.length > 0 && (
              <>
                {files.length > 0 && <MessageFiles files={files} author={own ? null : item.authorName} />}
                {uploads.length > 0 && (
                  <MessageUploads
                    uploads={uploads}
                    onRetry={(file) => acts.sendFile(item, file)}
                    onDrop={acts.dropFile}
                  />
                )}
              </>
            )
          }
          failed={delivery === "failed"}
        >
          {translation.text !== "" && <LinkedText text={translation.text} />}
        </ChatBubble>
        {translation.isOffered && !translation.isKnown && !translation.isBusy && translation.failure === undefined && (
          <IconButton
            icon="globe"
            size="small"
            label={intl.formatMessage({ id: "chat.translation.ask" })}
            onClick={translation.show}
          />
        )}
        {!own && (
          <ReportLink
            target="ChatMessage"
            targetKey={item.key}
            label={intl.formatMessage({ id: "chat.report" })}
            describedBy={id}
          />
        )}
      </div>
      {translation.isOffered && <TranslationNote translation={translation} />}
      {item.failure !== null && <Failed item={item} acts={acts} uploads={uploads} />}
    </>
  )
}

export const Message = memo((props: MessageProps): ReactElement => {
  const intl = useIntl()
  const { item, isFound } = props
  const time = (
    <time dateTime={item.at} title={intl.formatDate(item.at, { dateStyle: "medium", timeStyle: "short" })}>
      {intl.formatTime(item.at)}
    </time>
  )
  const author = item.own ? intl.formatMessage({ id: "chat.by.you" }) : item.authorName
  return (
    <div
      className="chat-message"
      data-found={isFound || undefined}
      {...(item.own ? {} : { "data-message-id": item.id, "data-message-key": item.key })}
    >
      {isFound && (
        <p className="p-hidden">
          <FormattedMessage id="chat.found" />
        </p>
      )}
      <p className="p-hidden">{author}</p>
      {item.isRemoved ? <Removed item={item} time={time} /> : <Said {...props} time={time} />}
    </div>
  )
})
Message.displayName = "Message"
