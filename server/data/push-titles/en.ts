/** The titles of pushes, in English; the other languages have the same kinds. Spec §3 Notification. */

export const en = {
  Published: "Published",
  ModerationFailed: "Not published",
  ExpiringSoon: "Leaves the market soon",
  Expired: "Its time is over",
  Blocked: "Taken off by moderation",
  Unblocked: "Back on the market",
  Archived: "Moved to the archive",
  OrderForExecutantsPublished: "New order in your category",
  ApplicationCreated: "New application",
  ApplicationCanceled: "Application withdrawn",
  ApplicationAccepted: "Your application was accepted",
  ApplicationRejected: "Your application was declined",
  DealCreated: "Deal made",
  DealClosed: "Deal closed",
  DealCanceled: "Deal cancelled",
  FeedbackCreated: "New feedback for you",
  PersonalDataChanged: "Your personal data has been changed",
  AccountCreated: "Welcome",
  AccountBlocked: "Your account was blocked",
  AccountUnblocked: "Your account is open again",
  SignInFailedRepeatedly: "Wrong passwords were tried at your account",
  ComplaintCreated: "Your complaint has arrived",
  ComplaintClosed: "Your complaint has been looked at",
  FilePublishingFailed: "A file of yours can’t be shown",
  ChatMessageSent: "New message",
  other: "There is news for you",
} as const

export type PushKind = keyof typeof en
export type PushTitles = Readonly<Record<PushKind, string>>
