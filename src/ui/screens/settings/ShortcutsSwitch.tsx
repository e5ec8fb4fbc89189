/** Turns shortcuts of a single key on and off, for those who speak to their computer. WCAG 2.1.4. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { areShortcutsOn, shortcuts } from "../../../projections/shortcuts.ts"
import { useDispatch, useReadModel } from "../../app/read-models.ts"
import { Switch } from "../../parts/Checkbox.tsx"

export const ShortcutsSwitch = (): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  return (
    <Switch
      label={intl.formatMessage({ id: "settings.keys.label" })}
      hint={intl.formatMessage({ id: "settings.keys.hint" })}
      checked={useReadModel(shortcuts, areShortcutsOn, undefined)}
      onChange={(on) => void dispatch({ type: "TurnShortcuts", on })}
    />
  )
}
