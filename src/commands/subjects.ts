/**
 * The subjects of all commands, in one table: the bus keeps its runs apart by them, and screens find by them whether a
 * run is pending or has failed. No handler is imported here, as the screens load before them.
 */
import { runKey } from "../events/commands.ts"
import type { Command } from "./catalogue.ts"

type CommandType = Command["type"]
type CommandOf<T extends CommandType> = Extract<Command, { readonly type: T }>

/**
 * "all": a read, which is about all that it says, page and tab included, so that different reads are never one.
 * "nothing": runs of this command are never told apart. Else the key of the one thing that it changes.
 */
type Rule<C> = "all" | "nothing" | ((keys: C) => string)

const ofListing = ({ listingKey }: { readonly listingKey: string }): string => listingKey
const ofIts = ({ listing }: { readonly listing: { readonly key: string } }): string => listing.key
const ofApplication = ({ applicationKey }: { readonly applicationKey: string }): string => applicationKey

export const subjects = {
  LoadAccount: "all",
  SwitchProfile: "nothing",
  SwitchProfileByLink: "nothing",
  LoadListingApplications: "all",
  LoadSentApplications: "all",
  LoadApplicationCounts: "all",
  ApplyToListing: ofListing,
  CancelApplication: ofApplication,
  MarkApplicationsRead: ofListing,
  MarkInterest: ofApplication,
  AcceptApplication: ofApplication,
  LoadChats: "all",
  CountChatUnread: "all",
  OpenChat: "nothing",
  LoadChatMessages: "all",
  FillChatGap: "all",
  SearchChats: "all",
  LoadChatPassage: "all",
  SendChatMessage: ({ message }: { readonly message: { readonly chatKey: string } }) => message.chatKey,
  UploadChatFile: ({ message }: { readonly message: { readonly key: string } }) => message.key,
  RemoveChatMessage: ({ messageKey }: { readonly messageKey: string }) => messageKey,
  TranslateChatMessage: ({ messageKey, language }: { readonly messageKey: string; readonly language: string }) =>
    `${messageKey}/${language}`,
  DiscardChatMessage: "nothing",
  MarkChatRead: ({ chatKey }: { readonly chatKey: string }) => chatKey,
  TellTyping: ({ chatKey }: { readonly chatKey: string }) => chatKey,
  LoadOnline: "all",
  LoadClassificator: "all",
  SubmitComplaint: ({ target, key }: { readonly target: string; readonly key: string }) => `${target}/${key}`,
  FillGap: "nothing",
  LoadDeals: "all",
  LoadDeal: "all",
  CloseDeal: ({ key }: { readonly key: string }) => key,
  CancelDeal: ({ key }: { readonly key: string }) => key,
  LoadOwnListings: "all",
  LoadListing: "all",
  LoadPublicListing: "all",
  SubmitListing: "nothing",
  MoveListing: ({ key }: { readonly key: string }) => key,
  RepublishListing: ofIts,
  ReviseListing: ofIts,
  ChangeListingPlace: ofIts,
  RemoveListingFiles: ofIts,
  UploadListingFile: ofIts,
  FindAddresses: "all",
  AskPosition: "nothing",
  LoadModerationQueue: "all",
  LoadModerationTask: "all",
  DecideTask: ({ taskKey }: { readonly taskKey: string }) => taskKey,
  TakeMeasure: ({ measure: { target } }: { readonly measure: { readonly target: { readonly key: string } } }) =>
    target.key,
  UnblockTarget: ({ target }: { readonly target: { readonly type: string; readonly key: string } }) =>
    `${target.type}/${target.key}`,
  LoadModerationNumbers: "all",
  FindModerationTargets: "all",
  LoadModerationTrail: "all",
  ReadModerationTrail: "nothing",
  NoteRoute: "nothing",
  LoadNotifications: "all",
  CountUnreadNotifications: "all",
  MarkNotificationRead: ({ id }: { readonly id: string }) => id,
  MarkAllNotificationsRead: "nothing",
  LoadExecutants: "all",
  LoadPublicProfile: "all",
  LoadExecutantOffers: "all",
  LoadFeedback: "all",
  LoadDealFeedbacks: "all",
  GiveFeedback: ({ dealKey }: { readonly dealKey: string }) => dealKey,
  ChangeAccount: "nothing",
  ChangePhone: "nothing",
  ChooseLanguage: "nothing",
  ChangeExecutant: ({ key }: { readonly key: string }) => key,
  SubscribeExecutant: ({ key }: { readonly key: string }) => key,
  UploadProfileFile: ({ executantKey, part }: { readonly executantKey: string; readonly part: string }) =>
    `${executantKey}/${part}`,
  DropFile: ({ id }: { readonly id: string }) => id,
  RemoveProfileFile: ({ fileKey }: { readonly fileKey: string }) => fileKey,
  UploadPhoto: ({ profile }: { readonly profile: { readonly key: string } }) => profile.key,
  LoadFavorites: "all",
  LoadFavoriteMarks: "all",
  AddFavorite: ({ key }: { readonly key: string }) => key,
  RemoveFavorite: ({ key }: { readonly key: string }) => key,
  CountListingFavorites: "all",
  CreateExecutant: "nothing",
  FindPushStanding: "all",
  TurnPushOn: "nothing",
  TurnPushOff: "nothing",
  DeclinePush: "nothing",
  LoadPushDevices: "all",
  RenewPush: "nothing",
  RemovePushDevice: ({ key }: { readonly key: string }) => key,
  Search: "all",
  CountSearches: "all",
  FindSuggestions: "all",
  SignIn: "nothing",
  SignInWithGoogle: "nothing",
  SignOut: "nothing",
  SignOutEverywhere: "nothing",
  LoadSessions: "all",
  EndSession: ({ key }: { readonly key: string }) => key,
  DeleteAccount: "nothing",
  DownloadAccountData: "nothing",
  LeaveWrongAccount: "nothing",
  TakeNewBuild: "nothing",
  LoadStatistics: "all",
  LoadNewestVersions: "all",
  PutOffAppUpdate: "nothing",
  SendSupportLetter: "nothing",
  LoadSupportLetters: "all",
  ReadSupportLog: ({ key }: { readonly key: string }) => key,
  TurnShortcuts: "nothing",
  NoteEntry: "nothing",
  DismissToast: "nothing",
  ExpireToast: "nothing",
} as const satisfies { readonly [T in CommandType]: Rule<CommandOf<T>> }

