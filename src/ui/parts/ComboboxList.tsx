/** The combobox on a desk: a field with a list below it (APG combobox; experience: Accessibility). */
import { Combobox as Base } from "@base-ui/react/combobox"
import { useMemo, useRef, useState, type ReactElement } from "react"
import { ComboboxOptions, fitsOption, groupedOptions } from "./ComboboxOptions.tsx"
import type { ChoiceProps, ComboboxOption } from "./combobox-props.ts"
import { Field } from "./Field.tsx"
import { IconButton } from "./IconButton.tsx"
import { useLeft } from "./use-left.ts"
import { ShownBehind } from "./ShownBehind.tsx"

/**
 * Keeps the text in the field: the typed one, or the choice. The library would put the choice back whenever the options
 * change, and those that are found elsewhere change while somebody types.
 */
const useTyped = (chosen: ChoiceProps["chosen"], first: string) => {
  const label = chosen?.label ?? ""
  const [shown, setShown] = useState({ text: first === "" ? label : first, label })
  if (shown.label !== label) setShown({ text: label, label })
  return { text: shown.text, type: (text: string) => setShown({ text, label }) }
}

/** The changes that a person means; with all others the library would put the choice back over what is typed. */
const typing: ReadonlySet<string> = new Set(["input-change", "item-press", "clear-press", "escape-key"])

/**
 * Leaving the field of options that are found elsewhere chooses the marked one. Where nothing is, because it was
 * refused or is not there yet, the text stays, and the field says that it is no choice.
 */
export const ComboboxList = ({
  chosen,
  onChoose,
  options,
  asking,
  placeholder,
  disabled = false,
  noneLabel,
  clearLabel,
  openLabel,
  searchLabel: _searchLabel,
  closeLabel: _closeLabel,
  ...words
}: ChoiceProps): ReactElement => {
  const groups = useMemo(() => groupedOptions(options), [options])
  const { text, type } = useTyped(chosen, asking?.first ?? "")
  const { isLeft, ...leaving } = useLeft()
  const isUnchosen = asking !== undefined && isLeft && text.trim() !== "" && text !== chosen?.label
  const place = useRef<HTMLDivElement>(null)
  const highlighted = useRef<ComboboxOption | undefined>(undefined)
  return (
    <Field {...words} error={words.error ?? (isUnchosen ? asking.unchosen : undefined)}>
      {(links) => (
        <Base.Root
          items={groups}
          {...(asking === undefined ? { filter: fitsOption } : { filter: null, inputValue: text })}
          value={chosen}
          onValueChange={onChoose}
          onInputValueChange={(typed, { reason }) => {
            if (asking !== undefined && !typing.has(reason)) return
            type(typed)
            asking?.onType(reason === "input-change" ? typed : "")
          }}
          onItemHighlighted={(option) => {
            // The mark goes with the list's closing, and is asked for then.
            if (option !== undefined) highlighted.current = option
          }}
          onOpenChange={(isOpen, { reason }) => {
            if (isOpen) return
            const marked = options.find(({ value }) => value === highlighted.current?.value)
            highlighted.current = undefined
            const isOut = reason === "focus-out" || reason === "outside-press"
            if (asking === undefined || !isOut || marked === undefined) return
            onChoose(marked)
            type(marked.label)
            asking.onType("")
          }}
          defaultOpen={asking?.first !== undefined && asking.first !== ""}
          isItemEqualToValue={(one, other) => one.value === other.value}
          disabled={disabled}
          autoHighlight
        >
          {/* Of no name, a group says nothing about the one field in it. */}
          <Base.InputGroup role="presentation" className="p-box p-combobox" data-disabled={disabled || undefined}>
            <Base.Input {...links} {...leaving} placeholder={placeholder} autoComplete="off" />
            <span className="p-box-after">
              <Base.Clear render={<IconButton icon="close" label={clearLabel} size="small" />} />
              {asking === undefined && (
                <Base.Trigger render={<IconButton icon="chevron-down" label={openLabel} size="small" />} />
              )}
            </span>
          </Base.InputGroup>
          {/* Portalled right after the field, so that the list stays within the page's landmark. */}
          <div ref={place} className="p-popup-home" />
          <Base.Portal container={place}>
            <Base.Positioner className="p-popup-place" sideOffset={4}>
              <Base.Popup className="p-popup p-combobox-popup">
                <ShownBehind />
                <ComboboxOptions label={words.label} noneLabel={noneLabel} status={asking?.status} />
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}
