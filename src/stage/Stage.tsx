/** The app's screens at a moment of a log: those that people see, over the read models that they had. */
import { useLayoutEffect, type ReactElement } from "react"
import { Router, type BaseLocationHook, type BaseSearchHook } from "wouter"
import { AppProvider } from "../ui/app/context.tsx"
import { Boundary, type TroubleProps } from "../ui/loading/Boundary.tsx"
import { Shell } from "../ui/shell/Shell.tsx"
import { Spoken } from "../ui/shell/Spoken.tsx"
import type { Drawn } from "./stage-app.ts"

const stays = (): void => undefined

/** English, as it is said to developers alone, and where no text of the app may be at hand. */
const Broken = (_: TroubleProps): ReactElement => (
  <p role="alert">The screens of this version can't draw this moment.</p>
)

interface StageProps {
  readonly drawn: Drawn
  /** Changes with the moment, so that what could not be drawn is tried again. */
  readonly moment: string
  readonly onDrawn: () => void
}

export const Stage = ({ drawn: { app, address }, moment, onDrawn }: StageProps): ReactElement => {
  const location: BaseLocationHook = () => [address.path, stays]
  const search: BaseSearchHook = () => address.search
  useLayoutEffect(onDrawn)
  return (
    <Boundary of={moment} trouble={Broken}>
      <AppProvider value={app}>
        <Router hook={location} searchHook={search}>
          <Spoken>
            <Shell />
          </Spoken>
        </Router>
      </AppProvider>
    </Boundary>
  )
}
