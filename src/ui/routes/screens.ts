/** The screens, each loaded when its route is first visited. */
import { loadable } from "../loading/loadable.ts"

export const HomeScreen = loadable(async () => (await import("../screens/home/HomeScreen.tsx")).HomeScreen)
export const SearchScreen = loadable(async () => (await import("../screens/search/SearchScreen.tsx")).SearchScreen)
export const OwnListingsBeside = loadable(
  async () => (await import("../screens/listings/own/OwnListingsBeside.tsx")).OwnListingsBeside,
)
export const ListingFormScreen = loadable(
  async () => (await import("../screens/listings/form/ListingFormScreen.tsx")).ListingFormScreen,
)
export const EditListingScreen = loadable(
  async () => (await import("../screens/listings/form/EditListingScreen.tsx")).EditListingScreen,
)
export const ListingOwnerScreen = loadable(
  async () => (await import("../screens/listings/own/ListingOwnerScreen.tsx")).ListingOwnerScreen,
)
export const PublicListingScreen = loadable(
  async () => (await import("../screens/listings/public/PublicListingScreen.tsx")).PublicListingScreen,
)
export const SentApplicationsScreen = loadable(
  async () => (await import("../screens/applications/SentApplicationsScreen.tsx")).SentApplicationsScreen,
)
export const DealsBeside = loadable(async () => (await import("../screens/deals/DealsBeside.tsx")).DealsBeside)
export const DealScreen = loadable(async () => (await import("../screens/deals/DealScreen.tsx")).DealScreen)
export const ChatScreen = loadable(async () => (await import("../screens/chat/ChatScreen.tsx")).ChatScreen)
export const NotificationsScreen = loadable(
  async () => (await import("../screens/notifications/NotificationsScreen.tsx")).NotificationsScreen,
)
export const OwnProfileScreen = loadable(
  async () => (await import("../screens/profiles/OwnProfileScreen.tsx")).OwnProfileScreen,
)
export const FavoritesScreen = loadable(
  async () => (await import("../screens/favorites/FavoritesScreen.tsx")).FavoritesScreen,
)
export const ExecutantProfileScreen = loadable(
  async () => (await import("../screens/profiles/ExecutantProfileScreen.tsx")).ExecutantProfileScreen,
)
export const CustomerProfileScreen = loadable(
  async () => (await import("../screens/profiles/CustomerProfileScreen.tsx")).CustomerProfileScreen,
)
export const PublicProfileScreen = loadable(
  async () => (await import("../screens/profiles/PublicProfileScreen.tsx")).PublicProfileScreen,
)
export const ModerationScreen = loadable(
  async () => (await import("../screens/moderation/ModerationScreen.tsx")).ModerationScreen,
)
export const ModerationTargetsScreen = loadable(
  async () => (await import("../screens/moderation/ModerationTargetsScreen.tsx")).ModerationTargetsScreen,
)
export const ModerationTrail = loadable(async () => (await import("./ModerationTrail.tsx")).ModerationTrail)
export const OtherScreen = loadable(async () => (await import("../screens/other/OtherScreen.tsx")).OtherScreen)
export const SettingsScreen = loadable(
  async () => (await import("../screens/settings/SettingsScreen.tsx")).SettingsScreen,
)
export const SupportScreen = loadable(async () => (await import("../screens/support/SupportScreen.tsx")).SupportScreen)
export const PageScreen = loadable(async () => (await import("../screens/support/PageScreen.tsx")).PageScreen)
export const DeveloperScreen = loadable(
  async () => (await import("../screens/testing/DeveloperScreen.tsx")).DeveloperScreen,
)

export const SignInPage = loadable(async () => (await import("../screens/session/SignInPage.tsx")).SignInPage)
export const CallbackPage = loadable(async () => (await import("../screens/session/CallbackPage.tsx")).CallbackPage)
export const ModeratorPage = loadable(async () => (await import("../screens/session/ModeratorPage.tsx")).ModeratorPage)
