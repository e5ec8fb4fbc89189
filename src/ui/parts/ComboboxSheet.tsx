/**
 * The combobox on phones: the field opens a sheet of the window's height, with a search above the list. Spec §9 Bottom
 * sheet.
 */
import { Combobox as Base } from "@base-ui/react/combobox"
import { useId, useState, type ReactElement } from "react"
import { useCloseOnBack } from "./close-on-back.ts"
import type { ComboboxOption, ComboboxProps } from "./combobox-props.ts"
import { ComboboxOptions, groupedOptions } from "./ComboboxOptions.tsx"
import { Dialog } from "./Dialog.tsx"
import { Field, splitWords } from "./Field.tsx"
import { Icon } from "./Icon.tsx"
import { IconButton } from "./IconButton.tsx"

interface SheetProps extends ComboboxProps {
  readonly chosen: ComboboxOption | null
  readonly byTouch: boolean
  readonly onClose: () => void
}

const Sheet = ({ chosen, byTouch, onClose, ...given }: SheetProps): ReactElement => {
  const { label, options, onChange, noneLabel, clearLabel, closeLabel, searchLabel } = given
  const [groups] = useState(() => groupedOptions(options))
  const [typed, setTyped] = useState("")
  useCloseOnBack(onClose)
  return (
    <Dialog title={label} closeLabel={closeLabel} onClose={onClose} size="tall" openedByTouch={byTouch}>
      <Base.Root
        items={groups}
        inline
        open
        value={chosen}
        inputValue={typed}
        onInputValueChange={(text, { reason }) => {
          if (reason === "input-change" || reason === "input-clear") setTyped(text)
        }}
        onValueChange={(option) => {
          if (option === null) return
          onChange(option.value)
          onClose()
        }}
        isItemEqualToValue={(one, other) => one.value === other.value}
        autoHighlight
      >
        <Base.InputGroup className="p-box p-combobox">
          <Icon name="search" />
          <Base.Input aria-label={searchLabel} placeholder={searchLabel} autoComplete="off" enterKeyHint="search" />
          {typed !== "" && (
            <span className="p-box-after">
              <IconButton icon="close" label={clearLabel} size="small" onClick={() => setTyped("")} />
            </span>
          )}
        </Base.InputGroup>
        <ComboboxOptions label={label} noneLabel={noneLabel} />
      </Base.Root>
    </Dialog>
  )
}

export const ComboboxSheet = (props: ComboboxProps): ReactElement => {
  const [words, { value, options, placeholder, disabled = false }] = splitWords(props)
  const [opened, setOpened] = useState<"touch" | "otherwise" | null>(null)
  const valueId = useId()
  const chosen = options.find((option) => option.value === value) ?? null
  return (
    <Field {...words}>
      {(links) => (
        <>
          <button
            id={links.id}
            aria-describedby={[valueId, links["aria-describedby"]].filter((one) => one !== undefined).join(" ")}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={opened !== null}
            className="p-box p-combobox-field"
            data-disabled={disabled || undefined}
            disabled={disabled}
            onClick={({ nativeEvent }) =>
              setOpened("pointerType" in nativeEvent && nativeEvent.pointerType === "touch" ? "touch" : "otherwise")
            }
          >
            <span id={valueId} className="p-combobox-value" data-empty={chosen === null || undefined}>
              {chosen?.label ?? placeholder}
            </span>
            <Icon name="chevron-down" />
          </button>
          {opened !== null && (
            <Sheet {...props} chosen={chosen} byTouch={opened === "touch"} onClose={() => setOpened(null)} />
          )}
        </>
      )}
    </Field>
  )
}
