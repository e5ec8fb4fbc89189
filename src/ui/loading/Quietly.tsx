/** Draws nothing until a part is there that a page can do without. */
import { Suspense, type ReactElement } from "react"
import { Boundary } from "./Boundary.tsx"
import { QuietTrouble } from "./QuietTrouble.tsx"

export const Quietly = ({ children }: { readonly children: ReactElement }): ReactElement => (
  <Boundary of="quiet" trouble={QuietTrouble}>
    <Suspense>{children}</Suspense>
  </Boundary>
)
