/**
 * The files of an own message that are on their way, a row each with progress, cancel and retry. experience: Uploads.
 */
import type { ReactElement } from "react"
import type { Upload } from "../../../projections/files.ts"
import { UploadRow } from "../../files/UploadRow.tsx"

interface MessageUploadsProps {
  readonly uploads: readonly Upload[]
  readonly onRetry: (file: Upload) => void
  readonly onDrop: (file: Upload) => void
}

export const MessageUploads = ({ uploads, onRetry, onDrop }: MessageUploadsProps): ReactElement => (
  <ul className="o-files">
    {uploads.map((upload) => (
      <UploadRow
        key={upload.id}
        file={upload}
        upload={upload}
        onRetry={() => onRetry(upload)}
        onDrop={() => onDrop(upload)}
      />
    ))}
  </ul>
)
