/** The modals, each loaded when it is first opened. This list itself comes with the first of them. */
import { loadable } from "../loading/loadable.ts"

export const AppUpdateModal = loadable(
  async () => (await import("../screens/app-update/AppUpdateModal.tsx")).AppUpdateModal,
)
export const ChooseLanguageModal = loadable(
  async () => (await import("../screens/settings/ChooseLanguageModal.tsx")).ChooseLanguageModal,
)
export const PaletteModal = loadable(async () => (await import("../screens/shortcuts/PaletteModal.tsx")).PaletteModal)
export const ShortcutsModal = loadable(
  async () => (await import("../screens/shortcuts/ShortcutsModal.tsx")).ShortcutsModal,
)
export const CreateDealModal = loadable(
  async () => (await import("../screens/applications/CreateDealModal.tsx")).CreateDealModal,
)
export const DealMadeModal = loadable(async () => (await import("../screens/deals/DealMadeModal.tsx")).DealMadeModal)
export const ReportModal = loadable(async () => (await import("../screens/complaints/ReportModal.tsx")).ReportModal)
export const CancelDealModal = loadable(
  async () => (await import("../screens/deals/CancelDealModal.tsx")).CancelDealModal,
)
export const ReviewModal = loadable(async () => (await import("../screens/deals/ReviewModal.tsx")).ReviewModal)
export const CreateOnPhoneModal = loadable(
  async () => (await import("../screens/listings/form/CreateOnPhoneModal.tsx")).CreateOnPhoneModal,
)
export const ListingSentModal = loadable(
  async () => (await import("../screens/listings/form/ListingSentModal.tsx")).ListingSentModal,
)
export const CreateExecutantModal = loadable(
  async () => (await import("../screens/profiles/CreateExecutantModal.tsx")).CreateExecutantModal,
)
export const SwitchProfileModal = loadable(
  async () => (await import("../screens/profiles/SwitchProfileModal.tsx")).SwitchProfileModal,
)
export const DeleteMessageModal = loadable(
  async () => (await import("../screens/chat/DeleteMessageModal.tsx")).DeleteMessageModal,
)
export const DeleteAccountModal = loadable(
  async () => (await import("../screens/settings/DeleteAccountModal.tsx")).DeleteAccountModal,
)
export const SignInModal = loadable(async () => (await import("../screens/session/SignInModal.tsx")).SignInModal)
export const SignOutModal = loadable(async () => (await import("../screens/session/SignOutModal.tsx")).SignOutModal)
export const SignOutEverywhereModal = loadable(
  async () => (await import("../screens/settings/SignOutEverywhereModal.tsx")).SignOutEverywhereModal,
)
