/** Says that something over the page is opening, once its code takes longer than a moment. experience: States. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"

export const Opening = (): ReactElement => (
  <output className="p-opening">
    <FormattedMessage id="core.loading" />
  </output>
)
