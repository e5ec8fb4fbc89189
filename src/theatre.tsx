/**
 * Composition root of the theatre: a page of its own, in which developers replay a log. Nothing of it is in the app.
 * architecture: Theatre.
 */
import { StrictMode, Suspense, type ReactElement } from "react"
import { createRoot } from "react-dom/client"
import { givenLog } from "./theatre/given-log.ts"
import { Theatre } from "./theatre/Theatre.tsx"
import { CoreTexts, MoreTexts } from "./ui/i18n/Texts.tsx"
import { Boundary, type TroubleProps } from "./ui/loading/Boundary.tsx"

const host = "/i18n"

/** English, as all of it is; the texts themselves may be what is missing. */
const Broken = ({ onRetry }: TroubleProps): ReactElement => (
  <p role="alert">
    The theatre can't be shown.{" "}
    <button type="button" onClick={onRetry}>
      Try again
    </button>
  </p>
)

const container = document.getElementById("app")
if (container !== null)
  createRoot(container).render(
    <StrictMode>
      <Boundary of="theatre" trouble={Broken}>
        <Suspense>
          <CoreTexts host={host} language="en-US">
            <MoreTexts host={host} scopes={["testing"]}>
              <Theatre given={givenLog(window.location.hash)} />
            </MoreTexts>
          </CoreTexts>
        </Suspense>
      </Boundary>
    </StrictMode>,
  )
