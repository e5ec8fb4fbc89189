/**
 * A combobox: type to filter the list, or open all of it (APG combobox; experience: Accessibility); a sheet on
 * phones (E192).
 */
import { Combobox as Base } from "@base-ui/react/combobox"
import { useMemo, useRef, type ReactElement } from "react"
import { ComboboxOptions, groupedOptions } from "./ComboboxOptions.tsx"
import type { ComboboxProps } from "./combobox-props.ts"
import { ComboboxSheet } from "./ComboboxSheet.tsx"
import { Field } from "./Field.tsx"
import { IconButton } from "./IconButton.tsx"
import { usePhoneWidth } from "./phone-width.ts"
import { ShownBehind } from "./ShownBehind.tsx"

const ComboboxList = ({
  value,
  onChange,
  options,
  placeholder,
  disabled = false,
  noneLabel,
  clearLabel,
  openLabel,
  searchLabel: _searchLabel,
  closeLabel: _closeLabel,
  ...words
}: ComboboxProps): ReactElement => {
  const groups = useMemo(() => groupedOptions(options), [options])
  const chosen = options.find((option) => option.value === value) ?? null
  const place = useRef<HTMLDivElement>(null)
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
          {/* Portalled right after the field, so that the list stays within the page's landmark. */}
          <div ref={place} className="p-popup-home" />
          <Base.Portal container={place}>
            <Base.Positioner className="p-popup-place" sideOffset={4}>
              <Base.Popup className="p-popup p-combobox-popup">
                <ShownBehind />
                <ComboboxOptions label={words.label} noneLabel={noneLabel} />
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}

export const Combobox = (props: ComboboxProps): ReactElement =>
  usePhoneWidth() ? <ComboboxSheet {...props} /> : <ComboboxList {...props} />
