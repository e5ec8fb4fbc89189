/** The wait of a whole route that is not known yet. Nothing shows at first, then a skeleton. */
import type { ReactElement } from "react"
import { Waiting } from "./Waiting.tsx"

export const RouteWait = ({ onAgain }: { readonly onAgain?: () => void }): ReactElement => (
  <div className="l-page l-stack">
    <Waiting shape="page" onAgain={onAgain} />
  </div>
)
