/** The notifications of people themselves, their profiles, their complaints and their files. */
import { anna, error, forCustomer, painters, reason, success, warning, type Row } from "./rows.ts"

const profile = { profileKey: painters, executantKey: painters, executantName: "Demo Painters" }
const ofProfile = {
  icon: "user",
  source: "Executant",
  subject: profile,
  leads: "/executant/profile?participantKey=painters",
} as const
const ofAccount = { icon: "user", source: "Account", subject: { profileKey: anna }, leads: null } as const
const ofContent = { icon: "file", source: "Content", subject: { profileKey: anna }, leads: null } as const

export const peopleRows = {
  AccountCreatedEvent: {
    ...ofAccount,
    ...success,
    says: "Welcome! Your account is ready.",
    push: ["Welcome", ""],
  },
  PersonalDataChangedEvent: {
    ...ofAccount,
    ...forCustomer,
    leads: "/settings",
    says: "Your personal data has been changed.",
    push: ["Your personal data has been changed", ""],
  },
  AccountBlockedEvent: {
    ...ofAccount,
    ...error,
    subject: { profileKey: anna, reason },
    leads: "/support/support",
    says: "Your account was blocked by moderation. …",
    push: ["Your account was blocked", ""],
  },
  AccountUnblockedEvent: {
    ...ofAccount,
    ...success,
    says: "Your account is open again.",
    push: ["Your account is open again", ""],
  },
  SignInFailedRepeatedlyEvent: {
    ...ofAccount,
    ...warning,
    leads: "/settings",
    says: "Somebody typed many wrong passwords at your account. None of them let anybody in. Your own devices stay signed in.",
    push: ["Wrong passwords were tried at your account", ""],
  },
  ExecutantPublishedEvent: {
    ...ofProfile,
    ...success,
    leads: "/search?type=orders&participantKey=painters",
    says: "Your profile “Demo Painters” is published. You can apply for orders now.",
    push: ["Published", "Demo Painters"],
  },
  ExecutantModerationFailedEvent: {
    ...ofProfile,
    ...warning,
    subject: { ...profile, reason },
    says: "Your profile “Demo Painters” was not published. …",
    push: ["Not published", "Demo Painters"],
  },
  ExecutantBlockedEvent: {
    ...ofProfile,
    ...error,
    subject: { ...profile, reason },
    says: "Your profile “Demo Painters” was blocked by moderation. …",
    push: ["Taken off by moderation", "Demo Painters"],
  },
  ExecutantUnblockedEvent: {
    ...ofProfile,
    ...success,
    says: "Your profile “Demo Painters” is back.",
    push: ["Back on the market", "Demo Painters"],
  },
  ComplaintCreatedEvent: {
    ...ofContent,
    ...forCustomer,
    says: "Your complaint has arrived. A moderator looks at it soon.",
    push: ["Your complaint has arrived", ""],
  },
  ComplaintClosedEvent: {
    ...ofContent,
    ...forCustomer,
    subject: { profileKey: anna, outcome: "Upheld" },
    says: "A moderator agreed with your complaint and acted on it.",
    push: ["Your complaint has been looked at", ""],
  },
  FilePublishingFailedEvent: {
    ...ofContent,
    ...warning,
    says: "A file of yours can't be shown. Please check whether it opens, and send it again.",
    push: ["A file of yours can’t be shown", ""],
  },
} satisfies Readonly<Record<string, Row>>
