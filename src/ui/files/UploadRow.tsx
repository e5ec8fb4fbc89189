/**
 * A file on its way to the server: how far it is or what went wrong, with a way to stop it and one to try again.
 * experience: Uploads.
 */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { isRefusedForGood } from "../../domain/failures.ts"
import type { PickedFile } from "../../domain/files.ts"
import type { Upload } from "../../projections/files.ts"
import { fileFailureText } from "../i18n/failures.ts"
import { sizeText } from "../i18n/format.tsx"
import { useLongWait } from "../loading/use-long-wait.ts"
import { FileRow, type FileRowProps } from "../parts/FileRow.tsx"
import { fileIcon, isUnderWay } from "./listing-files.ts"

interface UploadRowProps {
  readonly file: PickedFile
  readonly picture?: string | undefined
  /** None before it has begun. */
  readonly upload: Upload | undefined
  readonly onRetry: () => void
  readonly onDrop: () => void
}

export const UploadRow = ({ file, picture, upload, onRetry, onDrop }: UploadRowProps): ReactElement => {
  const intl = useIntl()
  const { name, size } = file
  const sent = (upload?.sent ?? 0) / size
  const stalls = useLongWait(isUnderWay(upload), upload?.sent ?? 0)
  const row: Pick<FileRowProps, "state" | "note" | "error"> =
    upload === undefined || (upload.state === "running" && !isUnderWay(upload))
      ? { state: "waiting", note: intl.formatMessage({ id: "listings.files.waiting" }) }
      : upload.state === "failed"
        ? { state: "failed", error: upload.failure && fileFailureText(intl, name, upload.failure) }
        : upload.state === "done"
          ? { state: "done", note: intl.formatMessage({ id: "listings.files.done" }) }
          : {
              state: "uploading",
              note: intl.formatNumber(sent, { style: "percent" }),
              error: stalls && intl.formatMessage({ id: "core.upload.stalls" }),
            }
  const retry = { icon: "refresh", label: intl.formatMessage({ id: "listings.files.retry" }, { name }) } as const
  const drop = { icon: "close", label: intl.formatMessage({ id: "listings.files.drop" }, { name }) } as const
  return (
    <FileRow
      {...row}
      name={name}
      size={sizeText(intl, size)}
      icon={fileIcon(name)}
      picture={picture}
      progress={sent}
      actions={[
        ...(upload?.state === "failed" && !isRefusedForGood(upload.failure) ? [{ ...retry, onClick: onRetry }] : []),
        ...(row.state === "done" ? [] : [{ ...drop, onClick: onDrop }]),
      ]}
    />
  )
}
