/** Downloads the recorded event log; personal text was redacted before it was stored. */
import { useState, type ReactElement } from "react"
import { saveText } from "../../../platform/save-text.ts"
import { useApp } from "../../app/context.tsx"
import { Button } from "../../parts/Button.tsx"
import { Note } from "../../parts/Note.tsx"
import { useWords } from "./use-words.ts"

export const EventLogDownload = (): ReactElement => {
  const t = useWords()
  const { device } = useApp()
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle")
  const save = async (): Promise<void> => {
    setState("busy")
    try {
      const [run] = await device.keptRuns()
      const log = run === undefined ? null : await device.exportRun(run.session)
      const file = { name: `events-${device.today()}.ndjson`, type: "application/x-ndjson" }
      if (log !== null) await saveText(device.wrapper, { ...file, text: log })
      setState("idle")
    } catch (cause) {
      console.error("The event log can't be exported.", cause)
      setState("failed")
    }
  }
  return (
    <section className="l-stack" aria-labelledby="testing-log">
      <h2 id="testing-log">{t("testing.log.title")}</h2>
      <p className="u-muted">{t("testing.log.hint")}</p>
      {state === "failed" && <Note tone="red">{t("testing.log.failed")}</Note>}
      <div>
        <Button icon="download" busy={state === "busy"} onClick={() => void save()}>
          {t("testing.log.download")}
        </Button>
      </div>
    </section>
  )
}
