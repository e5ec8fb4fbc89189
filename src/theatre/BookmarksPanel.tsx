/** Bookmarks: moments with labels, which travel in the log that is saved with them. */
import { useState, type ReactElement } from "react"
import { longestLabel } from "../log/bookmarks.ts"
import type { Bookmark } from "../log/codec.ts"
import { useWords } from "../ui/i18n/use-words.ts"
import { Button } from "../ui/parts/Button.tsx"
import { TextField } from "../ui/parts/TextField.tsx"
import { Mark, MarkForm } from "./Marks.tsx"

interface BookmarksPanelProps {
  readonly bookmarks: readonly Bookmark[]
  readonly onAdd: (label: string) => void
  readonly onRemove: (bookmark: Bookmark) => void
  readonly onGoTo: (bookmark: Bookmark) => void
  readonly onSave: () => Promise<void>
}

export const BookmarksPanel = ({ bookmarks, onAdd, onRemove, onGoTo, onSave }: BookmarksPanelProps): ReactElement => {
  const t = useWords()
  const [label, setLabel] = useState("")
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    await onSave().finally(() => setBusy(false))
  }
  return (
    <div className="t-panel">
      <MarkForm
        add={t("testing.theatre.bookmarks.add")}
        isReady={label.trim() !== ""}
        onAdd={() => {
          onAdd(label.trim())
          setLabel("")
        }}
      >
        <TextField
          label={t("testing.theatre.bookmarks.label")}
          value={label}
          onChange={setLabel}
          maxLength={longestLabel}
        />
      </MarkForm>
      {bookmarks.length === 0 && <p className="u-muted">{t("testing.theatre.bookmarks.none")}</p>}
      <ul className="t-marks" aria-label={t("testing.theatre.panel.bookmarks")}>
        {bookmarks.map((bookmark) => (
          <Mark
            key={`${bookmark.seq} ${bookmark.label}`}
            label={bookmark.label}
            way={{ words: t("testing.theatre.goTo", { seq: bookmark.seq }), onGo: () => onGoTo(bookmark) }}
            remove={t("testing.theatre.bookmarks.remove", { label: bookmark.label })}
            onRemove={() => onRemove(bookmark)}
          />
        ))}
      </ul>
      <div>
        <Button icon="download" busy={isBusy} onClick={() => void save()}>
          {t("testing.theatre.bookmarks.save")}
        </Button>
      </div>
    </div>
  )
}
