/** Recorded event logs as files to send to support, without personal texts. */
import { useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { KeptRun } from "../../../platform/kept-runs.ts"
import { saveText } from "../../../platform/save-text.ts"
import { useApp } from "../../app/context.tsx"
import { Button } from "../../parts/Button.tsx"
import { Card } from "../../parts/Card.tsx"
import { EarlierRuns } from "./EarlierRuns.tsx"
import { useKeptRuns } from "./use-kept-runs.ts"

type State = "idle" | "busy" | "done" | "failed"

export const EventLog = (): ReactElement => {
  const { device } = useApp()
  const runs = useKeptRuns()
  const [state, setState] = useState<State>("idle")

  /** Offers earlier runs, too: when something breaks, people reload first, so the previous run may hold it. */
  const download = async (wanted: KeptRun | null): Promise<void> => {
    setState("busy")
    try {
      const run = wanted ?? (await device.keptRuns())[0]
      const log = run === undefined ? null : await device.exportRun(run.session)
      if (run !== undefined && log !== null)
        await saveText(device.wrapper, {
          name: `event-log-${run.startedAt.replaceAll(/[:.]/gu, "-")}.ndjson`,
          type: "application/x-ndjson",
          text: log,
        })
      // In the mobile app the device's own sheet has said where it went.
      setState(log === null ? "failed" : device.wrapper === null ? "done" : "idle")
    } catch {
      setState("failed") // shown below; without storage there is no log
    }
  }

  return (
    <Card as="section" labelledBy="support-log">
      <div className="l-stack" data-gap="3">
        <h2 id="support-log" className="support-log-title">
          <FormattedMessage id="support.log.title" />
        </h2>
        <p className="u-muted">
          <FormattedMessage id="support.log.text" />
        </p>
        <div className="l-row">
          <Button icon="download" busy={state === "busy"} onClick={() => void download(null)}>
            <FormattedMessage id="support.log.download" />
          </Button>
        </div>
        <output className="support-log-said">
          {state === "done" && <FormattedMessage id="support.log.done" />}
          {state === "failed" && <FormattedMessage id="support.log.failed" />}
        </output>
        <EarlierRuns
          runs={runs.filter(({ isThis }) => !isThis)}
          busy={state === "busy"}
          onPick={(run) => void download(run)}
        />
      </div>
    </Card>
  )
}
