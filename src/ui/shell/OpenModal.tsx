/** The modal of a name, with the arguments that the address gives it, for whom it is for. Spec §2 Modals. */
import { useEffect, type ReactElement } from "react"
import { modalKind } from "../../domain/modal-flags.ts"
import { isModal, type ModalArgument, type ModalName } from "../../domain/modals.ts"
import { useApp } from "../app/context.tsx"
import { useModels } from "../app/read-models.ts"
import type { Scope } from "../i18n/messages.ts"
import { MoreTexts } from "../i18n/Texts.tsx"
import { useAllowedActs } from "../routes/use-allowed-acts.ts"
import * as screens from "../routes/modal-screens.ts"

interface ModalRules {
  readonly login: boolean
  readonly scopes: readonly Scope[]
}

const rules: Readonly<Record<ModalName, ModalRules>> = {
  "sign-in": { login: false, scopes: [] },
  "choose-language": { login: false, scopes: ["settings"] },
  palette: { login: false, scopes: ["shortcuts"] },
  shortcuts: { login: false, scopes: ["shortcuts", "settings"] },
  "create-deal": { login: true, scopes: ["listings", "applications"] },
  "deal-made": { login: true, scopes: ["deals"] },
  report: { login: true, scopes: ["complaints", "reasons"] },
  "cancel-deal": { login: true, scopes: ["deals", "reasons", "refusals"] },
  "write-review": { login: true, scopes: ["deals", "refusals"] },
  "create-executant": { login: true, scopes: ["profiles"] },
  "create-on-phone": { login: true, scopes: ["own-listings"] },
  "listing-sent": { login: true, scopes: ["listings", "own-listings", "push", "reasons"] },
  "switch-profile": { login: true, scopes: ["profiles"] },
  "delete-message": { login: true, scopes: ["chat"] },
  "delete-account": { login: true, scopes: ["settings"] },
  "sign-out": { login: true, scopes: ["settings"] },
  "sign-out-everywhere": { login: true, scopes: ["settings"] },
}

interface OpenProps {
  readonly name: ModalName
  readonly arg: (name: ModalArgument) => string | null
  readonly onClose: () => void
  /** Closes it, and goes on at an address of the app. */
  readonly onGoOn: (then: string) => void
}

/** Both show what their visitor may ask for, and lead to it. */
const Palette = (ways: Pick<OpenProps, "onClose" | "onGoOn">): ReactElement => (
  <screens.PaletteModal acts={useAllowedActs()} {...ways} />
)
const Shortcuts = (ways: Pick<OpenProps, "onClose" | "onGoOn">): ReactElement => (
  <screens.ShortcutsModal acts={useAllowedActs()} {...ways} />
)

const Screen = ({ name, arg, onClose, onGoOn }: OpenProps): ReactElement => {
  switch (name) {
    case "choose-language":
      return <screens.ChooseLanguageModal onClose={onClose} />
    case "palette":
      return <Palette onClose={onClose} onGoOn={onGoOn} />
    case "shortcuts":
      return <Shortcuts onClose={onClose} onGoOn={onGoOn} />
    case "create-deal":
      return (
        <screens.CreateDealModal
          kind={modalKind(arg("kind"))}
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
      return <screens.CreateExecutantModal then={arg("then")} onClose={onClose} onGoOn={onGoOn} />
    case "create-on-phone":
      return (
        <screens.CreateOnPhoneModal
          kind={modalKind(arg("kind"))}
          listingKey={arg("listing")}
          copyOf={arg("copyOf")}
          onClose={onClose}
        />
      )
    case "listing-sent":
      return (
        <screens.ListingSentModal
          listing={{ kind: modalKind(arg("kind")), key: arg("listing") ?? "" }}
          onClose={onClose}
        />
      )
    case "switch-profile":
      return <screens.SwitchProfileModal to={arg("to")} then={arg("then")} onClose={onClose} onGoOn={onGoOn} />
    case "delete-message":
      return (
        <screens.DeleteMessageModal chatKey={arg("chat") ?? ""} messageKey={arg("message") ?? ""} onClose={onClose} />
      )
    case "delete-account":
      return <screens.DeleteAccountModal onClose={onClose} />
    case "sign-out":
      return <screens.SignOutModal onClose={onClose} />
    case "sign-out-everywhere":
      return <screens.SignOutEverywhereModal onClose={onClose} />
    case "sign-in":
      return <screens.SignInModal onClose={onClose} />
  }
}

const Known = ({ name, ...rest }: OpenProps): ReactElement | null => {
  const { environment } = useApp()
  const presence = useModels((models) => models.session.presence)
  const { login, scopes } = rules[name]
  if (login && presence === "unknown") return null
  return (
    <MoreTexts host={environment.i18nHost} scopes={scopes}>
      <Screen name={login && presence === "anonymous" ? "sign-in" : name} {...rest} />
    </MoreTexts>
  )
}

/** Of a name that there is not nothing is shown, and the address loses it. */
const Unknown = ({ onClose }: Pick<OpenProps, "onClose">): null => {
  useEffect(onClose)
  return null
}

interface OpenModalProps extends Omit<OpenProps, "name"> {
  readonly name: string
}

export const OpenModal = ({ name, ...rest }: OpenModalProps): ReactElement =>
  isModal(name) ? <Known name={name} {...rest} /> : <Unknown {...rest} />
