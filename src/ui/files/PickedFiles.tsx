/** The files that go with the form, in the order in which they are sent; the first picture is the cover. */
import { useEffect, useRef, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { fileFailureText } from "../i18n/failures.ts"
import { sizeText } from "../i18n/format.tsx"
import { useDragOrder } from "../parts/use-drag-order.ts"
import { FileRow, type FileAct } from "../parts/FileRow.tsx"
import { fileIcon, refusalOf } from "./listing-files.ts"
import type { PickedPhoto, PickedPhotos } from "./use-picked-photos.ts"

interface PickedFilesProps extends Pick<PickedPhotos, "files" | "remove" | "move"> {
  /** A picture that is there already is the cover. */
  readonly hasCover: boolean
}

const isPicture = ({ picture }: PickedPhoto): boolean => picture !== null

export const PickedFiles = ({ files, remove, move, hasCover }: PickedFilesProps): ReactElement => {
  const intl = useIntl()
  const cover = hasCover ? undefined : files.find((file) => isPicture(file) && refusalOf(file) === null)
  const { list, rowAt } = useDragOrder(move)
  const moved = useRef<string | null>(null)
  // At either end the button that was pressed is gone: its other one takes the focus.
  useEffect(() => {
    const row = list.current?.children[files.findIndex(({ id }) => id === moved.current)]
    moved.current = null
    if (row !== undefined && !row.contains(document.activeElement)) row.querySelector("button")?.focus()
  }, [files, list])
  const moveBy = (place: number, by: -1 | 1): void => {
    moved.current = files[place]?.id ?? null
    move(place, place + by)
  }
  const ordering = (place: number, name: string): readonly FileAct[] => [
    ...(place === 0
      ? []
      : [
          {
            icon: "chevron-up" as const,
            label: intl.formatMessage({ id: "own-listings.form.files.earlier" }, { name }),
            onClick: () => moveBy(place, -1),
          },
        ]),
    ...(place === files.length - 1
      ? []
      : [
          {
            icon: "chevron-down" as const,
            label: intl.formatMessage({ id: "own-listings.form.files.later" }, { name }),
            onClick: () => moveBy(place, 1),
          },
        ]),
  ]
  return (
    <ul ref={list} className="o-files" aria-label={intl.formatMessage({ id: "own-listings.form.files.picked" })}>
      {files.map((file, place) => {
        const { id, name } = file
        const refusal = refusalOf(file)
        return (
          <FileRow
            key={id}
            name={name}
            size={sizeText(intl, file.size)}
            icon={fileIcon(name)}
            picture={file.picture ?? undefined}
            state={refusal === null ? "waiting" : "failed"}
            drag={files.length > 1 ? rowAt(place) : undefined}
            note={
              refusal === null && (
                <FormattedMessage
                  id={file === cover ? "own-listings.form.files.cover" : "own-listings.form.files.ready"}
                />
              )
            }
            error={refusal !== null && fileFailureText(intl, name, refusal)}
            actions={[
              ...ordering(place, name),
              {
                icon: "trash",
                label: intl.formatMessage({ id: "own-listings.form.files.remove" }, { name }),
                onClick: () => {
                  remove(id)
                  // The button that had the focus is gone with its row; the picker may still be disabled, as it was full.
                  document.getElementById("listing-files-title")?.focus()
                },
              },
            ]}
          />
        )
      })}
    </ul>
  )
}
