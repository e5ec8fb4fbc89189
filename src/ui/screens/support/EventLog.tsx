/** "Send us what happened": the recorded event log as a file, personal text left out. ARCHITECTURE log. */
import { useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { useApp } from "../../app/context.tsx"
import { Button } from "../../parts/Button.tsx"
import { Card } from "../../parts/Card.tsx"

/** The browser needs the address until it has begun to read. */
const releasedAfterMs = 10_000

const save = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), releasedAfterMs)
}

export const EventLog = (): ReactElement => {
  const { device } = useApp()
  const [state, setState] = useState<"idle" | "busy" | "done" | "failed">("idle")

  const download = async (): Promise<void> => {
    setState("busy")
    try {
      save(`event-log-${device.today()}.ndjson`, await device.exportLog())
      setState("done")
    } catch {
      setState("failed") // told below; without storage there is no log
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
          <Button icon="download" busy={state === "busy"} onClick={() => void download()}>
            <FormattedMessage id="support.log.download" />
          </Button>
        </div>
        <output className="support-log-said">
          {state === "done" && <FormattedMessage id="support.log.done" />}
          {state === "failed" && <FormattedMessage id="support.log.failed" />}
        </output>
      </div>
    </Card>
  )
}
