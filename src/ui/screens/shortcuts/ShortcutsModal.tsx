/** All shortcuts, and the way to turn those of a single key off; made of the table that they act by. WCAG 2.1.4. */
import { useId, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { reportPath } from "../../../domain/support.ts"
import type { Act, ActGroup } from "../../app/acts.ts"
import { withModal } from "../../app/paths.ts"
import { useStandpoint } from "../../app/use-standpoint.ts"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { ShortcutsSwitch } from "../settings/ShortcutsSwitch.tsx"
import { ShownKeys } from "./ShownKeys.tsx"

interface ShortcutsModalProps {
  /** The acts that the person may ask for. */
  readonly acts: readonly Act[]
  readonly onClose: () => void
  readonly onGoOn: (then: string) => void
}

const groups: readonly ActGroup[] = ["everywhere", "go", "do"]

const Group = ({ of, acts }: { readonly of: ActGroup; readonly acts: readonly Act[] }): ReactElement => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="shortcuts-title">
        <FormattedMessage id={`shortcuts.group.${of}`} />
      </h3>
      <ul className="shortcuts-list">
        {acts.map(({ name, label, keys }) => (
          <li key={name} className="shortcuts-row">
            <FormattedMessage id={label} />
            {keys !== undefined && <ShownKeys keys={keys} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

export const ShortcutsModal = ({ acts, onClose, onGoOn }: ShortcutsModalProps): ReactElement => {
  const intl = useIntl()
  const from = useStandpoint()
  return (
    <Dialog
      title={intl.formatMessage({ id: "core.shortcuts" })}
      description={intl.formatMessage({ id: "shortcuts.hint" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
      footer={
        <>
          <Button icon="search" onClick={() => onGoOn(withModal(from, "palette"))}>
            <FormattedMessage id="core.quickSearch" />
          </Button>
          <Button icon="flag" onClick={() => onGoOn(reportPath)}>
            <FormattedMessage id="core.problem" />
          </Button>
        </>
      }
    >
      <div className="l-stack" data-gap="6">
        <ShortcutsSwitch />
        {groups.map((group) => {
          const own = acts.filter((act) => act.group === group && act.keys !== undefined)
          return own.length > 0 && <Group key={group} of={group} acts={own} />
        })}
      </div>
    </Dialog>
  )
}
