/** The screens, each loaded when its route is first visited. */
import { lazy } from "react"

export const HomeScreen = lazy(async () => ({ default: (await import("../screens/home/HomeScreen.tsx")).HomeScreen }))
export const SearchScreen = lazy(async () => ({
  default: (await import("../screens/search/SearchScreen.tsx")).SearchScreen,
}))
export const OwnOrdersScreen = lazy(async () => ({
  default: (await import("../screens/orders/OwnOrdersScreen.tsx")).OwnOrdersScreen,
}))
export const OrderFormScreen = lazy(async () => ({
  default: (await import("../screens/orders/OrderFormScreen.tsx")).OrderFormScreen,
}))
export const OrderOwnerScreen = lazy(async () => ({
  default: (await import("../screens/orders/OrderOwnerScreen.tsx")).OrderOwnerScreen,
}))
export const PublicOrderScreen = lazy(async () => ({
  default: (await import("../screens/orders/PublicOrderScreen.tsx")).PublicOrderScreen,
}))
export const ExecutantApplicationsScreen = lazy(async () => ({
  default: (await import("../screens/applications/ExecutantApplicationsScreen.tsx")).ExecutantApplicationsScreen,
}))
export const DealsScreen = lazy(async () => ({
  default: (await import("../screens/deals/DealsScreen.tsx")).DealsScreen,
}))
export const DealScreen = lazy(async () => ({ default: (await import("../screens/deals/DealScreen.tsx")).DealScreen }))
export const ChatScreen = lazy(async () => ({ default: (await import("../screens/chat/ChatScreen.tsx")).ChatScreen }))
export const NotificationsScreen = lazy(async () => ({
  default: (await import("../screens/notifications/NotificationsScreen.tsx")).NotificationsScreen,
}))
export const OwnProfileScreen = lazy(async () => ({
  default: (await import("../screens/profiles/OwnProfileScreen.tsx")).OwnProfileScreen,
}))
export const OtherScreen = lazy(async () => ({
  default: (await import("../screens/other/OtherScreen.tsx")).OtherScreen,
}))
export const SupportScreen = lazy(async () => ({
  default: (await import("../screens/support/SupportScreen.tsx")).SupportScreen,
}))
export const DeveloperScreen = lazy(async () => ({
  default: (await import("../screens/testing/DeveloperScreen.tsx")).DeveloperScreen,
}))

export const CreateDealModal = lazy(async () => ({
  default: (await import("../screens/applications/CreateDealModal.tsx")).CreateDealModal,
}))
export const DealMadeModal = lazy(async () => ({
  default: (await import("../screens/deals/DealMadeModal.tsx")).DealMadeModal,
}))
export const CreateOnPhoneModal = lazy(async () => ({
  default: (await import("../screens/orders/CreateOnPhoneModal.tsx")).CreateOnPhoneModal,
}))
export const CreateExecutantModal = lazy(async () => ({
  default: (await import("../screens/profiles/CreateExecutantModal.tsx")).CreateExecutantModal,
}))
export const ChangeAccountModal = lazy(async () => ({
  default: (await import("../screens/profiles/ChangeAccountModal.tsx")).ChangeAccountModal,
}))
export const SignInPage = lazy(async () => ({ default: (await import("../app/SignInPage.tsx")).SignInPage }))
export const CallbackPage = lazy(async () => ({ default: (await import("../app/CallbackPage.tsx")).CallbackPage }))
export const SignInModal = lazy(async () => ({ default: (await import("../app/SignInModal.tsx")).SignInModal }))
