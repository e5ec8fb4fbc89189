/** A profile's photo, and choosing another one: cropped to a square, then sent. experience: Uploads. */
import { lazy, Suspense, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { fileExtensionOf, fileExtensions, fileKindOf, fileRule } from "../../../domain/files.ts"
import { fileSizeLimits } from "../../../domain/limits.ts"
import { sideOf } from "../../../domain/participants.ts"
import type { ProfileId } from "../../../domain/profiles.ts"
import { useApp } from "../../app/context.tsx"
import { useDispatch, useFailure, usePending } from "../../app/read-models.ts"
import { failureText, fileFailureText } from "../../i18n/failures.ts"
import { sizeText } from "../../i18n/format.tsx"
import { Avatar } from "../../parts/Avatar.tsx"
import { TakePhoto } from "../../forms/TakePhoto.tsx"
import { FilePicker } from "../../parts/FilePicker.tsx"
import { Note } from "../../parts/Note.tsx"

const PhotoCrop = lazy(async () => ({ default: (await import("./PhotoCrop.tsx")).PhotoCrop }))

const accepted = fileExtensions.image.map((extension) => `.${extension}`).join()

interface PhotoFieldProps {
  readonly profile: ProfileId
  readonly name: string
  readonly photo: string | null
  readonly isFixed: boolean
}

export const PhotoField = ({ profile, name, photo, isFixed }: PhotoFieldProps): ReactElement => {
  const intl = useIntl()
  const { device } = useApp()
  const dispatch = useDispatch()
  const [picked, setPicked] = useState<File | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const about = { type: "UploadPhoto", profile } as const
  const [busy, failure] = [usePending(about), useFailure(about)]

  const pick = ([file]: readonly File[]): void => {
    if (file === undefined) return
    const isImage = fileKindOf(fileExtensionOf(file.name)) === "image"
    const rule = isImage ? fileRule(file.name, file.size) : "InvalidFileFormatException"
    setRefused(rule === null ? null : fileFailureText(intl, file.name, { _tag: "FileRefused", rule }))
    setPicked(rule === null ? file : null)
  }
  const send = async (file: File): Promise<void> => {
    const { tag } = await dispatch({ ...about, file: device.pick(file) })
    if (tag === "Done") setPicked(null)
  }

  return (
    <>
      <Avatar name={name} photo={photo} size={112} tone={sideOf(profile)} />
      <div className="profile-photo">
        <FilePicker
          label={intl.formatMessage({ id: photo === null ? "profiles.photo.add" : "profiles.photo.change" })}
          hint={intl.formatMessage({ id: "profiles.photo.hint" }, { size: sizeText(intl, fileSizeLimits.image) })}
          accept={accepted}
          disabled={isFixed || busy}
          onPick={pick}
        />
        <TakePhoto disabled={isFixed || busy} onTake={(photo) => pick([photo])} />
        {refused !== null && (
          <div role="alert">
            <Note tone="red">{refused}</Note>
          </div>
        )}
      </div>
      {picked !== null && (
        <Suspense
          fallback={
            <output className="p-hidden">
              <FormattedMessage id="core.loading" />
            </output>
          }
        >
          <PhotoCrop
            file={picked}
            busy={busy}
            problem={failure === undefined || busy ? null : failureText(intl, failure)}
            onSend={(file) => void send(file)}
            onClose={() => setPicked(null)}
          />
        </Suspense>
      )}
    </>
  )
}
