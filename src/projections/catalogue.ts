/** Every projection there is. To add a feature, add its line here. */
import { account } from "./account.ts"
import { appUpdate } from "./app-update.ts"
import { applications } from "./applications.ts"
import { chatPresence } from "./chat-presence.ts"
import { chatSearch } from "./chat-search.ts"
import { chat } from "./chat.ts"
import { classificator } from "./classificator.ts"
import { commands } from "./commands.ts"
import { connection } from "./connection.ts"
import { deals } from "./deals.ts"
import { favorites } from "./favorites.ts"
import { feedback } from "./feedback.ts"
import { files } from "./files.ts"
import { listings } from "./listings.ts"
import { locations } from "./locations.ts"
import { moderation } from "./moderation.ts"
import { navigation } from "./navigation.ts"
import { notifications } from "./notifications.ts"
import { profiles } from "./profiles.ts"
import type { Projection } from "./projection.ts"
import { push } from "./push.ts"
import { search } from "./search.ts"
import { session } from "./session.ts"
import { shortcuts } from "./shortcuts.ts"
import { statistics } from "./statistics.ts"
import { toasts } from "./toasts.ts"

export const projections = {
  account,
  applications,
  chat,
  chatPresence,
  chatSearch,
  classificator,
  commands,
  connection,
  deals,
  favorites,
  feedback,
  files,
  listings,
  locations,
  moderation,
  navigation,
  notifications,
  profiles,
  push,
  search,
  session,
  shortcuts,
  statistics,
  appUpdate,
  toasts,
}

type StateOf<P> = P extends Projection<infer State> ? State : never

export type ProjectionName = keyof typeof projections
export type ReadModels = { [N in ProjectionName]: StateOf<(typeof projections)[N]> }
