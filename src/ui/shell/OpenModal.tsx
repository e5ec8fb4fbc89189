/** The modal of a name, with the arguments that the address gives it. Spec §2 Modals; D17. */
import type { ReactElement } from "react"
import { modalKind, type ModalArgument, type ModalName } from "../../domain/modals.ts"
import * as screens from "../routes/modal-screens.ts"

interface OpenProps {
  readonly name: ModalName
  readonly arg: (name: ModalArgument) => string | null
  readonly onClose: () => void
}

export const OpenModal = ({ name, arg, onClose }: OpenProps): ReactElement => {
  switch (name) {
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
      return <screens.CreateExecutantModal then={arg("then")} onClose={onClose} />
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
      return <screens.SwitchProfileModal to={arg("to")} then={arg("then")} onClose={onClose} />
    case "delete-message":
      return (
        <screens.DeleteMessageModal chatKey={arg("chat") ?? ""} messageKey={arg("message") ?? ""} onClose={onClose} />
      )
    case "delete-account":
      return <screens.DeleteAccountModal onClose={onClose} />
    case "sign-out":
      return <screens.SignOutModal onClose={onClose} />
    case "sign-in":
      return <screens.SignInModal onClose={onClose} />
  }
}
