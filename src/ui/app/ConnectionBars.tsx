/** Says when what is shown may be old: no network, or the hubs are away for more than a moment. D83, D85. */
import { useEffect, useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { connection, isOnline, liveness } from "../../projections/connection.ts"
import { Banner } from "../parts/Banner.tsx"
import { useModels, useReadModel } from "./read-models.ts"

/** A blink of the network is not worth a word (D83). */
const saidAfterMs = 2_000

const useLasting = (is: boolean): boolean => {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!is) {
      setLasts(false)
      return undefined
    }
    const later = setTimeout(() => setLasts(true), saidAfterMs)
    return () => clearTimeout(later)
  }, [is])
  return is && lasts
}

export const ConnectionBars = (): ReactElement | null => {
  const online = useReadModel(connection, isOnline, undefined)
  const live = useReadModel(connection, liveness, undefined)
  const hasAccount = useModels((models) => models.account.account !== null)
  const isAway = useLasting(online && hasAccount && live === "away")
  if (!online) {
    return (
      <Banner tone="yellow" icon="offline">
        <FormattedMessage id="core.offline.bar" />
      </Banner>
    )
  }
  return isAway ? (
    <Banner tone="blue" icon="refresh">
      <FormattedMessage id="core.reconnecting" />
    </Banner>
  ) : null
}
