/** The letters to support, the newest first, each with the event log that came with it as a file. */
import { useId, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { ReceivedLetter } from "../../../domain/support.ts"
import { saveText } from "../../../platform/save-text.ts"
import { useApp } from "../../app/context.tsx"
import { useDispatch, useFailure, usePending } from "../../app/read-models.ts"
import { FailureState } from "../../failures/FailureState.tsx"
import { failureText } from "../../i18n/failures.ts"
import { Moment } from "../../i18n/format.tsx"
import { Button } from "../../parts/Button.tsx"
import { Card } from "../../parts/Card.tsx"
import { Note } from "../../parts/Note.tsx"

interface Letters {
  readonly count: number
  readonly letters: readonly ReceivedLetter[]
}

interface SaveLogProps {
  readonly letter: ReceivedLetter
  readonly events: number
  /** The element with the writer's name. */
  readonly describedBy: string
}

const SaveLog = ({ letter, events, describedBy }: SaveLogProps): ReactElement => {
  const intl = useIntl()
  const { device } = useApp()
  const dispatch = useDispatch()
  const command = { type: "ReadSupportLog", key: letter.key } as const
  const busy = usePending(command)
  const failure = useFailure(command)
  const save = async (): Promise<void> => {
    const outcome = await dispatch(command)
    const read = outcome.tag === "Done" ? outcome.events.find(({ type }) => type === "SupportLogRead") : undefined
    if (read?.type === "SupportLogRead")
      await saveText(device.wrapper, {
        name: `letter-${letter.key}.ndjson`,
        type: "application/x-ndjson",
        text: read.log,
      })
  }
  return (
    <>
      <div>
        <Button size="small" icon="download" busy={busy} aria-describedby={describedBy} onClick={() => void save()}>
          <FormattedMessage id="moderation.letters.log" values={{ events }} />
        </Button>
      </div>
      {failure !== undefined && (
        <div role="alert">
          <Note tone="red">{failureText(intl, failure)}</Note>
        </div>
      )}
    </>
  )
}

const LetterRow = ({ letter }: { readonly letter: ReceivedLetter }): ReactElement => {
  const { device } = useApp()
  const id = useId()
  const { userName, email, message, createdDate, logEvents } = letter
  return (
    <Card as="li" className="mod-row">
      <p id={id} className="mod-name">
        {userName}
      </p>
      <p className="u-facts">
        <span>{email}</span>
        <Moment alone at={createdDate} now={device.now()} />
      </p>
      <p className="mod-text">{message}</p>
      {logEvents !== null && <SaveLog letter={letter} events={logEvents} describedBy={id} />}
    </Card>
  )
}

/** The list as it is read so far, and how to read on. */
const useLetters = () => {
  const dispatch = useDispatch()
  const [read, setRead] = useState<Letters | null>(null)
  const next = { type: "LoadSupportLetters", skip: read?.letters.length ?? 0 } as const
  const busy = usePending(next)
  const failure = useFailure(next)
  const load = async (): Promise<void> => {
    const outcome = await dispatch(next)
    const found =
      outcome.tag === "Done" ? outcome.events.find(({ type }) => type === "SupportLettersLoaded") : undefined
    if (found?.type !== "SupportLettersLoaded") return
    // One that came meanwhile moves the others on: those that are shown already are not shown twice.
    setRead((before) => {
      const known = before?.letters ?? []
      const keys = new Set(known.map(({ key }) => key))
      return { count: found.count, letters: [...known, ...found.letters.filter(({ key }) => !keys.has(key))] }
    })
  }
  return { read, busy, failure, load }
}

type Reading = ReturnType<typeof useLetters>

const LetterList = ({ read, busy, failure, load }: Reading): ReactElement | null => {
  if (failure !== undefined) return <FailureState failure={failure} busy={busy} onRetry={() => void load()} />
  if (read === null) return null
  const { count, letters } = read
  if (count === 0)
    return (
      <p className="u-muted">
        <FormattedMessage id="moderation.letters.none" />
      </p>
    )
  return (
    <>
      <ul className="l-stack" data-gap="2">
        {letters.map((letter) => (
          <LetterRow key={letter.key} letter={letter} />
        ))}
      </ul>
      {letters.length < count && (
        <Button size="small" busy={busy} onClick={() => void load()}>
          <FormattedMessage id="moderation.letters.older" />
        </Button>
      )}
    </>
  )
}

/** Closed at first: what waits for a verdict comes before. */
export const SupportLetters = (): ReactElement => {
  const intl = useIntl()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const letters = useLetters()
  const turn = (): void => {
    if (!isOpen && letters.read === null) void letters.load()
    setOpen(!isOpen)
  }
  return (
    <section aria-labelledby={id} className="l-stack" data-gap="3">
      <h2 id={id}>
        <Button aria-expanded={isOpen} icon="mail" busy={letters.busy && letters.read === null} onClick={turn}>
          {intl.formatMessage({ id: "moderation.letters" })}
        </Button>
      </h2>
      {isOpen && <LetterList {...letters} />}
    </section>
  )
}
