/** The journeys of which a golden log is kept, by the log's name, and why the others have none. architecture: Replay. */

interface GoldenJourney {
  /** The journey's file, without its ending. */
  readonly journey: string
  /** The beginning of its test's name. */
  readonly test: string
  /** The owner of the log, by the name that the journey gives its people. */
  readonly person: string
}

export const goldenJourneys: Readonly<Record<string, GoldenJourney>> = {
  "order-becomes-deal": { journey: "order-becomes-deal", test: "leads from an empty form", person: "customer" },
  "order-taken": { journey: "order-becomes-deal", test: "leads from an empty form", person: "executant" },
  "sign-in": { journey: "keyboard", test: "leads past the bars", person: "keyboard-desk" },
  "first-search": { journey: "search", test: "are suggested while", person: "searcher-phone" },
  "chat-files": { journey: "chat", test: "files go with a message", person: "files-executant" },
  complaint: { journey: "chat", test: "a message that its author takes back", person: "chat-executant" },
  "order-changed": { journey: "edit-listing", test: "a published order is changed", person: "edit-customer" },
  "offer-to-feedback": { journey: "offers", test: "is hidden and shown", person: "executant" },
  favorites: { journey: "people", test: "a customer keeps an offer", person: "people-customer" },
  profile: { journey: "people", test: "an executant fills in a profile", person: "people-executant" },
  "profile-switch": { journey: "returning", test: "switching the profile", person: "returning" },
  language: { journey: "languages", test: "is Russian on a desktop", person: "russian" },
  settings: { journey: "settings", test: "offers pushes", person: "settings-push" },
  "connection-lost": { journey: "connection-lost", test: "loads what a screen shows", person: "lost" },
  "support-letter": { journey: "report", test: "reaches moderators", person: "report" },
  moderation: { journey: "moderation", test: "a complaint leads to a block", person: "moderation" },
}

const walk = "It opens screens one after the other, and does nothing on them."
const drawing = "It is about what is drawn or focused; its facts are those of other journeys."
const identity = "It is about the identity provider's pages, which record nothing."
const forgetting = "It ends with a sign-out or on a borrowed device, where the log is deleted."
const altered = "Its answers are held back or put in by the test; the facts are those of other journeys."
const itself = "It is about logs, and plays a golden one."

/** By the journey's file. */
export const withoutGoldenLog: Readonly<Record<string, string>> = {
  "chat-opening": altered,
  "chat-staying": altered,
  "demo-company": "It takes as long as the demo's people do, and its facts are those of order-becomes-deal and offers.",
  errors: altered,
  "every-language": walk,
  "every-screen": walk,
  "first-page": drawing,
  flags: walk,
  "forgotten-password": identity,
  home: drawing,
  letters: altered,
  "list-states": altered,
  "long-talk": "Ten thousand messages are too large to keep; its facts are those of chat.",
  leaving: drawing,
  "lost-focus": drawing,
  "low-window": walk,
  map: drawing,
  "mobile-app": "It plays in the wrapper; its facts are those of connection-lost and settings.",
  mocked: "Its answers are the contract's examples, which nobody was told.",
  moments: drawing,
  "newer-contract": altered,
  "no-storage": "Its browser keeps nothing, so it has no log.",
  offline: forgetting,
  painting: drawing,
  "first-touch": drawing,
  pictures: drawing,
  "pressed-twice": identity,
  print: drawing,
  reference: "It is a page beside the app, which has no log.",
  reloads: walk,
  rest: altered,
  "screen-pictures": walk,
  "second-step": identity,
  "server-restart": "What it says depends on when the server dies; its facts are those of chat.",
  "sign-out": forgetting,
  "stale-sign-in": identity,
  "static-pages": drawing,
  theatre: itself,
  "theatre-answers": itself,
  toasts: drawing,
  traces: "Its facts are those of chat.",
  translated: drawing,
}
