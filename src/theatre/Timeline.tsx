/** The log as a tree of causes, with filters; a row leads to its moment. */
import { useMemo, useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { useWords } from "../ui/i18n/use-words.ts"
import { Checkbox } from "../ui/parts/Checkbox.tsx"
import { SearchField } from "../ui/parts/SearchField.tsx"
import { RowTree } from "./RowTree.tsx"
import { rowKinds, rowsByPlace, type RowKind, type TimelineRow } from "./timeline-rows.ts"

interface TimelineProps {
  readonly rows: readonly TimelineRow[]
  readonly length: number
  readonly count: number
  readonly onGoTo: (count: number) => void
}

export const Timeline = ({ rows, length, count, onGoTo }: TimelineProps): ReactElement => {
  const t = useWords()
  const [hidden, setHidden] = useState<readonly RowKind[]>([])
  const [words, setWords] = useState("")
  const nthByPlace = useMemo(() => rowsByPlace(rows, length), [rows, length])
  const shown = useMemo(() => {
    const wanted = words.trim().toLowerCase()
    return rows.flatMap((row, nth) =>
      hidden.includes(row.kind) || !`${row.seq} ${row.words}`.toLowerCase().includes(wanted)
        ? []
        : [{ ...row, nth, key: `${row.at} ${row.level}`, isOpen: null }],
    )
  }, [rows, hidden, words])
  const nth = count === 0 ? -1 : (nthByPlace[count - 1] ?? -1)
  const active = shown.findLastIndex((row) => row.nth <= nth)
  return (
    <div className="t-panel">
      <fieldset className="t-filters">
        <legend className="p-hidden">{t("testing.theatre.timeline.kinds")}</legend>
        {rowKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`testing.theatre.kind.${kind}`)}
            checked={!hidden.includes(kind)}
            onChange={(isOn) => setHidden(isOn ? hidden.filter((one) => one !== kind) : [...hidden, kind])}
          />
        ))}
      </fieldset>
      <SearchField
        label={t("testing.theatre.timeline.words")}
        clearLabel={t("testing.theatre.clear")}
        value={words}
        onChange={setWords}
      />
      <output className="u-muted">
        <FormattedMessage id="testing.theatre.timeline.rows" values={{ shown: shown.length, all: rows.length }} />
      </output>
      <RowTree
        label={t("testing.theatre.panel.timeline")}
        rows={shown}
        active={active}
        onActive={({ at }) => onGoTo(at + 1)}
      >
        {({ seq, kind, words: said, hasFailed }) => (
          <>
            <span className="t-seq">{seq}</span>
            <span className="t-kind" data-kind={kind}>
              {t(`testing.theatre.kind.${kind}`)}
            </span>
            <span className="t-words" data-failed={hasFailed || undefined}>
              {said}
            </span>
          </>
        )}
      </RowTree>
    </div>
  )
}
