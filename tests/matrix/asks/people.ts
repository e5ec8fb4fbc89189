/** Accounts, profiles and what the account is told. Spec §7. */
import { formWith, png } from "../../server/files/samples.ts"
import { rootCategory } from "../../server/market.ts"
import type { AsksOf } from "../asking.ts"
import { device } from "../push-device.ts"
import type { Scene } from "../scene.ts"

const nothing = async () => ({})

/** About the worker's profile. */
const aboutExecutant = (body?: () => unknown) => async (scene: Scene) => ({
  path: { key: (await scene.worker()).profile },
  ...(body && { body: body() }),
})

const avatar = () => formWith(png(), "me.png", "avatar")
const picture = () => formWith(png(), "work.png")

export const peopleAsks: AsksOf<
  | "createAccount"
  | "getAccount"
  | "updateAccount"
  | "setLanguage"
  | "getPublicAccount"
  | "deleteAccount"
  | "listSessions"
  | "endSession"
  | "endSessions"
  | "prepareAccountData"
  | "uploadAccountPhoto"
  | "setActiveProfile"
  | "listExecutants"
  | "createExecutant"
  | "getExecutant"
  | "updateExecutant"
  | "getPublicExecutant"
  | "subscribeExecutant"
  | "unsubscribeExecutant"
  | "uploadExecutantPhoto"
  | "addPortfolioFile"
  | "addEducationFile"
  | "removeFiles"
  | "listNotifications"
  | "countUnreadNotifications"
  | "readNotification"
  | "readAllNotifications"
  | "subscribeToPush"
  | "unsubscribeFromPush"
  | "listPushDevices"
  | "removePushDevice"
> = {
  createAccount: async () => ({ header: { "Content-Language": "en-US" } }),
  getAccount: nothing,
  updateAccount: async () => ({ body: { name: "Dora Ek" } }),
  setLanguage: async () => ({ path: { lang: "de-DE" } }),
  getPublicAccount: async (scene) => ({ path: { key: (await scene.customer()).profile } }),
  deleteAccount: nothing,
  listSessions: nothing,
  endSession: async (scene) => ({ path: { key: await scene.sessionKey() } }),
  endSessions: nothing,
  prepareAccountData: nothing,
  uploadAccountPhoto: async () => ({ body: avatar() }),
  setActiveProfile: async (_scene, profile) => ({ body: profile }),
  listExecutants: nothing,
  createExecutant: async () => ({ body: { name: "Dora at work", classificatorPrimaryKey: rootCategory } }),
  getExecutant: aboutExecutant(),
  updateExecutant: aboutExecutant(() => ({ name: "Bo moves pianos" })),
  getPublicExecutant: aboutExecutant(),
  subscribeExecutant: aboutExecutant(),
  unsubscribeExecutant: aboutExecutant(),
  uploadExecutantPhoto: aboutExecutant(avatar),
  addPortfolioFile: aboutExecutant(picture),
  addEducationFile: aboutExecutant(picture),
  removeFiles: async (scene) => ({ query: { fileKeys: [await scene.fileKey()] } }),
  listNotifications: nothing,
  countUnreadNotifications: nothing,
  readNotification: async (scene) => ({ path: { id: await scene.notificationId() } }),
  readAllNotifications: nothing,
  subscribeToPush: async () => ({ body: { pushClientId: device } }),
  unsubscribeFromPush: async () => ({ body: { pushClientId: device } }),
  listPushDevices: nothing,
  removePushDevice: async (scene) => ({ path: { key: await scene.deviceKey() } }),
}
