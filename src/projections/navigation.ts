/** The place in the app where the person is. Spec §2. */
import type { NavigationEvent } from "../events/navigation.ts"
import { projection } from "./projection.ts"

export interface NavigationState {
  path: string
  search: string
}

export const navigation = projection<NavigationState, NavigationEvent>("navigation", () => ({ path: "", search: "" }), {
  RouteChanged: (draft, { path, search }) => {
    draft.path = path
    draft.search = search
  },
})
