/** The recorded event log as a file to keep or to send on; personal text is redacted on the way out. D20. */
import { useState, type ReactElement } from "react"
import { useApp } from "../../app/context.tsx"
import { Button } from "../../parts/Button.tsx"
import { Note } from "../../parts/Note.tsx"
import { useWords } from "./words.ts"

const saveAs = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  // The download has begun by the next task; the address is held by the page until then.
  setTimeout(() => URL.revokeObjectURL(address))
}

export const EventLog = (): ReactElement => {
  const t = useWords()
  const { device } = useApp()
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle")
  const save = async (): Promise<void> => {
    setState("busy")
    try {
      saveAs(`events-${device.today()}.ndjson`, await device.exportLog())
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
