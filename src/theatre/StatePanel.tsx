/** The read models as a tree with what the event changed, a search in them, and the explanation of a value. */
import { useState, type ReactElement } from "react"
import { pathText, type Path } from "../log/readable.ts"
import { useWords } from "../ui/i18n/use-words.ts"
import { SearchField } from "../ui/parts/SearchField.tsx"
import { Switch } from "../ui/parts/Checkbox.tsx"
import { Note } from "../ui/parts/Note.tsx"
import type { Ask } from "../platform/ports.ts"
import { Explained } from "./Explained.tsx"
import type { LogQuestions } from "./log-questions.ts"
import { RowTree } from "./RowTree.tsx"
import { pathKey, type StateRow } from "./state-rows.ts"
import { useAnswer } from "./use-answer.ts"

interface StatePanelProps {
  readonly ask: Ask<LogQuestions>
  readonly count: number
  readonly onGoTo: (count: number) => void
}

const none: readonly never[] = []

/** Keys of all paths on the way to one. */
const wayTo = (path: Path): readonly string[] => path.map((_, at) => pathKey(path.slice(0, at + 1)))

export const StatePanel = ({ ask, count, onGoTo }: StatePanelProps): ReactElement => {
  const t = useWords()
  const [open, setOpen] = useState<readonly string[]>(none)
  const [changedOnly, setChangedOnly] = useState(true)
  const [words, setWords] = useState("")
  const [chosen, setChosen] = useState<Path | null>(null)
  const state = useAnswer(JSON.stringify([count, open, changedOnly]), () => ask("state", { count, open, changedOnly }))
  const found = useAnswer(words.trim() === "" ? null : JSON.stringify([count, words]), () =>
    ask("search", { count, words }),
  )
  const explained = useAnswer(chosen === null ? null : JSON.stringify([count, chosen]), () =>
    ask("explain", { count, path: chosen ?? [] }),
  )
  const rows = (state.value ?? none).map((row) => ({ ...row, key: pathKey(row.path) }))
  const chosenKey = chosen === null ? null : pathKey(chosen)
  const toggle = ({ path, isOpen }: StateRow): void => {
    if (isOpen === null) return
    const key = pathKey(path)
    setOpen(isOpen ? open.filter((one) => one !== key) : [...open, key])
  }
  const goToFound = (path: Path): void => {
    setChangedOnly(false)
    setOpen([...new Set([...open, ...wayTo(path.slice(0, -1))])])
    setChosen(path)
    setWords("")
  }
  return (
    <div className="t-panel">
      <SearchField
        label={t("testing.theatre.state.search")}
        clearLabel={t("testing.theatre.clear")}
        value={words}
        onChange={setWords}
      />
      <Switch label={t("testing.theatre.state.changedOnly")} checked={changedOnly} onChange={setChangedOnly} />
      {words.trim() !== "" && found.value !== null && (
        <ul className="t-found" aria-label={t("testing.theatre.state.found", { count: found.value.length })}>
          {found.value.length === 0 && <li className="u-muted">{t("testing.theatre.state.notFound")}</li>}
          {found.value.map(({ path, words: said }) => (
            <li key={pathKey(path)}>
              <button type="button" className="t-found-row" onClick={() => goToFound(path)}>
                <code className="t-path">{pathText(path)}</code> <code>{said}</code>
              </button>
            </li>
          ))}
        </ul>
      )}
      {rows.length === 0 && state.state === "there" && (
        <p className="u-muted">{t("testing.theatre.state.unchanged")}</p>
      )}
      {rows.length > 0 && (
        <RowTree
          label={t("testing.theatre.panel.state")}
          rows={rows}
          active={rows.findIndex(({ key }) => key === chosenKey)}
          onActive={({ path }) => setChosen(path)}
          onToggle={toggle}
        >
          {({ name, words: said, change, before }) => (
            <>
              <span className="t-name">{name}</span>
              {change !== "none" && (
                <span className="t-change" data-change={change}>
                  {t(`testing.theatre.change.${change}`)}
                </span>
              )}
              <span className="t-words">
                {before !== null && (
                  <>
                    <del>{before}</del> →{" "}
                  </>
                )}
                {said}
              </span>
            </>
          )}
        </RowTree>
      )}
      {explained.state === "failed" && <Note tone="red">{explained.why}</Note>}
      {chosen !== null && explained.value !== null && <Explained explanation={explained.value} onGoTo={onGoTo} />}
    </div>
  )
}
