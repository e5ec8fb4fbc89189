/** Commands about profiles: those of the account, and any as everybody sees it. Spec §7 Executants. */
import * as Effect from "effect/Effect"
import { isRefusedWith } from "../domain/failures.ts"
import { pageSizes } from "../domain/limits.ts"
import type { ListedListing } from "../domain/listings.ts"
import type { ExecutantStatus } from "../domain/executant-statuses.ts"
import type { ExecutantWords, ProfileId } from "../domain/profiles.ts"
import type { ProfileEvent } from "../events/profiles.ts"
import { toListedOffer } from "../events/wire/listings.ts"
import { toExecutant, toPublicCustomer, toPublicExecutant } from "../events/wire/profiles.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import { switched } from "./account.ts"
import { afterChange, executantNow } from "./executant-changes.ts"
import type { Handlers } from "./command.ts"
import { Device, Progress } from "./services.ts"

export type ProfileCommand =
  | { readonly type: "LoadExecutants" }
  /** Changes those words of an own profile, leaves the others (E631), and sends it to moderation. */
  | ({
      readonly type: "ChangeExecutant"
      readonly key: string
      readonly status: ExecutantStatus // as the person saw it (E57)
    } & Partial<ExecutantWords>)
  | { readonly type: "SubscribeExecutant"; readonly key: string; readonly isSubscribed: boolean }
  | { readonly type: "LoadPublicProfile"; readonly profile: ProfileId }
  /** The newest few, or all of them. */
  | { readonly type: "LoadExecutantOffers"; readonly executantKey: string; readonly all: boolean }
  /** Makes the profile and goes on as it: whoever makes one has said that they offer services (E196). */
  | {
      readonly type: "CreateExecutant"
      readonly id: string // makes a repeated create one profile (D6)
      readonly name: string
      readonly categoryKey: string
      readonly description: string
    }

/** Three pages are as many offers as anybody looks through. */
const allPages = [pageSizes.most, pageSizes.most, pageSizes.most] as const

/** As of a moment before any other, so that nothing known goes. */
const noExecutants: readonly ProfileEvent[] = [{ type: "ExecutantsLoaded", executants: [], asOf: 0 }]

export const profileHandlers: Handlers<ProfileCommand> = {
  LoadExecutants: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: () =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { flags } = yield* Device
        if (!flags.executant) return noExecutants
        const { data, asOf } = yield* ask((signal) => core.GET("/executant", { signal }))
        return [
          { type: "ExecutantsLoaded", executants: data.items.map((item) => toExecutant(item, asOf)), asOf },
        ] as const
      }).pipe(
        // An account that may not ask for executants has none (spec §8).
        Effect.catchTag("Unauthorized", () => Effect.succeed(noExecutants)),
      ),
  },

  LoadPublicProfile: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ profile }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { path: { key: profile.key } }
        const found =
          profile.type === "Executant"
            ? toPublicExecutant((yield* ask((signal) => core.GET("/executant/public/{key}", { params, signal }))).data)
            : toPublicCustomer((yield* ask((signal) => core.GET("/account/public/{key}", { params, signal }))).data)
        return [{ type: "PublicProfileLoaded", profile: found }] as const
      }).pipe(Effect.catchTag("NotFound", () => Effect.succeed([{ type: "ProfileUnavailable", profile }] as const))),
  },

  LoadExecutantOffers: {
    policy: "share",
    failureDisplay: "inPlace",
    handle: ({ executantKey, all }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const offers: ListedListing[] = []
        let count = 0
        for (const top of all ? allPages : [pageSizes.executantOffers]) {
          const params = { path: { executantKey }, query: { top, skip: offers.length } }
          const { data } = yield* ask((signal) =>
            core.GET("/offers/public/{executantKey}/existing", { params, signal }),
          )
          count = data.count
          offers.push(...data.items.map(toListedOffer))
          if (offers.length >= count) break
        }
        return [{ type: "ExecutantOffersLoaded", executantKey, count, offers }] as const
      }),
  },

  ChangeExecutant: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ type: _, key, status, categoryKey, ...texts }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { path: { key }, query: { publish: true } }
        const category = categoryKey === undefined ? {} : { classificatorPrimaryKey: categoryKey }
        const body = { ...texts, ...category, status }
        return [afterChange(yield* ask((signal) => core.PUT("/executant/{key}", { params, body, signal })))]
      }).pipe(
        // Moderation, or another tab, was faster: the page must show how it stands (D96).
        Effect.tapError((failure) =>
          isRefusedWith(failure, "ExecutantInvalidStateException")
            ? Effect.gen(function* () {
                const { emit } = yield* Progress
                emit([yield* executantNow(key)])
              })
            : Effect.void,
        ),
      ),
  },

  SubscribeExecutant: {
    policy: "once",
    failureDisplay: "toast",
    handle: ({ key, isSubscribed }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const params = { path: { key } }
        const { data, asOf } = yield* ask((signal) =>
          isSubscribed
            ? core.POST("/executant/{key}/subscribe", { params, signal })
            : core.POST("/executant/{key}/unsubscribe", { params, signal }),
        )
        return [{ type: "ExecutantChanged", executant: toExecutant(data, asOf) }] as const
      }),
  },

  CreateExecutant: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: ({ id, name, categoryKey, description }) =>
      Effect.gen(function* () {
        const { core } = yield* Sdk
        const { data, asOf } = yield* ask((signal) =>
          core.POST("/executant", {
            params: { query: { publish: true }, header: { "Idempotency-Key": id } },
            body: { name, classificatorPrimaryKey: categoryKey, description },
            signal,
          }),
        )
        // The profile exists whatever becomes of the rest; another try is given the same one (D6).
        const { emit } = yield* Progress
        emit([{ type: "ExecutantSubmitted", executant: toExecutant(data, asOf) }])
        return [yield* switched(data.key)]
      }),
  },
}
