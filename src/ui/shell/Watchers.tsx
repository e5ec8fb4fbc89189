/**
 * The watchers of every page, which come once nothing else is to do, from a chunk of their own: focus, keys, and the
 * way out.
 */
import { useEffect, useState, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { forgetFailedLoads } from "../../platform/loads.ts"
import { useApp } from "../app/context.tsx"
import { watchLostFocus } from "../app/lost-focus.ts"
import { useModels } from "../app/read-models.ts"
import { preloadTexts } from "../i18n/Texts.tsx"
import { loadable } from "../loading/loadable.ts"
import { Quietly } from "../loading/Quietly.tsx"
import { serviceWorkersOf } from "../../platform/allowed.ts"
import { usePushedLinks } from "./use-pushed-links.ts"
import { whenIdle } from "../../platform/when-idle.ts"

/** Loaded when idle: nobody presses a shortcut before there is something to see. */
const Shortcuts = loadable(async () => (await import("./Shortcuts.tsx")).Shortcuts)

/** A person without a network who has something unsent is asked before it goes, too. */
const useWayOut = (isIdle: boolean): void => {
  const { environment } = useApp()
  const { locale } = useIntl()
  const isSignedIn = useModels(({ session }) => session.presence === "signedIn")
  useEffect(() => {
    if (isIdle && isSignedIn) preloadTexts(environment.i18nHost, locale, ["settings"]).catch(forgetFailedLoads)
  }, [environment, isIdle, isSignedIn, locale])
}

export const Watchers = (): ReactElement | null => {
  const [workers] = useState(() => serviceWorkersOf(window))
  const [isIdle, setIdle] = useState(false)
  useEffect(watchLostFocus, [])
  useEffect(() => whenIdle(window, () => setIdle(true)), [])
  useWayOut(isIdle)
  usePushedLinks(workers)
  return isIdle ? (
    <Quietly>
      <Shortcuts />
    </Quietly>
  ) : null
}
