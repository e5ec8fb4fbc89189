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
  readonly letters: readonly ReceivedLetter[]
  readonly hasOlder: boolean
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

const focused = (element: HTMLElement | null): void => element?.focus()

/** The button is the last thing of the page, so what it opens would begin below the window. */
const broughtIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: "nearest" })

interface LetterRowProps {
  readonly letter: ReceivedLetter
  /** Somebody who asked for older letters reads on at this one. */
  readonly isNext: boolean
}

const LetterRow = ({ letter, isNext }: LetterRowProps): ReactElement => {
  const { device } = useApp()
  const id = useId()
  const { userName, email, message, createdDate, logEvents } = letter
  return (
    <Card as="li" className="mod-row">
      <p id={id} className="mod-name" tabIndex={isNext ? -1 : undefined} ref={isNext ? focused : undefined}>
        {userName}
      </p>
      <p className="u-facts">
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        <Moment alone at={createdDate} now={device.now()} />
      </p>
      <p className="mod-text">{message}</p>
      {logEvents !== null && <SaveLog letter={letter} events={logEvents} describedBy={id} />}
    </Card>
  )
}

/** The list as it is read so far, and how to read it anew or on. */
const useLetters = () => {
  const dispatch = useDispatch()
  const [read, setRead] = useState<Letters | null>(null)
  const [next, setNext] = useState<string | null>(null)
  const [asked, setAsked] = useState(0)
  const last = { type: "LoadSupportLetters", skip: asked } as const
  const busy = usePending(last)
  const failure = useFailure(last)
  const load = async (skip: number): Promise<void> => {
    setAsked(skip)
    const outcome = await dispatch({ type: "LoadSupportLetters", skip })
    const found =
      outcome.tag === "Done" ? outcome.events.find(({ type }) => type === "SupportLettersLoaded") : undefined
    if (found?.type !== "SupportLettersLoaded") return
    // One that came meanwhile moves the others on: those that are shown already are not shown twice.
    const known = skip === 0 ? [] : (read?.letters ?? [])
    const keys = new Set(known.map(({ key }) => key))
    const others = found.letters.filter(({ key }) => !keys.has(key))
    setRead({ letters: [...known, ...others], hasOlder: skip + found.letters.length < found.count })
    setNext(skip === 0 ? null : (others[0]?.key ?? null))
  }
  return { read, next, busy, failure, load, loadAgain: () => load(asked) }
}

type Reading = ReturnType<typeof useLetters>

const LetterList = ({ read, next, busy, failure, load, loadAgain }: Reading): ReactElement | null => {
  const failed =
    failure === undefined ? null : <FailureState failure={failure} busy={busy} onRetry={() => void loadAgain()} />
  if (read === null) return failed
  const { letters, hasOlder } = read
  if (letters.length === 0)
    return (
      failed ?? (
        <output ref={broughtIntoView} className="u-muted mod-none">
          <FormattedMessage id="moderation.letters.none" />
        </output>
      )
    )
  return (
    <>
      <ul className="l-stack" data-gap="2">
        {letters.map((letter) => (
          <LetterRow key={letter.key} letter={letter} isNext={letter.key === next} />
        ))}
      </ul>
      {failed}
      {hasOlder && failure === undefined && (
        <div>
          <Button size="small" busy={busy} onClick={() => void load(letters.length)}>
            <FormattedMessage id="moderation.letters.older" />
          </Button>
        </div>
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
    if (!isOpen) void letters.load(0)
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