type KeysOf<T extends CommandType> = (typeof subjects)[T] extends (keys: infer Keys) => string
  ? Keys
  : (typeof subjects)[T] extends "all"
    ? Omit<CommandOf<T>, "type">
    : unknown

/** A command, or its type and as many of its fields as name what it is about. */
export type About = { readonly [T in CommandType]: { readonly type: T } & KeysOf<T> }[CommandType]

/** A digit string was typed, though it reads like a number or a day: a postcode, say. A key is longer. */
const digits = /^[\d-]{1,35}$/u

/** Words stand in quotes and degrees between at signs, so that the log knows them from words and numbers of ours (E276, E683). */
const marks: Readonly<Record<string, string>> = {
  text: '"',
  term: '"',
  name: '"',
  after: '"',
  geometryId: '"',
  lat: "@",
  lon: "@",
}

const part = (field: string, value: unknown): string => {
  const mark = marks[field] ?? (typeof value === "string" && digits.test(value) ? '"' : "")
  return mark + encodeURIComponent(String(value ?? "")) + mark
}

const parts = (value: unknown, name = ""): readonly string[] => {
  if (typeof value !== "object" || value === null) return [part(name, value)]
  // Fields in one order, however the command was put together.
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([field, one]) => parts(one, field))
}

/** All that a command says; `null` for one that says nothing but its type. */
export const allOf = ({ type: _, ...rest }: { readonly type: string }): string | null =>
  Object.keys(rest).length === 0 ? null : parts(rest).join("/")

export const subjectOf = (about: About): string | null => {
  const rule: Rule<never> = subjects[about.type]
  if (rule === "nothing") return null
  return rule === "all" ? allOf(about) : (rule as (keys: About) => string)(about)
}

/** Equal for runs that are about the same: the bus's lanes and the `commands` read model are kept by it. */
export const runKeyOf = (about: About): string => runKey({ name: about.type, subject: subjectOf(about) })
