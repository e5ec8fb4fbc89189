/** Picks files for the next message by the native picker; the same file can be picked again. experience: Uploads. */
import { useRef, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { IconButton } from "../../parts/IconButton.tsx"
import { acceptedFiles } from "../../files/listing-files.ts"

export const AttachButton = ({ onPick }: { readonly onPick: (files: readonly File[]) => void }): ReactElement => {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        aria-label={intl.formatMessage({ id: "chat.files.attach" })}
        onChange={(event) => {
          onPick([...(event.target.files ?? [])])
          // Without this, picking the same file twice in a row fires no change event.
          event.target.value = ""
        }}
      />
      <IconButton
        icon="paperclip"
        label={intl.formatMessage({ id: "chat.files.attach" })}
        onClick={() => input.current?.click()}
      />
    </>
  )
}
