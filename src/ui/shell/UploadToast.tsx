/** One toast for all files on their way up; it stays while any has failed. Spec §2 Pop-up notifications. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { toastTimesMs } from "../../domain/limits.ts"
import { files } from "../../projections/files.ts"
import { areUploadsOnScreen, toasts } from "../../projections/toasts.ts"
import { Progress } from "../parts/Progress.tsx"
import { Toast } from "../parts/Toast.tsx"
import { useReadModel } from "../app/read-models.ts"
import { useToastTime } from "./use-toast-time.ts"
import { uploadSummary, type UploadSummary } from "./upload-summary.ts"

const nothingSeen: ReadonlySet<string> = new Set()

const Shown = ({ summary, onSeen }: { readonly summary: UploadSummary; readonly onSeen: () => void }): ReactElement => {
  const intl = useIntl()
  const [held, setHeld] = useState(false)
  const { state, done, count, failed, share } = summary
  useToastTime(state === "done" ? toastTimesMs.uploadDone : toastTimesMs.stays, held, onSeen)
  const title = intl.formatMessage({ id: "core.upload.title" }, { done, count })
  return (
    <Toast
      tone={state === "running" ? "info" : state === "done" ? "success" : "error"}
      icon="upload"
      title={title}
      dismissLabel={intl.formatMessage({ id: "core.dismiss" })}
      onDismiss={onSeen}
      onHold={setHeld}
    >
      {failed > 0 && <FormattedMessage id="core.upload.failed" values={{ count: failed }} />}
      {state === "running" && <Progress value={share} label={title} />}
    </Toast>
  )
}

/** Nothing while the rows themselves are in sight, nor of those that ended in them. */
export const UploadToast = (): ReactElement | null => {
  const uploads = useReadModel(files, (state) => state.uploads, undefined)
  const isInRows = useReadModel(toasts, areUploadsOnScreen, undefined)
  const seenInRows = useReadModel(toasts, (state) => state.seenUploads, undefined)
  const [dismissed, setSeen] = useState(nothingSeen)
  const seen = new Set([...dismissed, ...Object.keys(seenInRows)])
  const summary = uploadSummary(uploads, seen)
  return summary === null || isInRows ? null : (
    <Shown summary={summary} onSeen={() => setSeen((before) => new Set([...before, ...summary.ids]))} />
  )
}
