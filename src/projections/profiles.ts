/** The account's executant profiles. Spec §3 Executant profile. */
import type { Executant } from "../domain/profiles.ts"
import type { ProfileEvent } from "../events/profiles.ts"
import { allEntities, entityByKey, remember, type Entities } from "./entities.ts"
import { projection } from "./projection.ts"
import { stable } from "./selectors.ts"

export interface ProfilesState {
  byKey: Entities<Executant>
  known: boolean // false: not asked yet, which is not the same as none
}

const initial = (): ProfilesState => ({ byKey: {}, known: false })

const one = (draft: ProfilesState, { executant }: { readonly executant: Executant }): void =>
  remember(draft.byKey, executant)

export const profiles = projection<ProfilesState, ProfileEvent>("profiles", initial, {
  ExecutantsLoaded: (draft, { executants }) => {
    for (const executant of executants) remember(draft.byKey, executant)
    draft.known = true
  },
  ExecutantSubmitted: one,
  ExecutantPublished: one,
  ExecutantRefused: one,
  SignedOut: (draft) => void Object.assign(draft, initial()),
})

export const executantByKey = (state: ProfilesState, key: string): Executant | undefined =>
  entityByKey(state.byKey, key)

/** By name; undefined while not known. */
export const ownExecutants: (state: ProfilesState, arg: void) => readonly Executant[] | undefined = stable(
  () => "",
  (state: ProfilesState) =>
    state.known
      ? [...allEntities(state.byKey)].sort((a, b) =>
          a.name < b.name ? -1 : a.name > b.name ? 1 : a.key < b.key ? -1 : 1,
        )
      : undefined,
)
