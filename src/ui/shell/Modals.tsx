/** The modal that the address names, over its page; Back closes it. Spec §2 Modals; D17. */
import { Suspense, useEffect, type ReactElement } from "react"
import { useLocation, useSearch } from "wouter"
import { listingKinds, type ListingKind } from "../../domain/listings.ts"
import type { ModalArgument, ModalName } from "../../domain/modals.ts"
import { MoreTexts } from "../i18n/Texts.tsx"
import { openModal, withoutModal } from "../app/paths.ts"
import * as screens from "../routes/screens.ts"
import { Boundary } from "../loading/Boundary.tsx"
import { useApp } from "../app/context.tsx"
import { ModalTrouble } from "./ModalTrouble.tsx"
import { useModels } from "../app/read-models.ts"
import type { Scope } from "../i18n/messages.ts"

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
  "listing-sent": { login: true, scopes: ["listings"] },
  "switch-profile": { login: true, scopes: ["profiles"] },
  "delete-message": { login: true, scopes: ["chat"] },
  "sign-out": { login: true, scopes: [] },
}

/** Own properties only: the address may name one that every object inherits. */
export const isModal = (name: string): name is ModalName => Object.hasOwn(rules, name)

interface OpenProps {
  readonly name: ModalName
  readonly arg: (name: ModalArgument) => string | null
  readonly onClose: () => void
}

/** Orders where the address does not say. */
const kindOf = (said: string | null): ListingKind => listingKinds.find((kind) => kind === said) ?? "Order"

const Open = ({ name, arg, onClose }: OpenProps): ReactElement => {
  switch (name) {
    case "create-deal":
      return (
        <screens.CreateDealModal
          kind={kindOf(arg("kind"))}
          listingKey={arg("listing") ?? ""}
          applicationKey={arg("application") ?? ""}
          onClose={onClose}
        />
      )
    case "deal-made":
      return <screens.DealMadeModal dealKey={arg("deal") ?? ""} onClose={onClose} />
    case "report":
      return <screens.ReportModal target={arg("target")} targetKey={arg("key") ?? ""} onClose={onClose} />
    case "cancel-deal":
      return <screens.CancelDealModal dealKey={arg("deal") ?? ""} onClose={onClose} />
    case "write-review":
      return <screens.ReviewModal dealKey={arg("deal") ?? ""} onClose={onClose} />
    case "create-executant":
      return <screens.CreateExecutantModal then={arg("then")} onClose={onClose} />
    case "create-on-phone":
      return (
        <screens.CreateOnPhoneModal
          kind={kindOf(arg("kind"))}
          listingKey={arg("listing")}
          copyOf={arg("copyOf")}
          onClose={onClose}
        />
      )
    case "listing-sent":
      return (
        <screens.ListingSentModal
          listing={{ kind: kindOf(arg("kind")), key: arg("listing") ?? "" }}
          onClose={onClose}
        />
      )
    case "switch-profile":
      return <screens.SwitchProfileModal to={arg("to")} then={arg("then")} onClose={onClose} />
    case "delete-message":
      return (
        <screens.DeleteMessageModal chatKey={arg("chat") ?? ""} messageKey={arg("message") ?? ""} onClose={onClose} />
      )
    case "sign-out":
      return <screens.SignOutModal onClose={onClose} />
    case "sign-in":
      return <screens.SignInModal onClose={onClose} />
  }
}

export const Modals = (): ReactElement | null => {
  const { environment } = useApp()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const presence = useModels((models) => models.session.presence)
  const modal = openModal(search)
  const opened = modal !== null && isModal(modal.name) ? modal.name : undefined
  const unknown = modal !== null && opened === undefined
  // The page is the same one, so it keeps what it has in the browser's history (E147).
  const close = (): void => navigate(withoutModal({ path, search }), { replace: true, state: window.history.state })

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
          <Open name={name} arg={modal.arg} onClose={close} />
        </MoreTexts>
      </Suspense>
    </Boundary>
  )
}
