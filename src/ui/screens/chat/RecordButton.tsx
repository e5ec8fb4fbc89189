/** Opens the recorder where chats have videos and the browser can record one; elsewhere one is picked. */
import { useState, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { recordingType } from "../../../platform/camera.ts"
import { useFlag } from "../../app/read-models.ts"
import { IconButton } from "../../parts/IconButton.tsx"
import { VideoRecorder } from "./VideoRecorder.tsx"

export const RecordButton = ({ onRecorded }: { readonly onRecorded: (file: File) => void }): ReactElement | null => {
  const intl = useIntl()
  const hasVideos = useFlag("videoInChat")
  const [type] = useState(recordingType)
  const [isOpen, setOpen] = useState(false)
  if (!hasVideos || type === null) return null
  return (
    <>
      <IconButton icon="video" label={intl.formatMessage({ id: "chat.video.title" })} onClick={() => setOpen(true)} />
      {isOpen && <VideoRecorder type={type} onRecorded={onRecorded} onClose={() => setOpen(false)} />}
    </>
  )
}
