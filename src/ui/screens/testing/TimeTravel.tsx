/**
 * Steps back in the app that runs: the theatre over it, with this tab's own log. The app behind goes on meanwhile, and
 * closing leads back to it without a reload; the past sends nothing.
 */
import { useEffect, useRef, useState, type ReactElement } from "react"
import { logPlaces, theatrePage } from "../../../domain/theatre-pages.ts"
import { useWords } from "../../i18n/use-words.ts"
import { Button } from "../../parts/Button.tsx"

const Past = ({ onLeave }: { readonly onLeave: () => void }): ReactElement => {
  const t = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = (): void => dialog.current?.close()
  /** A browser closes a dialog by the key alone where the focus is in its own page, and here it is in the theatre. */
  const closeByKey = (within: Window | null): void =>
    within?.addEventListener("keydown", ({ key, defaultPrevented }) => {
      if (key === "Escape" && !defaultPrevented) close()
    })
  return (
    <dialog ref={dialog} className="time-travel" aria-labelledby="time-travel" onClose={onLeave}>
      <div className="time-travel-head">
        <p id="time-travel">{t("testing.travel.past")}</p>
        <Button onClick={close}>{t("testing.travel.now")}</Button>
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the theatre is the app's own page, and needs its worker and channel */}
      <iframe
        src={`${theatrePage}${logPlaces.app}`}
        title={t("testing.travel.frame")}
        onLoad={({ currentTarget }) => closeByKey(currentTarget.contentWindow)}
      />
    </dialog>
  )
}

export const TimeTravel = (): ReactElement => {
  const t = useWords()
  const [isAway, setAway] = useState(false)
  return (
    <>
      <Button icon="clock" onClick={() => setAway(true)}>
        {t("testing.travel.back")}
      </Button>
      {isAway && <Past onLeave={() => setAway(false)} />}
    </>
  )
}
