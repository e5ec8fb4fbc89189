/** The device of the stage: it has the recorded clock, and nothing is kept, picked, sent or asked for on it. */
import { defaultFlags } from "../domain/flags.ts"
import type { Environment } from "../domain/environment.ts"
import { fallbackLanguage } from "../domain/languages.ts"
import type { ReadModels } from "../projections/catalogue.ts"
import type { App } from "../ui/app/context.tsx"
import { dayIn } from "./recorded-zone.ts"

/** The folder of the texts that are handed in. */
export const stageHost = "/i18n"

const never = <T>(): Promise<T> => new Promise<T>(() => undefined)

/** Commands are of the past: what they brought is in the log. */
export const stageBus: App["bus"] = { dispatch: never, stop: () => undefined }

/** @param now the moment that is shown, in ms since 1970 */
export const stageDevice = (now: number, zone: string): App["device"] => ({
  wrapper: null,
  newId: () => "",
  today: () => dayIn(now, zone),
  now: () => now,
  pick: ({ name, size }) => ({ id: "", name, size }),
  dropped: () => undefined,
  keepPicked: never,
  restorePicked: never,
  drafts: { read: () => null, write: () => undefined, remove: () => undefined, count: () => 0, close: () => undefined },
  asks: { may: () => false, remember: () => undefined },
  unsent: never,
  keptRuns: never,
  exportRun: never,
  finishSignIn: never,
  enter: () => undefined,
  isJoined: () => false,
})

/** The installation as far as the log says what it was. */
export const stageEnvironment = ({ session }: ReadModels): Environment => ({
  core: "",
  notifications: "",
  support: "",
  hubs: "",
  oidc: { authority: "/", clientId: "", scopes: "" },
  googleClientId: null,
  i18nHost: stageHost,
  productSlug: session.productSlug,
  flags: session.flags ?? defaultFlags,
  push: { vapidPublicKey: null, apps: [] },
  storeLinks: { ios: null, android: null, huawei: null },
  mobileApp: null,
  map: { styleUrl: null },
  feedbackReveal: "immediate",
  countsBuilds: false,
  tracedShare: 0,
  defaultLanguage: fallbackLanguage,
  buildId: session.buildId,
})
