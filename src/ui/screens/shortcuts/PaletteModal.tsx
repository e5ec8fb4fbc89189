/** The quick search over pages, one's own things, and what one can do. WAI-ARIA APG combobox. */
import { useMemo, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl, type IntlShape } from "react-intl"
import { textLimits } from "../../../domain/limits.ts"
import { listingFlags, listingKinds, ownKinds } from "../../../domain/listings.ts"
import { plainSearch, searchTerm } from "../../../domain/search.ts"
import { account, activeSide } from "../../../projections/account.ts"
import { recentEntries, shortcuts } from "../../../projections/shortcuts.ts"
import type { Act } from "../../app/acts.ts"
import { useApp } from "../../app/context.tsx"
import { ownListTexts, searchPath } from "../../app/nav-links.ts"
import { wasOpenedByKeys } from "../../app/opened-by-keys.ts"
import { paths } from "../../app/paths.ts"
import { useDispatch, useReadModel } from "../../app/read-models.ts"
import { useStandpoint } from "../../app/use-standpoint.ts"
import type { MessageId } from "../../i18n/messages.ts"
import { Button } from "../../parts/Button.tsx"
import type { ComboboxOption } from "../../parts/combobox-props.ts"
import { Dialog } from "../../parts/Dialog.tsx"
import { InlineCombobox } from "../../parts/InlineCombobox.tsx"
import { shownEntries, type Entry, type EntryGroup } from "./palette-entries.ts"
import { ShownKeys } from "./ShownKeys.tsx"
import { useOwnEntries } from "./use-own-entries.ts"

interface PaletteModalProps {
  /** The acts that the person may ask for. */
  readonly acts: readonly Act[]
  readonly onClose: () => void
  readonly onGoOn: (then: string) => void
}

/** The palette leaves itself out. */
const itself = "palette"

const entryOf = (intl: IntlShape, { name, group, label, icon, keys, way }: Act): Entry => ({
  value: name,
  group: group === "do" ? "do" : "go",
  label: intl.formatMessage({ id: label }),
  icon,
  keys,
  way,
})

/** A field that is focused opens the keyboard of a touch screen over the sheet, unless there is another one (E192). */
const isTouched = (): boolean => window.matchMedia("(pointer: coarse)").matches && !wasOpenedByKeys()

export const PaletteModal = ({ acts, onClose, onGoOn }: PaletteModalProps): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const from = useStandpoint()
  const { flags } = useApp().environment
  const side = useReadModel(account, activeSide, undefined)
  const recent = useReadModel(shortcuts, recentEntries, undefined)
  const own = useOwnEntries()
  const [byTouch] = useState(isTouched)
  const { typed } = own

  const all = useMemo((): readonly Entry[] => {
    const term = searchTerm(typed)
    const isInMarket = term !== "" && acts.some(({ name }) => name === "search")
    const market = listingKinds
      .filter((kind) => isInMarket && flags[listingFlags[kind]])
      .map((kind): Entry => ({
        value: `search/${kind}`,
        group: "market",
        label: intl.formatMessage({ id: "shortcuts.market" }, { kind, term }),
        icon: "search",
        way: { is: "leads", to: () => paths.search(plainSearch(kind, term)) },
      }))
    return [...own.entries, ...acts.filter(({ name }) => name !== itself).map((act) => entryOf(intl, act)), ...market]
  }, [acts, flags, intl, own.entries, typed])
  const shown = useMemo(() => shownEntries(all, typed, recent), [all, typed, recent])

  const groupText: Readonly<Record<EntryGroup, MessageId>> = {
    recent: "shortcuts.group.recent",
    chats: "core.nav.chat",
    listings: ownListTexts[ownKinds[side]],
    do: "shortcuts.group.do",
    go: "shortcuts.group.go",
    market: "shortcuts.group.market",
  }
  const options = shown.map(({ value, label, detail, icon, keys, group }): ComboboxOption => ({
    value,
    label,
    detail,
    icon,
    group: intl.formatMessage({ id: groupText[group] }),
    after: keys && <ShownKeys keys={keys} />,
  }))

  const choose = ({ value }: ComboboxOption): void => {
    const entry = shown.find((one) => one.value === value)
    if (entry === undefined) return
    const { way } = entry
    // The typed words are in nobody's log.
    if (entry.group !== "market") void dispatch({ type: "NoteEntry", entry: value })
    if (way.is === "leads") onGoOn(way.to(from))
    else if (way.is === "finds") onGoOn(searchPath)
    else {
      onClose()
      void dispatch(way.command(from))
    }
  }

  const isNothing = typed.trim() !== "" && shown.every(({ group }) => group === "market")
  const status =
    own.hasFailed && !own.isBusy ? (
      <span className="p-combobox-failed">
        <FormattedMessage id="shortcuts.failed" />
        <Button size="small" onClick={own.retry}>
          <FormattedMessage id="core.retry" />
        </Button>
      </span>
    ) : typed !== "" && own.isBusy ? (
      <FormattedMessage id="shortcuts.busy" />
    ) : isNothing ? (
      <FormattedMessage id="shortcuts.none" values={{ typed: typed.trim() }} />
    ) : (
      <span className="p-hidden">
        <FormattedMessage id="shortcuts.count" values={{ count: shown.length }} />
      </span>
    )

  return (
    <Dialog
      title={intl.formatMessage({ id: "core.quickSearch" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
      size="tall"
      openedByTouch={byTouch}
    >
      <InlineCombobox
        label={intl.formatMessage({ id: "shortcuts.results" })}
        searchLabel={intl.formatMessage({ id: "shortcuts.sought" })}
        clearLabel={intl.formatMessage({ id: "core.clearSearch" })}
        options={options}
        isFound
        chosen={null}
        onChoose={choose}
        typed={typed}
        onTyped={own.type}
        maxLength={textLimits.searchTerm.max}
        status={status}
      />
    </Dialog>
  )
}
