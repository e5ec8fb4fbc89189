/** The modal that the address names, over its page; Back closes it. Spec §2 Modals; D17. */
import { Suspense, useEffect, type ReactElement } from "react"
import { useLocation, useSearch } from "wouter"
import type { FlagName } from "../../domain/flags.ts"
import { isModal, modalFlag, type ModalName } from "../../domain/modals.ts"
import { MoreTexts } from "../i18n/Texts.tsx"
import { openModal, withoutModal } from "../app/paths.ts"
import { Boundary } from "../loading/Boundary.tsx"
import { loadable, preloadQuietly } from "../loading/loadable.ts"
import { useApp } from "../app/context.tsx"
import { ModalTrouble } from "./ModalTrouble.tsx"
import { useModels } from "../app/read-models.ts"
import { whenIdle } from "./when-idle.ts"
import type { Scope } from "../i18n/messages.ts"

/** Loaded with the first modal: the first page shows none (D0c). */
const OpenModal = loadable(async () => (await import("./OpenModal.tsx")).OpenModal)

interface ModalRules {
  readonly login: boolean
  readonly scopes: readonly Scope[]
}

const rules: Readonly<Record<ModalName, ModalRules>> = {
  "sign-in": { login: false, scopes: [] },
  "create-deal": { login: true, scopes: ["listings", "applications"] },
  "deal-made": { login: true, scopes: ["deals"] },
  report: { login: true, scopes: ["complaints", "deals"] },
  "cancel-deal": { login: true, scopes: ["deals"] },
  "write-review": { login: true, scopes: ["deals"] },
  "create-executant": { login: true, scopes: ["profiles"] },
  "create-on-phone": { login: true, scopes: ["listings"] },
  "listing-sent": { login: true, scopes: ["listings", "push"] },
  "switch-profile": { login: true, scopes: ["profiles"] },
  "delete-message": { login: true, scopes: ["chat"] },
  "delete-account": { login: true, scopes: ["settings"] },
  "sign-out": { login: true, scopes: [] },
}

export const Modals = (): ReactElement | null => {
  const { environment } = useApp()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const presence = useModels((models) => models.session.presence)
  const modal = openModal(search)
  const isOn = (flag: FlagName | undefined): boolean => flag === undefined || environment.flags[flag]
  const opened =
    modal !== null && isModal(modal.name) && isOn(modalFlag(modal.name, modal.arg("kind"))) ? modal.name : undefined
  const unknown = modal !== null && opened === undefined
  // The page is the same one, so it keeps what it has in the browser's history (E147).
  const close = (): void => navigate(withoutModal({ path, search }), { replace: true, state: window.history.state })

  useEffect(() => whenIdle(window, () => preloadQuietly(OpenModal)), [])
  useEffect(() => {
    if (unknown) navigate(withoutModal({ path, search }), { replace: true })
  }, [unknown, navigate, path, search])

  if (modal === null || opened === undefined) return null
  const rule = rules[opened]
  if (rule.login && presence === "unknown") return null
  const name = rule.login && presence === "anonymous" ? "sign-in" : opened
  return (
    <Boundary of={`${path}?${search}`} trouble={ModalTrouble}>
      <Suspense>
        <MoreTexts host={environment.i18nHost} scopes={rule.scopes}>
          <OpenModal name={name} arg={modal.arg} onClose={close} />
        </MoreTexts>
      </Suspense>
    </Boundary>
  )
}
