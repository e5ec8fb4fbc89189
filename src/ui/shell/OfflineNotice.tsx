/**
 * In the mobile app, in place of everything while there is no network; back at home the page loads anew. Spec §2 The
 * frame, §8.
 */
import { useEffect, useRef, useState, type ReactElement } from "react"
import { useIntl } from "react-intl"
import type { Wrapper } from "../../platform/wrapper/wrapper.ts"
import { connection, isOnline } from "../../projections/connection.ts"
import { paths } from "../app/paths.ts"
import { useReadModel } from "../app/read-models.ts"
import { Button } from "../parts/Button.tsx"
import { FullScreen } from "../parts/FullScreen.tsx"

type State = "unasked" | "asking" | "still"

const Notice = ({ wrapper }: { readonly wrapper: Wrapper }): ReactElement => {
  const intl = useIntl()
  const [state, setState] = useState<State>("unasked")
  useEffect(() => wrapper.holdBack(), [wrapper])
  const look = async (): Promise<void> => {
    setState("asking")
    if (!(await wrapper.isOnline())) setState("still")
  }
  return (
    <FullScreen
      picture="cloud"
      title={intl.formatMessage({ id: "core.offline.title" })}
      hint={intl.formatMessage({ id: "core.offline.hint" })}
      said={state === "still" ? intl.formatMessage({ id: "core.offline.still" }) : undefined}
    >
      <Button kind="primary" icon="refresh" wide busy={state === "asking"} onClick={() => void look()}>
        {intl.formatMessage({ id: "core.retry" })}
      </Button>
    </FullScreen>
  )
}

export const OfflineNotice = ({ wrapper }: { readonly wrapper: Wrapper }): ReactElement | null => {
  const online = useReadModel(connection, isOnline, undefined)
  const was = useRef(online)
  useEffect(() => {
    const isBack = online && !was.current
    was.current = online
    if (isBack && window.location.pathname === paths.home) window.location.reload()
  }, [online])
  return online ? null : <Notice wrapper={wrapper} />
}
