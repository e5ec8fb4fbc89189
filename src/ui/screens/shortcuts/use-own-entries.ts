/**
 * One's own chats and listings for the quick search: what is known at once, the rest as soon as the server has
 * answered.
 */
import { useMemo } from "react"
import { useIntl } from "react-intl"
import { otherParticipant } from "../../../domain/chat.ts"
import { listingFlags, ownKinds } from "../../../domain/listings.ts"
import { ownListOf, type OwnList, type OwnListTab } from "../../../domain/own-lists.ts"
import { account as accountProjection, activeSide, ownAccount } from "../../../projections/account.ts"
import { chat as chatProjection } from "../../../projections/chat.ts"
import { chatsPage } from "../../../projections/chat-lists.ts"
import { listings as listingsProjection } from "../../../projections/listings.ts"
import { ownListingsPage } from "../../../projections/own-listing-lists.ts"
import { knownChats, knownListings } from "../../../projections/own-things.ts"
import { useFresh, type Fresh } from "../../app/use-fresh.ts"
import { paths } from "../../app/paths.ts"
import { useFlag, useReadModel } from "../../app/read-models.ts"
import { shownName } from "../../i18n/shown-name.ts"
import { useChatSearch } from "../chat/use-chat-search.ts"
import type { Entry } from "./palette-entries.ts"

const leads = (href: string): Entry["way"] => ({ is: "leads", to: () => href })

interface OwnEntries {
  readonly entries: readonly Entry[]
  readonly typed: string
  readonly type: (text: string) => void
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The newest of a tab of the own list. */
const useTab = (list: OwnList, tab: OwnListTab, isWanted: boolean): Fresh => {
  const query = { tab, page: 1 } as const
  return useFresh({
    command: isWanted ? { type: "LoadOwnListings", ...list, query } : null,
    known: useReadModel(listingsProjection, ownListingsPage, { ...list, query }),
  })
}

export const useOwnEntries = (): OwnEntries => {
  const intl = useIntl()
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const side = useReadModel(accountProjection, activeSide, undefined)
  const profileKey = account?.activeProfileKey ?? ""
  const kind = ownKinds[side]
  const list = useMemo(() => ownListOf(profileKey, side), [profileKey, side])
  const [hasChat, hasKind] = [useFlag("chat"), useFlag(listingFlags[kind])]
  const [withChats, withListings] = [account !== null && hasChat, account !== null && hasKind]

  const search = useChatSearch(withChats ? profileKey : "")
  const chats = useReadModel(chatProjection, knownChats, profileKey)
  const own = useReadModel(listingsProjection, knownListings, list)
  const chatsFresh = useFresh({
    command: withChats ? { type: "LoadChats", profileKey, side, page: 1 } : null,
    known: useReadModel(chatProjection, chatsPage, { profileKey, page: 1 }),
  })
  const tabs = [
    useTab(list, "published", withListings),
    useTab(list, "moderation", withListings),
    useTab(list, "archive", withListings && search.typed !== ""),
  ]

  const entries = useMemo((): readonly Entry[] => {
    const found = new Map((search.finds ?? []).map(({ chatKey, messageId }) => [chatKey, messageId]))
    const ofChats = chats.map((chat): Entry => {
      const at = found.get(chat.key) ?? null
      return {
        value: `chat/${chat.key}`,
        group: "chats",
        label: shownName(intl, "shortcuts.deletedUser", otherParticipant(chat, profileKey).name),
        detail: chat.name,
        icon: "chat",
        way: leads(
          at === null ? paths.chat(profileKey, chat.key) : paths.chatMessage(profileKey, { chatKey: chat.key, id: at }),
        ),
        isFound: found.has(chat.key),
      }
    })
    const ofListings = own.map((listing): Entry => ({
      value: `${listing.kind}/${listing.key}`,
      group: "listings",
      label: listing.name,
      icon: listing.kind === "Order" ? "orders" : "briefcase",
      way: leads(paths.listingDetails(listing)),
    }))
    return [...(withChats ? ofChats : []), ...(withListings ? ofListings : [])]
  }, [chats, intl, own, profileKey, search.finds, withChats, withListings])

  const asked = [...(withChats ? [chatsFresh] : []), ...(withListings ? tabs : [])]
  const isSearching = withChats && search.term !== "" && search.isBusy
  return {
    entries,
    typed: search.typed,
    type: search.type,
    isBusy: isSearching || asked.some(({ busy }) => busy),
    hasFailed: [search, ...asked].some(({ failure }) => failure !== undefined),
    retry: () => {
      for (const { failure, ask } of asked) if (failure !== undefined) ask()
      if (search.failure !== undefined) search.retry()
    },
  }
}
