/** Says when what is shown may be old: no network, or the hubs are away for more than a moment. D83, D85. */
import { useEffect, useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { connection, isOnline, liveness } from "../../projections/connection.ts"
import { Banner } from "../parts/Banner.tsx"
import { useApp } from "../app/context.tsx"
import { useModels, useReadModel } from "../app/read-models.ts"

/** A blink of the network is not worth a word (D83). */
const saidAfterMs = 2_000

/** Mounted when it begins, so that the time counts from there. */
const Reconnecting = (): ReactElement | null => {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    const later = setTimeout(() => setLasts(true), saidAfterMs)
    return () => clearTimeout(later)
  }, [])
  return lasts ? (
    <Banner tone="blue" icon="refresh">
      <FormattedMessage id="core.reconnecting" />
    </Banner>
  ) : null
}

export const ConnectionBars = (): ReactElement | null => {
  const online = useReadModel(connection, isOnline, undefined)
  const live = useReadModel(connection, liveness, undefined)
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
  return hasAccount && live === "away" ? <Reconnecting /> : null
}
