/** One item of the queue with all that is needed to decide it. */
import { useEffect, useEffectEvent, useRef, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { isDecided } from "../../../domain/moderation-tasks.ts"
import { moderation } from "../../../projections/moderation.ts"
import { moderationTask } from "../../../projections/moderation-views.ts"
import { useApp } from "../../app/context.tsx"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { paths } from "../../app/paths.ts"
import { useReadModel } from "../../app/read-models.ts"
import { FailureState } from "../../failures/FailureState.tsx"
import { Moment } from "../../i18n/format.tsx"
import { Waiting } from "../../loading/Waiting.tsx"
import { Note } from "../../parts/Note.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { galleryOf } from "../../market/shown-files.ts"
import { ListingDocuments } from "../../files/ListingDocuments.tsx"
import { ListingGallery } from "../../files/ListingGallery.tsx"
import { decidedText, taskKind, taskName } from "./moderation-words.ts"
import { TaskComplaints } from "./TaskComplaints.tsx"
import { TextCompared } from "./TextCompared.tsx"
import { VerdictBar } from "./VerdictBar.tsx"

interface TaskViewProps {
  readonly taskKey: string
  readonly isAlone: boolean // without the queue beside it
  readonly level: 1 | 2
  readonly areKeysOn: boolean
  /** Announced once where it follows a verdict, and its heading has taken the focus. */
  readonly onShown: (() => void) | null
  readonly onDone: () => void
}

export const TaskView = ({ taskKey, isAlone, level, areKeysOn, onShown, onDone }: TaskViewProps): ReactElement => {
  const intl = useIntl()
  const { device } = useApp()
  const article = useRef<HTMLElement>(null)
  const task = useReadModel(moderation, moderationTask, taskKey)
  // Read anew when it is opened: no hub reports to moderators what others have decided meanwhile.
  const { busy, failure, ask } = useFresh({
    command: { type: "LoadModerationTask", key: taskKey },
    known: onceKnown(task !== undefined),
    unheard: true,
  })
  const isKnown = task !== undefined
  const takeFocus = useEffectEvent(() => {
    if (onShown === null) return
    article.current?.querySelector<HTMLElement>("h1, h2")?.focus()
    onShown()
  })
  useEffect(() => {
    if (isKnown) takeFocus()
  }, [isKnown])
  const back = isAlone ? { href: paths.moderation, label: intl.formatMessage({ id: "moderation.title" }) } : undefined
  if (task === undefined && busy) return <Waiting shape="page" onAgain={ask} />
  if (task === undefined) return <FailureState failure={failure ?? { _tag: "NotFound" }} onRetry={ask} level={level} />
  const { files, ownerName, createdDate, complaints } = task
  const name = taskName(intl, task)
  const pictures = galleryOf(files)
  return (
    <article ref={article} className="l-page l-stack" data-gap="6">
      <PageHeader
        title={name}
        level={level}
        back={back}
        lead={
          <span className="u-facts">
            <span>{taskKind(intl, task)}</span>
            <span>
              <FormattedMessage id="moderation.owner" values={{ name: ownerName }} />
            </span>
            <Moment alone at={createdDate} now={device.now()} />
          </span>
        }
      />
      {complaints.length > 0 && <TaskComplaints complaints={complaints} level={level} />}
      <TextCompared text={task.text} previousText={task.previousText} level={level} />
      <ListingGallery name={name} pictures={pictures} />
      {files.length > pictures.length && <ListingDocuments files={files.filter((file) => !pictures.includes(file))} />}
      {isDecided(task) ? (
        <Note tone="blue">{decidedText(intl, task)}</Note>
      ) : (
        <VerdictBar task={task} areKeysOn={areKeysOn} onDone={onDone} />
      )}
    </article>
  )
}
