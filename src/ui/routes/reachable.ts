/** Answers which addresses lead somewhere while features are off: neither their routes nor their modals do. */
import type { FlagName, Flags } from "../../domain/flags.ts"
import { modalFlag } from "../../domain/modal-flags.ts"
import { isPathOf, routes } from "../../domain/routes.ts"
import { openModal } from "../app/paths.ts"
import type { Reach } from "../parts/reach.ts"
import { rulesOf } from "./rules.ts"

export const reachOf = (flags: Flags): Reach => {
  const isOff = (flag: FlagName | undefined): boolean => flag !== undefined && !flags[flag]
  const closed = routes.filter((route) => isOff(rulesOf(route).flag))
  return (href) => {
    const [path = "", search = ""] = href.split("#", 1)[0]?.split("?") ?? []
    const modal = openModal(search)
    if (modal !== null && isOff(modalFlag(modal.name, modal.arg("kind")))) return false
    return !closed.some((route) => isPathOf(route, path))
  }
}
