/**
 * The features that each command needs; while one of them is off it asks nothing and changes nothing, whoever
 * dispatches it. The server has no such calls then. Spec §3 Feature flags.
 */
import * as Effect from "effect/Effect"
import type { FlagName, Flags } from "../domain/flags.ts"
import { listingFlags, type ListingKind } from "../domain/listings.ts"
import type { Handled } from "./command.ts"
import { Device } from "./services.ts"

/** `kind`: orders or offers, by what the command is about. */
type Feature = FlagName | "kind"

/** The fields of a command that say which features it needs. */
interface Featured {
  readonly type: string
  readonly kind?: ListingKind
  readonly listing?: { readonly kind: ListingKind }
}

export const features: Readonly<Partial<Record<string, readonly Feature[]>>> = {
  LoadListingApplications: ["applications", "kind"],
  LoadSentApplications: ["applications", "kind"],
  LoadApplicationCounts: ["applications", "kind"],
  ApplyToListing: ["applications", "kind"],
  CancelApplication: ["applications", "kind"],
  MarkApplicationsRead: ["applications", "kind"],
  MarkInterest: ["applications", "kind"],
  AcceptApplication: ["applications", "deals", "kind"],
  LoadChats: ["chat"],
  CountChatUnread: ["chat"],
  OpenChat: ["chat"],
  LoadChatMessages: ["chat"],
  FillChatGap: ["chat"],
  SearchChats: ["chat"],
  LoadChatPassage: ["chat"],
  SendChatMessage: ["chat"],
  UploadChatFile: ["chat", "fileUploading"],
  RemoveChatMessage: ["chat"],
  TranslateChatMessage: ["chat", "translateChatMessage"],
  MarkChatRead: ["chat"],
  TellTyping: ["chat", "presenceInChat"],
  LoadOnline: ["chat", "presenceInChat"],
  DeleteAccount: ["deleteAccount"],
  TurnPushOn: ["pushNotifications"],
  TurnPushOff: ["pushNotifications"],
  RenewPush: ["pushNotifications"],
  LoadPushDevices: ["pushNotifications"],
  RemovePushDevice: ["pushNotifications"],
  SubmitComplaint: ["complaints"],
  LoadDeals: ["deals"],
  LoadDeal: ["deals"],
  CloseDeal: ["deals"],
  CancelDeal: ["deals"],
  LoadDealFeedbacks: ["deals", "feedbacks"],
  GiveFeedback: ["deals", "feedbacks"],
  LoadFeedback: ["feedbacks"],
  CreateExecutant: ["executant"],
  ChangeExecutant: ["executant"],
  SubscribeExecutant: ["executant", "executantSubscriptionForNewOrders"],
  UploadProfileFile: ["executant", "fileUploading"],
  RemoveProfileFile: ["executant"],
  UploadPhoto: ["fileUploading"],
  LoadExecutantOffers: ["offer"],
  LoadFavorites: ["favorites", "kind"],
  LoadFavoriteMarks: ["favorites", "kind"],
  AddFavorite: ["favorites", "kind"],
  RemoveFavorite: ["favorites", "kind"],
  CountListingFavorites: ["favorites", "kind"],
  LoadNotifications: ["notifications"],
  CountUnreadNotifications: ["notifications"],
  MarkNotificationRead: ["notifications"],
  MarkAllNotificationsRead: ["notifications"],
  LoadOwnListings: ["kind"],
  LoadListing: ["kind"],
  LoadPublicListing: ["kind"],
  SubmitListing: ["kind"],
  MoveListing: ["kind"],
  RepublishListing: ["kind"],
  ReviseListing: ["kind"],
  ChangeListingPlace: ["kind"],
  RemoveListingFiles: ["kind"],
  UploadListingFile: ["kind", "fileUploading"],
  LoadStatistics: ["statistics"],
  LoadNewestVersions: ["appUpdate"],
  PutOffAppUpdate: ["appUpdate"],
}

const flagsOf = ({ type, kind, listing }: Featured): readonly FlagName[] => {
  const about = kind ?? listing?.kind
  return (features[type] ?? []).flatMap((feature) =>
    feature !== "kind" ? feature : about === undefined ? [] : listingFlags[about],
  )
}

/** Answers whether all features that a command needs are on. */
export const isCommandOn = (command: Featured, flags: Flags): boolean => flagsOf(command).every((flag) => flags[flag])

/** Runs a command's handler, or nothing while a feature that it needs is off. */
export const whileOn = (command: Featured, handled: Handled): Handled =>
  Effect.gen(function* () {
    const { flags } = yield* Device
    return isCommandOn(command, flags) ? yield* handled : []
  })
