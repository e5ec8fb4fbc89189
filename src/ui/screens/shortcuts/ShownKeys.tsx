/** Keys as they are printed on this device's keyboard. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Keys } from "../../app/acts.ts"
import { isAppleDevice } from "../../app/shortcut-keys.ts"

const Key = ({ name }: { readonly name: string }): ReactElement => (
  <kbd className="shortcuts-key">{name.toUpperCase()}</kbd>
)

/** The sign as it is printed; it is spoken as a word. */
const commandSign = "⌘"

const CommandKey = (): ReactElement => (
  <kbd className="shortcuts-key">
    <span aria-hidden>{commandSign}</span>
    <span className="p-hidden">
      <FormattedMessage id="shortcuts.command" />
    </span>
  </kbd>
)

const ModKey = (): ReactElement =>
  isAppleDevice(navigator.platform) ? (
    <CommandKey />
  ) : (
    <kbd className="shortcuts-key">
      <FormattedMessage id="shortcuts.ctrl" />
    </kbd>
  )

export const ShownKeys = ({ keys: [first, second] }: { readonly keys: Keys }): ReactElement => (
  <span className="shortcuts-keys">
    {second === undefined ? (
      <Key name={first} />
    ) : first === "mod" ? (
      <>
        <ModKey /> <Key name={second} />
      </>
    ) : (
      <FormattedMessage
        id="shortcuts.then"
        values={{ first: <Key key="first" name={first} />, second: <Key key="second" name={second} /> }}
      />
    )}
  </span>
)
