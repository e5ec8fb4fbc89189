/** System hub messages, each with the changed thing as its receiver may see it. Spec §7 Live. */
import type { Db, Services } from "../contract/services.ts"
import type { SystemNotification } from "../contract/shapes.ts"
import type { Notice } from "../db/notices.ts"
import { deal } from "../views/deals.ts"
import { account, executant } from "../views/profiles.ts"

type WithoutCursor<One> = One extends unknown ? Omit<One, "cursor"> : never
type Said = WithoutCursor<SystemNotification>
type TypeOf<Source extends Said["source"]> = Extract<Said, { readonly source: Source }>["type"]

type AccountType = Exclude<TypeOf<"Account">, "AccountDeletedEvent">

export const system = (accountKey: string, said: () => Promise<Said>): Notice => ({
  accountKey,
  hub: "system-notifications",
  message: said,
})

export const accountNotice = (db: Db, services: Services, accountKey: string, type: AccountType): Notice =>
  system(accountKey, async () => ({
    source: "Account",
    type,
    metadata: { account: await account(db, services, accountKey) },
  }))

/** The last message to the account's devices. */
export const accountDeletedNotice = (accountKey: string): Notice =>
  system(accountKey, async () => ({ source: "Account", type: "AccountDeletedEvent", metadata: { accountKey } }))

export const executantNotice = (
  db: Db,
  services: Services,
  accountKey: string,
  key: string,
  type: TypeOf<"Executant">,
): Notice =>
  system(accountKey, async () => ({
    source: "Executant",
    type,
    metadata: { executant: await executant(db, services, accountKey, key) },
  }))

export const dealNotice = (
  db: Db,
  services: Services,
  accountKey: string,
  dealKey: string,
  type: TypeOf<"Deal">,
): Notice =>
  system(accountKey, async () => ({
    source: "Deal",
    type,
    metadata: { dealKey, deal: await deal(db, services, dealKey) },
  }))

export const notificationsReadNotice = (
  accountKey: string,
  read: (
    cursor: number,
  ) => Promise<{ readonly id: string | null; readonly readUpTo: number; readonly unreadCount: number }>,
): Notice => ({
  accountKey,
  hub: "system-notifications",
  message: async (cursor) => ({ source: "Content", type: "NotificationsReadEvent", metadata: await read(cursor) }),
})
