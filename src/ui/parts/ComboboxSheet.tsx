/**
 * The combobox on phones: the field opens a sheet of the window's height, with a search above the list. Spec §9 Bottom
 * sheet.
 */
import { useId, useState, type ReactElement } from "react"
import { Button } from "./Button.tsx"
import { useCloseOnBack } from "./use-close-on-back.ts"
import type { ChoiceProps } from "./combobox-props.ts"
import { Dialog } from "./Dialog.tsx"
import { Field, splitWords } from "./Field.tsx"
import { Icon } from "./Icon.tsx"
import { InlineCombobox } from "./InlineCombobox.tsx"

interface SheetProps extends ChoiceProps {
  readonly byTouch: boolean
  readonly typed: string
  readonly onTyped: (text: string) => void
  readonly onClose: () => void
}

const Sheet = ({ chosen, byTouch, typed, onTyped, onClose, ...given }: SheetProps): ReactElement => {
  const { label, options, onChoose, asking, noneLabel, clearLabel, closeLabel, searchLabel } = given
  useCloseOnBack(onClose)
  return (
    <Dialog title={label} closeLabel={closeLabel} onClose={onClose} size="tall" openedByTouch={byTouch}>
      <InlineCombobox
        label={label}
        searchLabel={searchLabel}
        clearLabel={clearLabel}
        options={options}
        isFound={asking !== undefined}
        chosen={chosen}
        onChoose={(option) => {
          onChoose(option)
          onTyped("")
          onClose()
        }}
        typed={typed}
        onTyped={onTyped}
        noneLabel={noneLabel}
        status={asking?.status}
      />
      {asking !== undefined && chosen !== null && typed === "" && (
        <Button
          icon="close"
          onClick={() => {
            onChoose(null)
            onClose()
          }}
        >
          {clearLabel}
        </Button>
      )}
    </Dialog>
  )
}

export const ComboboxSheet = (props: ChoiceProps): ReactElement => {
  const [words, { chosen, asking, placeholder, disabled = false }] = splitWords(props)
  const [opened, setOpened] = useState<"touch" | "otherwise" | null>(null)
  const valueId = useId()
  // The typed text that led to no choice among options that are found elsewhere is there again when the sheet is.
  const [typed, setTyped] = useState("")
  const type = (text: string): void => {
    setTyped(text)
    asking?.onType(text)
  }
  const close = (): void => {
    setOpened(null)
    if (asking === undefined) setTyped("")
  }
  const unchosen = opened === null ? typed.trim() : ""
  return (
    <Field {...words} error={words.error ?? (unchosen === "" ? undefined : asking?.unchosen)}>
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
            <span
              id={valueId}
              className="p-combobox-value"
              data-empty={(chosen === null && unchosen === "") || undefined}
            >
              {unchosen === "" ? (chosen?.label ?? placeholder) : unchosen}
            </span>
            <Icon name="chevron-down" />
          </button>
          {opened !== null && (
            <Sheet {...props} byTouch={opened === "touch"} typed={typed} onTyped={type} onClose={close} />
          )}
        </>
      )}
    </Field>
  )
}
