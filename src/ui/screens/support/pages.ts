/** The static pages as tables: which texts stand under which heading, in which order. Spec §2 Routes. */
import type { MessageId } from "../../i18n/messages.ts"

export interface Section {
  /** The section's anchor in the address. */
  readonly id: string
  readonly title: MessageId
  readonly text: readonly MessageId[]
  readonly points?: readonly MessageId[]
  /** The text after the points. */
  readonly after?: MessageId
}

export const privacySections: readonly Section[] = [
  { id: "short", title: "pages.privacy.short", text: ["pages.privacy.short.1", "pages.privacy.short.2"] },
  {
    id: "account",
    title: "pages.privacy.account",
    text: ["pages.privacy.account.text"],
    points: [
      "pages.privacy.account.signIn",
      "pages.privacy.account.secondStep",
      "pages.privacy.account.profile",
      "pages.privacy.account.executants",
      "pages.privacy.account.presence",
    ],
  },
  { id: "market", title: "pages.privacy.market", text: ["pages.privacy.market.text", "pages.privacy.market.views"] },
  {
    id: "seen",
    title: "pages.privacy.seen",
    text: [],
    points: [
      "pages.privacy.seen.public",
      "pages.privacy.seen.deal",
      "pages.privacy.seen.chat",
      "pages.privacy.seen.moderators",
      "pages.privacy.seen.nobody",
    ],
  },
  { id: "files", title: "pages.privacy.files", text: ["pages.privacy.files.text"] },
  {
    id: "device",
    title: "pages.privacy.device",
    text: ["pages.privacy.device.text"],
    points: [
      "pages.privacy.device.cookies",
      "pages.privacy.device.pages",
      "pages.privacy.device.tokens",
      "pages.privacy.device.drafts",
      "pages.privacy.device.seen",
      "pages.privacy.device.log",
      "pages.privacy.device.settings",
    ],
    after: "pages.privacy.device.end",
  },
  { id: "pushes", title: "pages.privacy.pushes", text: ["pages.privacy.pushes.text"] },
  {
    id: "others",
    title: "pages.privacy.others",
    text: ["pages.privacy.others.text"],
    points: [
      "pages.privacy.others.addresses",
      "pages.privacy.others.translation",
      "pages.privacy.others.push",
      "pages.privacy.others.google",
      "pages.privacy.others.storage",
    ],
  },
  { id: "logs", title: "pages.privacy.logs", text: ["pages.privacy.logs.text"] },
  {
    id: "duration",
    title: "pages.privacy.duration",
    text: [],
    points: [
      "pages.privacy.duration.account",
      "pages.privacy.duration.message",
      "pages.privacy.duration.session",
      "pages.privacy.duration.outbox",
      "pages.privacy.duration.rest",
    ],
  },
  {
    id: "deletion",
    title: "pages.privacy.deletion",
    text: ["pages.privacy.deletion.text", "pages.privacy.deletion.stays", "pages.privacy.deletion.barred"],
  },
  { id: "rights", title: "pages.privacy.rights", text: ["pages.privacy.rights.text"] },
]

export const termsSections: readonly Section[] = [
  { id: "what", title: "pages.terms.what", text: ["pages.terms.what.text"] },
  {
    id: "account",
    title: "pages.terms.account",
    text: ["pages.terms.account.1", "pages.terms.account.2", "pages.terms.account.3"],
  },
  {
    id: "forbidden",
    title: "pages.terms.forbidden",
    text: ["pages.terms.forbidden.text"],
    points: [
      "pages.terms.forbidden.law",
      "pages.terms.forbidden.fraud",
      "pages.terms.forbidden.words",
      "pages.terms.forbidden.contacts",
      "pages.terms.forbidden.copies",
      "pages.terms.forbidden.others",
      "pages.terms.forbidden.feedback",
      "pages.terms.forbidden.machines",
    ],
  },
  {
    id: "moderation",
    title: "pages.terms.moderation",
    text: ["pages.terms.moderation.1", "pages.terms.moderation.2"],
  },
  { id: "deals", title: "pages.terms.deals", text: ["pages.terms.deals.1", "pages.terms.deals.2"] },
  { id: "payment", title: "pages.terms.payment", text: ["pages.terms.payment.text"] },
  { id: "feedback", title: "pages.terms.feedback", text: ["pages.terms.feedback.text"] },
  { id: "texts", title: "pages.terms.content", text: ["pages.terms.content.text"] },
  { id: "leaving", title: "pages.terms.ending", text: ["pages.terms.ending.1", "pages.terms.ending.2"] },
  { id: "service", title: "pages.terms.service", text: ["pages.terms.service.text"] },
  { id: "changes", title: "pages.terms.changes", text: ["pages.terms.changes.text"] },
]

export const aboutSections: readonly Section[] = [
  { id: "how", title: "pages.about.how", text: ["pages.about.how.1", "pages.about.how.2"] },
  {
    id: "trust",
    title: "pages.about.trust",
    text: [],
    points: [
      "pages.about.trust.checked",
      "pages.about.trust.place",
      "pages.about.trust.feedback",
      "pages.about.trust.agreed",
      "pages.about.trust.money",
    ],
  },
  { id: "whom", title: "pages.about.whom", text: ["pages.about.whom.text"] },
  { id: "contact", title: "pages.about.contact", text: ["pages.about.contact.text"] },
]
