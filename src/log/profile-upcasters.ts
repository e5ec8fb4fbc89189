/** Events about accounts and executant profiles of version 1, which lack what only their own pages show → version 2. */
import { isRecord } from "../domain/json.ts"
import { each, inEvent, within } from "./reshaping.ts"

const account = within({
  description: () => "",
  phone: () => null,
  completionRate: () => null,
  blocked: () => false,
  blockedReason: () => null,
})

/** Fields that were not recorded are as in a new profile; its latest version stands as the profile does. */
const executant = (value: unknown): unknown =>
  isRecord(value)
    ? {
        ...value,
        registeredOn: "",
        versionStatus: value["status"] === "Draft" && value["reason"] !== null ? "Declined" : value["status"],
        blocked: false,
        blockedReason: null,
        isSubscribed: false,
        workExperience: "",
        educationDescription: "",
        language: "en-US",
        towns: [],
        educationFiles: [],
        portfolioFiles: [],
        views: 0,
        favorites: 0,
        ordersInProgress: 0,
        ordersCompleted: 0,
        completionRate: null,
      }
    : value

const ofAccount = { 1: inEvent({ account }) }
const ofExecutant = { 1: inEvent({ executant }) }

export const profileUpcasters = {
  AccountLoaded: ofAccount,
  AccountCreated: ofAccount,
  AccountChanged: ofAccount,
  ActiveProfileSwitched: ofAccount,
  ExecutantsLoaded: { 1: inEvent({ executants: each(executant) }) },
  ExecutantSubmitted: ofExecutant,
  ExecutantPublished: ofExecutant,
  ExecutantRefused: ofExecutant,
}
