/** A map whose code comes when it is drawn: no page without one pays for it. */
import { Suspense, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { Boundary } from "../loading/Boundary.tsx"
import { loadable } from "../loading/loadable.ts"
import { QuietTrouble } from "../loading/QuietTrouble.tsx"
import { Spinner } from "../parts/Spinner.tsx"
import type { MapViewProps } from "./MapView.tsx"

const MapView = loadable(async () => (await import("./MapView.tsx")).MapView)

const Waiting = (): ReactElement => (
  <div className="m-map m-waiting" data-waiting>
    <Spinner size={32} label={useIntl().formatMessage({ id: "map.loading" })} />
  </div>
)

export const LazyMap = (props: MapViewProps): ReactElement => (
  <Boundary of="map" trouble={QuietTrouble}>
    <Suspense fallback={<Waiting />}>
      <MapView {...props} />
    </Suspense>
  </Boundary>
)
