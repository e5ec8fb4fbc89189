/** Says when what is shown may be old: no network, or the hubs are away for more than a moment. */
import { useEffect, useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { connection, isLost, isOnline, liveness } from "../../projections/connection.ts"
import { Banner } from "../parts/Banner.tsx"
import { useApp } from "../app/context.tsx"
import { useModels, useReadModel } from "../app/read-models.ts"

/** A blink of the network is not worth a word. The first connection takes seconds on a slow phone, and the page was loaded just now. D83. */
const saidAfterMs = { lost: 2_000, first: 10_000 } as const

/** Mounted when it begins, so that the time counts from there. */
const Reconnecting = ({ afterMs }: { readonly afterMs: number }): ReactElement | null => {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    const later = setTimeout(() => setLasts(true), afterMs)
    return () => clearTimeout(later)
  }, [afterMs])
  return lasts ? (
    <Banner tone="blue" icon="refresh">
      <FormattedMessage id="core.reconnecting" />
    </Banner>
  ) : null
}

export const ConnectionBars = (): ReactElement | null => {
  const online = useReadModel(connection, isOnline, undefined)
  const live = useReadModel(connection, liveness, undefined)
  const lost = useReadModel(connection, isLost, undefined)
  const hasAccount = useModels((models) => models.account.account !== null)
  const isInApp = useApp().device.wrapper !== null
  // The mobile app says so in place of everything (OfflineNotice).
  if (!online && isInApp) return null
  if (!online) {
    return (
      <Banner tone="yellow" icon="offline">
        <FormattedMessage id="core.offline.bar" />
      </Banner>
    )
  }
  return hasAccount && live === "away" ? <Reconnecting afterMs={lost ? saidAfterMs.lost : saidAfterMs.first} /> : null
}
