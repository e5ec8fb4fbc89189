/** The options of a combobox, grouped and filtered by what is typed; shared by the list and the phone's sheet. */
import { Combobox as Base } from "@base-ui/react/combobox"
import type { ReactElement, ReactNode } from "react"
import { fits } from "../../domain/matching.ts"
import type { ComboboxOption } from "./combobox-props.ts"
import { Icon } from "./Icon.tsx"

export interface OptionGroup {
  readonly value: string
  readonly items: readonly ComboboxOption[]
}

export const groupedOptions = (options: readonly ComboboxOption[]): readonly OptionGroup[] =>
  [...Map.groupBy(options, (option) => option.group ?? "")].map(([value, items]) => ({ value, items }))

/** Options by the rule that a search has, whatever language the browser or the interface speaks. E604. */
export const fitsOption = ({ label }: ComboboxOption, typed: string): boolean => fits(typed, label)

const Item = ({ option }: { readonly option: ComboboxOption }): ReactElement => (
  <Base.Item value={option} className="p-option">
    {option.icon !== undefined && <Icon name={option.icon} />}
    <span className="p-option-words">
      <span>{option.label}</span>
      {option.detail !== undefined && <span className="p-option-detail">{option.detail}</span>}
    </span>
    {option.after !== undefined && <span aria-hidden>{option.after}</span>}
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

interface ComboboxOptionsProps {
  readonly label: string
  readonly noneLabel: string | undefined // nothing matches
  readonly status: ReactNode // instead of it, where the options are found elsewhere
}

export const ComboboxOptions = ({ label, noneLabel, status }: ComboboxOptionsProps): ReactElement => (
  <>
    {status === undefined ? (
      <Base.Empty className="p-combobox-none">{noneLabel}</Base.Empty>
    ) : (
      <Base.Status className="p-combobox-none">{status}</Base.Status>
    )}
    <Base.List className="p-options" aria-label={label}>
      {(group: OptionGroup) => <Group key={group.value} group={group} />}
    </Base.List>
  </>
)
