/** The input of a chat; its text is kept for the chat until it is sent. experience: Forms. */
import { useId, useRef, type KeyboardEvent, type ReactElement, type SyntheticEvent } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { ChatMessageContext } from "../../../domain/chat.ts"
import { counterShownFrom, textLimits } from "../../../domain/limits.ts"
import { graphemeCount } from "../../../domain/graphemes.ts"
import { multiLine } from "../../../domain/text.ts"
import { useFormDraft } from "../../forms/use-form-draft.ts"
import { isEnter } from "../../parts/enter-key.ts"
import { IconButton } from "../../parts/IconButton.tsx"
import { GrowingText } from "../../parts/TextArea.tsx"
import { AttachButton } from "./AttachButton.tsx"
import { RecordButton } from "./RecordButton.tsx"
import { PickedRows } from "./PickedRows.tsx"
import { isSendable } from "./thread-items.ts"
import type { Picks } from "./use-picks.ts"

interface ComposerProps {
  readonly draft: string
  readonly name: string
  readonly isOnline: boolean
  readonly topic: ChatMessageContext | null // the listing of the next message
  readonly onDropTopic: () => void
  readonly picks: Picks | null // null: no files can be sent
  readonly onWrite: (text: string) => void
  readonly onSend: (text: string) => void
}

const blank = { text: "" }
const typed = ["text"] as const
const most = textLimits.chatMessage.max

/** Enter breaks the line on touch keyboards, which have no Shift+Enter (D69). */
const hasTouchKeyboard = (): boolean => window.matchMedia("(hover: none) and (pointer: coarse)").matches

const Left = ({ length }: { readonly length: number }): ReactElement | null => {
  if (length < most * counterShownFrom) return null
  return (
    <p className="chat-left" data-over={length > most || undefined}>
      {length > most ? (
        <FormattedMessage id="chat.composer.tooLong" values={{ over: length - most }} />
      ) : (
        <FormattedMessage id="chat.composer.left" values={{ left: most - length }} />
      )}
    </p>
  )
}

export const Composer = ({
  draft: draftName,
  name,
  isOnline,
  topic,
  onDropTopic,
  picks,
  onWrite,
  onSend,
}: ComposerProps): ReactElement => {
  const intl = useIntl()
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const formDraft = useFormDraft<{ readonly text: string }>(draftName, blank, typed)
  const text = multiLine(formDraft.draft.text)
  const length = graphemeCount(text)
  const files = picks?.files.length ?? 0
  const canSend = isSendable({ length, most, files }) && picks?.hasRefused !== true

  const send = (event: SyntheticEvent): void => {
    event.preventDefault()
    box.current?.focus()
    if (!canSend) return
    onSend(text)
    formDraft.discard()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const isBreak = event.shiftKey || event.altKey
    if (isEnter(event.nativeEvent) && !isBreak && !hasTouchKeyboard()) send(event)
  }

  return (
    <form className="chat-composer" onSubmit={send}>
      {!isOnline && (
        <output className="chat-offline">
          <FormattedMessage id="chat.composer.offline" />
        </output>
      )}
      {topic !== null && (
        <p className="chat-topic">
          <span>
            <FormattedMessage id="chat.about" values={{ name: topic.name }} />
          </span>
          <IconButton
            icon="close"
            size="small"
            label={intl.formatMessage({ id: "chat.composer.dropTopic" })}
            onClick={onDropTopic}
          />
        </p>
      )}
      {picks !== null && <PickedRows picks={picks} onRemoved={() => box.current?.focus()} />}
      <div className="chat-composer-line">
        {picks !== null && (
          <span className="chat-attach">
            <AttachButton onPick={picks.add} />
            <RecordButton onRecorded={(file) => picks.add([file])} />
          </span>
        )}
        <label className="p-hidden" htmlFor={id}>
          <FormattedMessage id="chat.composer.label" values={{ name }} />
        </label>
        <span className="p-box">
          <GrowingText
            id={id}
            ref={box}
            maxRows={6}
            placeholder={intl.formatMessage({ id: "chat.composer.placeholder" })}
            aria-describedby={`${id}-foot`}
            aria-invalid={length > most || undefined}
            value={formDraft.draft.text}
            onChange={(value) => {
              formDraft.change({ text: value })
              onWrite(value)
            }}
            onKeyDown={onKeyDown}
          />
        </span>
        <IconButton
          submit
          kind="solid"
          icon="send"
          label={intl.formatMessage({ id: "chat.composer.send" })}
          aria-disabled={!canSend}
        />
      </div>
      <div id={`${id}-foot`} className="chat-composer-foot">
        <p className="chat-keys">
          <FormattedMessage id="chat.composer.keys" />
        </p>
        <Left length={length} />
      </div>
    </form>
  )
}
