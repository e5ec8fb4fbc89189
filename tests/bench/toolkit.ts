/** The same entities kept by Redux Toolkit's entity adapter, as its guide has it, for `npm run bench` to compare with. */
import { configureStore, createEntityAdapter, createSlice, type PayloadAction } from "@reduxjs/toolkit"
import type { Application } from "../../src/domain/applications.ts"
import type { Chat, ChatMessage } from "../../src/domain/chat.ts"
import type { Deal } from "../../src/domain/deals.ts"
import type { Notification } from "../../src/domain/notifications.ts"
import type { Listing } from "../../src/domain/listings.ts"
import type { Envelope } from "../../src/events/envelope.ts"

const listings = createEntityAdapter<Listing, string>({ selectId: ({ key }) => key })
const applications = createEntityAdapter<Application, string>({ selectId: ({ key }) => key })
const deals = createEntityAdapter<Deal, string>({ selectId: ({ key }) => key })
const chats = createEntityAdapter<Chat, string>({ selectId: ({ key }) => key })
const messages = createEntityAdapter<ChatMessage, string>({ selectId: ({ key }) => key })
const notifications = createEntityAdapter<Notification, string>({ selectId: ({ id }) => id })

const initialState = {
  listings: listings.getInitialState(),
  applications: applications.getInitialState(),
  deals: deals.getInitialState(),
  chats: chats.getInitialState(),
  messages: messages.getInitialState(),
  notifications: notifications.getInitialState(),
}

/** Entities only: what has no adapter costs it nothing here. */
const fold = (draft: typeof initialState, { event }: Envelope): void => {
  switch (event.type) {
    case "ChatMessageReceived":
      messages.addOne(draft.messages, event.message)
      chats.setOne(draft.chats, event.chat)
      break
    case "ChatRead":
      chats.setOne(draft.chats, event.chat)
      break
    case "ChatMessageSent":
      messages.addOne(draft.messages, event.message)
      break
    case "NotificationReceived":
      notifications.setOne(draft.notifications, event.notification)
      break
    case "ListingChanged":
    case "ListingPublished":
      listings.setOne(draft.listings, event.listing)
      break
    case "OwnListingsPageLoaded":
      listings.setMany(draft.listings, event.listings)
      break
    case "ApplicationSent":
    case "ListingApplicationsPageLoaded":
      applications.setMany(draft.applications, event.applications)
      break
    case "DealCreated":
      deals.setOne(draft.deals, event.deal)
      break
    case "DealsPageLoaded":
      deals.setMany(draft.deals, event.deals)
      break
    default:
  }
}

const slice = createSlice({
  name: "marketplace",
  initialState,
  reducers: {
    emitted: (draft, { payload }: PayloadAction<readonly Envelope[]>) => {
      for (const envelope of payload) fold(draft as typeof initialState, envelope)
    },
  },
})

export interface Toolkit {
  readonly emit: (envelopes: readonly Envelope[]) => void
}

/** A store without the checks of development. */
export const createToolkit = (): Toolkit => {
  const store = configureStore({
    reducer: slice.reducer,
    devTools: false,
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
  })
  return { emit: (envelopes) => void store.dispatch(slice.actions.emitted(envelopes)) }
}
