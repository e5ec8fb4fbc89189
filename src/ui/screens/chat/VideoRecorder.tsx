/** Records a video for the next message: seen while it is made, counted down, and looked at before it goes along. */
import { useEffect, useRef, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useApp } from "../../app/context.tsx"
import { Button } from "../../parts/Button.tsx"
import { useCloseOnBack } from "../../parts/use-close-on-back.ts"
import { Dialog } from "../../parts/Dialog.tsx"
import { Note } from "../../parts/Note.tsx"
import { Spinner } from "../../parts/Spinner.tsx"
import { useRecording, type Recording } from "./use-recording.ts"

interface VideoRecorderProps {
  readonly type: string // what the browser records
  readonly onRecorded: (file: File) => void
  readonly onClose: () => void
}

/** Shows what the camera sees; without its sound, which would howl. */
const Live = ({ stream, label }: { readonly stream: MediaStream; readonly label: string }): ReactElement => {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream
  }, [stream])
  return <video ref={video} className="chat-film" autoPlay muted playsInline aria-label={label} />
}

const Seen = ({ recording }: { readonly recording: Recording }): ReactElement => {
  const intl = useIntl()
  const isInApp = useApp().device.wrapper !== null
  switch (recording.at) {
    case "asking":
      return (
        <div className="chat-film">
          <Spinner />
          <p>
            <FormattedMessage id="chat.video.asking" />
          </p>
        </div>
      )
    case "trouble":
      return (
        <div role="alert">
          <Note tone="red" title={<FormattedMessage id={`chat.video.trouble.${recording.why}`} />}>
            <FormattedMessage
              id={
                recording.why === "denied" && isInApp
                  ? "chat.video.hint.denied.app"
                  : `chat.video.hint.${recording.why}`
              }
            />
          </Note>
        </div>
      )
    case "ready":
      return <Live stream={recording.stream} label={intl.formatMessage({ id: "chat.video.live" })} />
    case "recording":
      return (
        <>
          <Live stream={recording.stream} label={intl.formatMessage({ id: "chat.video.live" })} />
          <p role="timer" className="chat-film-left">
            <FormattedMessage id="chat.video.left" values={{ seconds: Math.ceil(recording.leftMs / 1000) }} />
          </p>
        </>
      )
    case "done":
      return (
        <video
          className="chat-film"
          src={recording.address}
          controls
          playsInline
          aria-label={intl.formatMessage({ id: "chat.video.recorded" })}
        />
      )
  }
}

export const VideoRecorder = ({ type, onRecorded, onClose }: VideoRecorderProps): ReactElement => {
  const intl = useIntl()
  const { recording, start, stop, again } = useRecording(type)
  useCloseOnBack(onClose)

  const acts = (): ReactElement | null => {
    switch (recording.at) {
      case "asking":
        return null
      case "trouble":
        return (
          <Button icon="refresh" onClick={again}>
            <FormattedMessage id="core.retry" />
          </Button>
        )
      case "ready":
        return (
          <Button kind="primary" icon="video" onClick={start}>
            <FormattedMessage id="chat.video.start" />
          </Button>
        )
      case "recording":
        return (
          <Button kind="danger" onClick={stop}>
            <FormattedMessage id="chat.video.stop" />
          </Button>
        )
      case "done":
        return (
          <>
            <Button icon="refresh" onClick={again}>
              <FormattedMessage id="chat.video.again" />
            </Button>
            <Button
              kind="primary"
              onClick={() => {
                const name = `${intl.formatMessage({ id: "chat.video.name" })}.mp4`
                onRecorded(new File([recording.content], name, { type: "video/mp4" }))
                onClose()
              }}
            >
              <FormattedMessage id="chat.video.take" />
            </Button>
          </>
        )
    }
  }

  return (
    <Dialog
      title={intl.formatMessage({ id: "chat.video.title" })}
      description={intl.formatMessage({ id: "chat.video.description" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      footer={acts()}
      onClose={onClose}
    >
      <Seen recording={recording} />
    </Dialog>
  )
}
