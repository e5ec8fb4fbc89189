/**
 * The reasons why code may decide by one member of an enumeration although no compiler finds it when a member is added.
 */
// @ts-check

const restOfTabs = "whatever is in no other tab, so that a new tab has its own list and changes none"
const defaults = "the value that an address leaves out"

/**
 * By enumeration and member; `*` stands for all of its members.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const reasons = {
  ApplicationTab: { active: restOfTabs, archive: restOfTabs },
  AmountRule: { required: "an empty bound is no bound" },
  ChatMessageType: { Text: "words alone have a language; files and what the server says have none" },
  ComplaintStatus: { Open: "all others are decided, and how does not matter there" },
  ComplaintTarget: {
    ChatMessage: "the one target that has a talk around it",
    Feedback: "the one target that is taken down instead of blocked",
  },
  CurrencyCode: { EUR: "searches filter in EUR, whatever a listing's currency is (D98)" },
  DealStatus: { Closed: "how the demo's company chose to end a deal, which it closes or cancels" },
  FeedbackReveal: { "*": "a setting of the operator with two values; the other one hides nothing" },
  FeedbackSort: { newest: defaults },
  FileKind: {
    image: "what a browser draws by itself",
    video: "what has a poster, a player and a limit of its own",
    document: "what is saved, and never shown",
  },
  Interest: { all: defaults, aside: "those put aside are reported to nobody" },
  ItemStatus: { Blocked: "a block of a profile is a flag beside its status" },
  Language: { "en-US": "the demo's stories that suit any town are English" },
  ListingKind: {
    "*": "orders and offers are each other's counterpart (spec §1); a third kind would be another market",
  },
  ListOrder: { "*": "the other way round is all that there is beside it" },
  MeasurementUnit: { Service: "the one unit that is no amount of time" },
  ModerationKind: {
    Complaint: "a complaint is judged by what it is about, and all other tasks by a text",
    Executant: "a profile waits as a whole, a listing as a version",
  },
  NotificationFilterName: { all: defaults, unread: "the one filter that goes by what was read, and by no source" },
  NotificationLevel: { "*": "levels that the specification does not name look like news" },
  NotificationSource: { "*": "an act that goes with one source; all others have none" },
  NotificationType: { "*": "an act that goes with one type; all others have none" },
  OwnerTab: { "*": "the tab that is open, beside what only one of them shows" },
  OwnListTab: { published: defaults },
  ParticipantType: { "*": "a deal has two sides (spec §1), each the other's counterpart" },
  PushPlatform: { apns: "the one service that counts letters in bytes" },
  PushStanding: { "*": "a device is pushed to, could be, or can't, with words for each reason in `use-push.ts`" },
  Side: { "*": "a deal has two sides (spec §1), each the other's counterpart" },
  SearchView: { map: "the list is what is shown without it" },
  SignInStart: { nothingKept: "all other starts lead away" },
  TaskStatus: { Waiting: "all others are decided, as `isDecided` has it, which the first load does without" },
  TextRule: { reservedNames: "the one rule of names that the server alone knows" },
  UpdateStep: { "*": "a step that is shown to somebody, in its own words" },
}

const found = (/** @type {string} */ enumeration, /** @type {string} */ member) => {
  const own = reasons[enumeration] ?? {}
  return Object.hasOwn(own, member) ? member : Object.hasOwn(own, "*") ? "*" : undefined
}

/** The reason for a decision by this member; undefined where none is known. */
export const reasonFor = (/** @type {string} */ enumeration, /** @type {string} */ member) => {
  const name = found(enumeration, member)
  return name === undefined ? undefined : reasons[enumeration]?.[name]
}

/**
 * Reasons that nothing needs any more, as `enumeration.member`.
 *
 * @param {readonly { readonly enumeration: string, readonly member: string }[]} decisions
 */
export const unusedReasons = (decisions) => {
  const used = new Set(decisions.map(({ enumeration, member }) => `${enumeration}.${found(enumeration, member)}`))
  return Object.entries(reasons)
    .flatMap(([enumeration, own]) => Object.keys(own).map((member) => `${enumeration}.${member}`))
    .filter((name) => !used.has(name))
}
