/** Asking: a list of questions, or whatever there is for a person. */
import { dealTabs } from "../../src/domain/deals.ts"
import { ownOrders, type OwnList, ownListTabs } from "../../src/domain/own-lists.ts"
import { ownAccount } from "../../src/projections/account.ts"
import { chatsPage } from "../../src/projections/chat-lists.ts"
import { dealsPage } from "../../src/projections/deal-lists.ts"
import { ownListingsPage } from "../../src/projections/own-listing-lists.ts"
import { ownExecutants } from "../../src/projections/profiles.ts"
import type { Client } from "./client.ts"
import { ofAccount, ofChat, ofDeal, ofListing, ofProfile, type Question } from "./questions.ts"

export const ask = async (client: Client, questions: readonly Question[]): Promise<readonly Question[]> => {
  // One after the other: some lists are asked for under one policy, where the later would stop the earlier.
  for (const { command } of questions) await client.does(command)
  return questions
}

/** On long lists a few listings stand for all. */
const mostListingsATab = 3

/** Asks for all that there is for this person, and answers what was asked. */
export const askEverything = async (client: Client): Promise<readonly Question[]> => {
  const account = await ask(client, ofAccount())
  const models = client.models()
  const key = ownAccount(models.account)?.key ?? ""
  const executants = (ownExecutants(models.profiles) ?? []).map((one) => one.key)
  const listingsOf = (list: OwnList) =>
    ownListTabs.flatMap((tab) =>
      (ownListingsPage(client.models().listings, { ...list, query: { tab, page: 1 } })?.keys ?? [])
        .slice(0, mostListingsATab)
        .map((listingKey) => ({ kind: list.kind, key: listingKey })),
    )
  const profiles = [key, ...executants]
  const found: Question[] = [...account]
  found.push(...(await ask(client, listingsOf(ownOrders).flatMap(ofListing))))
  for (const profileKey of profiles) {
    found.push(...(await ask(client, ofProfile(profileKey, profileKey === key ? "customer" : "executant"))))
    const offers = listingsOf({ kind: "Offer", executantKey: profileKey })
    found.push(...(await ask(client, offers.flatMap(ofListing))))
    const { chat, deals } = client.models()
    const chats = chatsPage(chat, { profileKey, page: 1 })?.keys ?? []
    const made = dealTabs.flatMap((tab) => dealsPage(deals, { profileKey, query: { tab, page: 1 } })?.keys ?? [])
    found.push(
      ...(await ask(
        client,
        chats.map((chatKey) => ofChat(chatKey, profileKey)),
      )),
    )
    found.push(
      ...(await ask(
        client,
        made.flatMap((dealKey) => ofDeal(dealKey, profileKey)),
      )),
    )
  }
  return found
}
