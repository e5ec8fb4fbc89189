/** The account's executant profiles, and profiles as everybody sees them, with their offers. Spec §3 Profile, Executant profile. */
import type { ListedListing } from "../domain/listings.ts"
import type { Executant, ProfileId, PublicProfile } from "../domain/profiles.ts"
import type { ProfileEvent } from "../events/profiles.ts"
import { allEntities, entityByKey, putEntity, remember, type Entities } from "./entities.ts"
import { projection } from "./projection.ts"
import { stable } from "./selectors.ts"

export interface ExecutantOffers {
  readonly count: number // of all that are on the market
  readonly offers: readonly ListedListing[]
}

export interface ProfilesState {
  byKey: Entities<Executant>
  known: boolean // false: not asked yet, which is not the same as none
  public: Entities<PublicProfile>
  unavailable: Record<string, true> // by side and key
  offers: Record<string, ExecutantOffers> // by the executant's key
}

const initial = (): ProfilesState => ({ byKey: {}, known: false, public: {}, unavailable: {}, offers: {} })

const idKey = ({ type, key }: ProfileId): string => `${type}/${key}`

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
  ExecutantChanged: one,
  PublicProfileLoaded: (draft, { profile }) => {
    putEntity(draft.public, profile.key, profile)
    delete draft.unavailable[idKey(profile)]
  },
  ProfileUnavailable: (draft, { profile }) => {
    draft.unavailable[idKey(profile)] = true
  },
  ExecutantOffersLoaded: (draft, { executantKey, count, offers }) => {
    draft.offers[executantKey] = { count, offers }
  },
  SignedOut: (draft) => void Object.assign(draft, initial()),
})

export const executantByKey = (state: ProfilesState, key: string): Executant | undefined =>
  entityByKey(state.byKey, key)

/** The address of a customer finds no executant, whose key it may name. */
export const publicProfile = (state: ProfilesState, { type, key }: ProfileId): PublicProfile | undefined => {
  const found = entityByKey(state.public, key)
  return found?.type === type ? found : undefined
}

export const isProfileUnavailable = (state: ProfilesState, id: ProfileId): boolean =>
  state.unavailable[idKey(id)] === true

/** Undefined while not known. */
export const executantOffers = (state: ProfilesState, executantKey: string): ExecutantOffers | undefined =>
  state.offers[executantKey]

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
