/** Bookmarks: moments with labels, which travel in the log that is saved with them. */
import { useState, type ReactElement } from "react"
import { longestLabel } from "../log/bookmarks.ts"
import type { Bookmark } from "../log/codec.ts"
import { useWords } from "../ui/i18n/use-words.ts"
import { Button } from "../ui/parts/Button.tsx"
import { IconButton } from "../ui/parts/IconButton.tsx"
import { TextField } from "../ui/parts/TextField.tsx"

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
      <form
        className="l-stack"
        data-gap="3"
        onSubmit={(event) => {
          event.preventDefault()
          if (label.trim() === "") return
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
        <div>
          <Button submit icon="plus" disabled={label.trim() === ""}>
            {t("testing.theatre.bookmarks.add")}
          </Button>
        </div>
      </form>
      {bookmarks.length === 0 && <p className="u-muted">{t("testing.theatre.bookmarks.none")}</p>}
      <ul className="t-marks" aria-label={t("testing.theatre.panel.bookmarks")}>
        {bookmarks.map((bookmark) => (
          <li key={`${bookmark.seq} ${bookmark.label}`} className="t-mark">
            <span className="t-mark-words">
              <strong>{bookmark.label}</strong>
            </span>
            <Button size="small" onClick={() => onGoTo(bookmark)}>
              {t("testing.theatre.goTo", { seq: bookmark.seq })}
            </Button>
            <IconButton
              icon="trash"
              size="small"
              label={t("testing.theatre.bookmarks.remove", { label: bookmark.label })}
              onClick={() => onRemove(bookmark)}
            />
          </li>
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
