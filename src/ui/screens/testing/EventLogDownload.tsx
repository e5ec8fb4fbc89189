/** The recorded event log, to be downloaded or opened in the theatre; personal text was redacted before it was stored. */
import { useEffect, useEffectEvent, useState, type ReactElement } from "react"
import { handingChannel, logPlaces, theatrePage, type Handing } from "../../../domain/theatre-pages.ts"
import { saveText } from "../../../platform/save-text.ts"
import { useApp } from "../../app/context.tsx"
import { Button, ButtonLink } from "../../parts/Button.tsx"
import { Note } from "../../parts/Note.tsx"
import { useWords } from "../../i18n/use-words.ts"
import { TimeTravel } from "./TimeTravel.tsx"

/** Hands the log to the theatre of another tab, which asks for it. */
const useHandingOver = (logFile: () => Promise<{ readonly name: string; readonly text: string } | null>): void => {
  const read = useEffectEvent(logFile)
  useEffect(() => {
    if (!("BroadcastChannel" in window)) return undefined
    const port = new BroadcastChannel(handingChannel)
    const hand = async (): Promise<void> => {
      const file = await read()
      if (file !== null) port.postMessage({ kind: "log", ...file } satisfies Handing)
    }
    port.addEventListener("message", ({ data }: MessageEvent<Handing>) => {
      if (data.kind === "wanted") hand().catch((cause) => console.error("The event log can't be handed over.", cause))
    })
    return () => port.close()
  }, [])
}

export const EventLogDownload = (): ReactElement => {
  const t = useWords()
  const { device } = useApp()
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle")
  const logFile = async (): Promise<{ readonly name: string; readonly text: string } | null> => {
    const [run] = await device.keptRuns()
    const text = run === undefined ? null : await device.exportRun(run.session)
    return text === null ? null : { name: `events-${device.today()}.ndjson`, text }
  }
  useHandingOver(logFile)
  const save = async (): Promise<void> => {
    setState("busy")
    try {
      const file = await logFile()
      if (file !== null) await saveText(device.wrapper, { ...file, type: "application/x-ndjson" })
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
      <div className="l-row">
        <Button icon="download" busy={state === "busy"} onClick={() => void save()}>
          {t("testing.log.download")}
        </Button>
        {device.wrapper === null && <TimeTravel />}
        {device.wrapper === null && (
          <ButtonLink icon="external" href={`${theatrePage}${logPlaces.app}`} target="_blank">
            {t("testing.log.theatre")}
          </ButtonLink>
        )}
      </div>
      {device.wrapper === null && <p className="u-muted">{t("testing.log.theatreHint")}</p>}
    </section>
  )
}
