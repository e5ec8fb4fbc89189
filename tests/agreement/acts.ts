/** What people of the market do to set a scene, by the client's own commands. */
import type { OrderDraft } from "../../src/domain/order-drafts.ts"
import { emptyOrderDraft } from "../../src/domain/order-drafts.ts"
import { applicationByKey, applicationsPage } from "../../src/projections/applications.ts"
import { chatsPage } from "../../src/projections/chat.ts"
import { orderOfDraft } from "../../src/projections/orders.ts"
import { ownExecutants } from "../../src/projections/profiles.ts"
import { category, dayIn, rootCategory } from "../server/market.ts"
import type { Market, Member } from "./market.ts"

/** A member with a published executant profile, which is the active one. */
export interface Executant extends Member {
  readonly executantKey: string
}

export const newExecutant = (name: string) =>
  ({
    type: "CreateExecutant",
    id: crypto.randomUUID(),
    name,
    categoryKey: rootCategory,
    description: "Careful work.",
  }) as const

export const executantKeysOf = ({ acting }: Member): readonly string[] =>
  (ownExecutants(acting.models().profiles, undefined) ?? []).map(({ key }) => key)

export const joinAsExecutant = async (market: Market, name: string): Promise<Executant> => {
  const member = await market.join(name)
  await member.acting.does(newExecutant(`${name} at work`))
  await market.moderate()
  const [executantKey = ""] = executantKeysOf(member)
  await member.acting.does({ type: "SwitchProfile", profileKey: executantKey })
  return { ...member, executantKey }
}

export const newOrder = (changes: Partial<OrderDraft> = {}) =>
  ({
    type: "PublishOrder",
    id: crypto.randomUUID(),
    draft: {
      ...emptyOrderDraft,
      name: `Paint kitchen ${crypto.randomUUID().slice(0, 8)}`,
      description: "Two walls and a ceiling. Paint is there.",
      categoryKey: category,
      byAgreement: false,
      amount: "120.50",
      startDate: dayIn(2),
      endDate: dayIn(5),
      ...changes,
    },
  }) as const

/** The key of an order that is on the market. */
export const publishedOrder = async (market: Market, { acting }: Member): Promise<string> => {
  const order = newOrder()
  await acting.does(order)
  await market.moderate()
  return orderOfDraft(acting.models().orders, order.id) ?? ""
}

export const apply = ({ acting, executantKey }: Executant, orderKey: string): Promise<void> =>
  acting.does({ type: "ApplyToOrder", id: crypto.randomUUID(), orderKey, executantKey })

/** The open application of a profile to an order, as the applicant knows it. */
export const applicationTo = async ({ acting, executantKey }: Executant, orderKey: string): Promise<string> => {
  const query = { tab: "active", page: 1 } as const
  await acting.does({ type: "LoadExecutantApplications", executantKey, query })
  const { applications } = acting.models()
  const keys = applicationsPage(applications, { of: "executant", key: executantKey, query })?.keys ?? []
  const found = keys.find((key) => applicationByKey(applications, key)?.order.key === orderKey)
  if (found === undefined) throw new Error("There is no such application.")
  return found
}

export const openChat = (me: Executant, other: Member): Promise<void> =>
  me.acting.does({
    type: "OpenChat",
    name: "Paint kitchen",
    me: { key: me.executantKey, type: "Executant" },
    other: { key: other.key, type: "Customer" },
  })

/** The one chat of an executant profile. */
export const chatOf = async ({ acting, executantKey }: Executant): Promise<string> => {
  await acting.does({ type: "LoadChats", profileKey: executantKey, side: "executant", page: 1 })
  return chatsPage(acting.models().chat, { profileKey: executantKey, page: 1 })?.keys[0] ?? ""
}

export const say = ({ acting }: Member, chatKey: string, authorKey: string, text = "Hello!"): Promise<void> => {
  const queuedAt = new Date().toISOString()
  return acting.does({
    type: "SendChatMessage",
    message: { key: crypto.randomUUID(), chatKey, authorKey, text, queuedAt },
  })
}
