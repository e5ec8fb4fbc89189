/**
 * A component whose code is fetched when it is first drawn, or before, when there is time; suspends until it is there.
 */
import { createElement, use, useEffect, type ComponentType, type ReactElement } from "react"
import { whenIdle } from "../../platform/when-idle.ts"
import { forgetFailedLoads, remembered } from "../../platform/loads.ts"

export interface Loadable<Props> {
  (props: Props): ReactElement
  /** Loads the code ahead of the first render. Rejects if that fails; after `forgetFailedLoads` a render tries again. */
  readonly preload: () => Promise<unknown>
}

export const loadable = <Props extends object>(load: () => Promise<ComponentType<Props>>): Loadable<Props> => {
  const code = remembered(load)
  const Loaded = (props: Props): ReactElement => createElement(use(code()), props)
  return Object.assign(Loaded, { preload: code })
}

/** Loads code once the page has nothing to do; where that fails, the first render loads it again. */
export const usePreloaded = ({ preload }: Pick<Loadable<never>, "preload">): void => {
  useEffect(() => whenIdle(window, () => void preload().catch(forgetFailedLoads)), [preload])
}
