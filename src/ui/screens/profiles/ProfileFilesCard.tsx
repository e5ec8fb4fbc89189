/** The portfolio or the education of the own executant profile: files to add and to take away. experience: Uploads. */
import { useId, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { fileKindOf, type PickedFile, type StoredFile } from "../../../domain/files.ts"
import { fileCountLimits, fileSizeLimits } from "../../../domain/limits.ts"
import { filesOf, profileUploads, type Executant, type ProfilePart } from "../../../domain/profiles.ts"
import { files as filesProjection, uploadsOf } from "../../../projections/files.ts"
import { useApp } from "../../app/context.tsx"
import { useDispatch, usePending, useReadModel } from "../../app/read-models.ts"
import { sizeText } from "../../i18n/format.tsx"
import { Card } from "../../parts/Card.tsx"
import { FileRow } from "../../parts/FileRow.tsx"
import { FilesPicker } from "../../files/FilesPicker.tsx"
import { fileIcon } from "../../files/listing-files.ts"
import { UploadRow } from "../../files/UploadRow.tsx"

interface KeptRowProps {
  readonly executantKey: string
  readonly file: StoredFile
  readonly isFixed: boolean
  readonly onRemove: () => void
}

const KeptRow = ({ executantKey, file, isFixed, onRemove }: KeptRowProps): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const { key: fileKey, name, size, url, extension, thumbnailUrl } = file
  const busy = usePending({ type: "RemoveProfileFile", fileKey })
  const remove = async (): Promise<void> => {
    const { tag } = await dispatch({ type: "RemoveProfileFile", executantKey, fileKey })
    if (tag === "Done") onRemove()
  }
  return (
    <FileRow
      name={name}
      size={sizeText(intl, size)}
      icon={fileIcon(name)}
      picture={fileKindOf(extension) === "image" ? (thumbnailUrl ?? url) : undefined}
      href={url}
      state={busy ? "waiting" : "done"}
      actions={
        isFixed || busy
          ? []
          : [
              {
                icon: "trash",
                label: intl.formatMessage({ id: "profiles.files.remove" }, { name }),
                onClick: () => void remove(),
              },
            ]
      }
    />
  )
}

interface ProfileFilesCardProps {
  readonly executant: Executant
  readonly part: ProfilePart
}

export const ProfileFilesCard = ({ executant, part }: ProfileFilesCardProps): ReactElement => {
  const intl = useIntl()
  const id = useId()
  const { bus, device } = useApp()
  const { key: executantKey, blocked } = executant
  const uploads = useReadModel(filesProjection, uploadsOf, profileUploads(executantKey, part)).filter(
    ({ state }) => state !== "done",
  )
  const kept = filesOf(executant, part)
  const max = fileCountLimits[part]
  const count = kept.length + uploads.length
  // A button that had the focus is gone with its row; the picker may still be disabled then, as it was full.
  const focusTitle = (): void => document.getElementById(id)?.focus()

  const send = (file: PickedFile): void =>
    void bus.dispatch({ type: "UploadProfileFile", executantKey, part, file }, device.dropped(file.id))

  return (
    <Card as="section" labelledBy={id} className="profile-card">
      <h2 id={id} className="o-panel-title" tabIndex={-1}>
        <FormattedMessage id={`profiles.files.${part}`} />
      </h2>
      <p className="u-muted">
        <FormattedMessage id={`profiles.files.${part}Hint`} />
      </p>
      {(kept.length > 0 || uploads.length > 0) && (
        <ul className="o-files">
          {kept.map((file) => (
            <KeptRow key={file.key} executantKey={executantKey} file={file} isFixed={blocked} onRemove={focusTitle} />
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              file={upload}
              upload={upload}
              onRetry={() => send(upload)}
              onDrop={() => {
                void bus.dispatch({ type: "DropFile", id: upload.id })
                focusTitle()
              }}
            />
          ))}
        </ul>
      )}
      {!blocked && (
        <FilesPicker
          id={`${id}-picker`}
          label={intl.formatMessage({ id: "profiles.files.add" })}
          hint={intl.formatMessage(
            { id: count < max ? "profiles.files.hint" : "profiles.files.full" },
            { n: max, small: sizeText(intl, fileSizeLimits.image), large: sizeText(intl, fileSizeLimits.video) },
          )}
          count={count}
          max={max}
          onPick={(picked) => picked.map(device.pick).forEach(send)}
        />
      )}
    </Card>
  )
}
