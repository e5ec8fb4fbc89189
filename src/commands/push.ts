/** Commands about pushes to this device and others. Spec §7 Notifications. */
import * as Effect from "effect/Effect"
import type { Language } from "../domain/languages.ts"
import type { PushClient } from "../domain/push.ts"
import { ask, Sdk } from "../sdk/sdk.ts"
import type { Handlers } from "./command.ts"
import { Device } from "./services.ts"

export type PushCommand =
  | { readonly type: "FindPushStanding" }
  /** Asks the person for the browser's permission: only where they pressed for it. */
  | { readonly type: "TurnPushOn" }
  | { readonly type: "TurnPushOff" }
  /**
   * After a sign-in: a device that is still pushed to belongs to the new sign-in from then on, and ends with it (E340). The
   * mobile app does so at each start, too, and when it speaks another language (E465).
   */
  | { readonly type: "RenewPush" }
  /** "Not now": this device does not offer it again by itself. */
  | { readonly type: "DeclinePush" }
  | { readonly type: "LoadPushDevices" }
  | { readonly type: "RemovePushDevice"; readonly key: string }

/** The app is pushed to in the language that it speaks on this device (E465). */
const subscribing = ({ pushClientId, app }: PushClient, language: Language) => ({
  pushClientId,
  ...(app !== null && { app: { ...app, language } }),
})

/** The browser's push service did not answer, or it can't be reached. */
const unreachable = () => ({ _tag: "Unreachable", why: "offline" }) as const

const seen = Effect.gen(function* () {
  const { push } = yield* Device
  const device = yield* Effect.promise(push.look)
  return { type: "PushStandingSeen", device } as const
})

const loaded = Effect.gen(function* () {
  const { notifications } = yield* Sdk
  const { data } = yield* ask((signal) => notifications.GET("/push/devices", { signal }))
  return { type: "PushDevicesLoaded", devices: data.items } as const
})

export const pushHandlers: Handlers<PushCommand> = {
  FindPushStanding: { policy: "share", failureDisplay: "inPlace", handle: () => Effect.map(seen, (event) => [event]) },

  TurnPushOn: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: () =>
      Effect.gen(function* () {
        const { push, language } = yield* Device
        const { notifications } = yield* Sdk
        const client = yield* Effect.tryPromise({ try: push.subscribe, catch: unreachable })
        if (client === null) return [yield* seen]
        const body = subscribing(client, language())
        yield* ask((signal) => notifications.POST("/push/subscribe", { body, signal }))
        return [yield* seen, yield* loaded]
      }),
  },

  TurnPushOff: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: () =>
      Effect.gen(function* () {
        const { push } = yield* Device
        const { notifications } = yield* Sdk
        const pushClientId = yield* Effect.tryPromise({ try: push.unsubscribe, catch: unreachable })
        if (pushClientId === null) return [yield* seen]
        yield* ask((signal) => notifications.POST("/push/unsubscribe", { body: { pushClientId }, signal }))
        return [yield* seen, yield* loaded]
      }),
  },

  RenewPush: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: () =>
      Effect.gen(function* () {
        const { push, language } = yield* Device
        const { notifications } = yield* Sdk
        const { standing, hash } = yield* Effect.promise(push.look)
        if (standing !== "on") return []
        const { devices } = yield* loaded
        if (!devices.some((device) => device.hash === hash)) return []
        const client = yield* Effect.tryPromise({ try: push.subscribe, catch: unreachable })
        if (client === null) return []
        const body = subscribing(client, language())
        yield* ask((signal) => notifications.POST("/push/subscribe", { body, signal }))
        const now = yield* seen
        // The push service had given it another token.
        return now.device.hash === hash ? [] : [now, yield* loaded]
      }),
  },

  DeclinePush: {
    policy: "once",
    failureDisplay: "inPlace",
    handle: () =>
      Effect.gen(function* () {
        const { push } = yield* Device
        push.decline()
        return [yield* seen]
      }),
  },

  LoadPushDevices: { policy: "share", failureDisplay: "inPlace", handle: () => Effect.map(loaded, (event) => [event]) },

  RemovePushDevice: {
    policy: "parallel",
    failureDisplay: "toast",
    handle: ({ key }) =>
      Effect.gen(function* () {
        const { notifications } = yield* Sdk
        const params = { path: { key } }
        yield* ask((signal) => notifications.DELETE("/push/devices/{key}", { params, signal }))
        return [{ type: "PushDeviceRemoved", key }] as const
      }).pipe(
        // The device was removed elsewhere, or has signed out.
        Effect.catchTag("NotFound", () => Effect.succeed([{ type: "PushDeviceRemoved", key }] as const)),
      ),
  },
}
