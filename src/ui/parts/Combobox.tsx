/** One of many: type to narrow the list, or open it whole (APG combobox; UX: Accessibility). */
import { Combobox as Base } from "@base-ui/react/combobox"
import { useMemo, type ReactElement } from "react"
import { Field, type FieldWords } from "./Field.tsx"
import { Icon } from "./Icon.tsx"
import { IconButton } from "./IconButton.tsx"

export interface ComboboxOption {
  readonly value: string
  readonly label: string
  readonly group?: string | undefined
}

export interface ComboboxProps extends FieldWords {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly options: readonly ComboboxOption[]
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
  readonly noneLabel: string // nothing matches
  readonly clearLabel: string
  readonly openLabel: string
}

interface OptionGroup {
  readonly value: string
  readonly items: readonly ComboboxOption[]
}

const grouped = (options: readonly ComboboxOption[]): readonly OptionGroup[] =>
  [...Map.groupBy(options, (option) => option.group ?? "")].map(([value, items]) => ({ value, items }))

const Item = ({ option }: { readonly option: ComboboxOption }): ReactElement => (
  <Base.Item value={option} className="p-option">
    <span>{option.label}</span>
    <Base.ItemIndicator className="p-option-mark">
      <Icon name="check" />
    </Base.ItemIndicator>
  </Base.Item>
)

const Group = ({ group }: { readonly group: OptionGroup }): ReactElement => (
  <Base.Group items={group.items} className="p-option-group">
    {group.value !== "" && <Base.GroupLabel className="p-option-group-label">{group.value}</Base.GroupLabel>}
    <Base.Collection>{(option: ComboboxOption) => <Item key={option.value} option={option} />}</Base.Collection>
  </Base.Group>
)

export const Combobox = ({
  value,
  onChange,
  options,
  placeholder,
  disabled = false,
  noneLabel,
  clearLabel,
  openLabel,
  ...words
}: ComboboxProps): ReactElement => {
  const groups = useMemo(() => grouped(options), [options])
  const chosen = options.find((option) => option.value === value) ?? null
  return (
    <Field {...words}>
      {(links) => (
        <Base.Root
          items={groups}
          value={chosen}
          onValueChange={(option) => onChange(option?.value ?? null)}
          isItemEqualToValue={(one, other) => one.value === other.value}
          disabled={disabled}
          autoHighlight
        >
          <Base.InputGroup className="p-box p-combobox" data-disabled={disabled || undefined}>
            <Base.Input {...links} placeholder={placeholder} autoComplete="off" />
            <span className="p-box-after">
              <Base.Clear render={<IconButton icon="close" label={clearLabel} size="small" />} />
              <Base.Trigger render={<IconButton icon="chevron-down" label={openLabel} size="small" />} />
            </span>
          </Base.InputGroup>
          <Base.Portal>
            <Base.Positioner className="p-popup-place" sideOffset={4}>
              <Base.Popup className="p-popup p-combobox-popup">
                <Base.Empty className="p-combobox-none">{noneLabel}</Base.Empty>
                <Base.List className="p-options">
                  {(group: OptionGroup) => <Group key={group.value} group={group} />}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}
