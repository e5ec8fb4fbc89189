/** A device that keeps nothing, shows nothing and knows nothing; a test says what of it is otherwise. */
import type { DeviceServices } from "../../src/commands/services.ts"
import { defaultFlags } from "../../src/domain/flags.ts"

export const quietDevice: DeviceServices = {
  flags: defaultFlags,
  language: () => "en-US",
  isModerator: () => false,
  speak: async () => undefined,
  keepShortcuts: () => undefined,
  signIn: async () => "leaving",
  signInWithGoogle: async () => null,
  signOut: async () => undefined,
  pickedFile: () => undefined,
  dropFile: () => undefined,
  download: () => undefined,
  takeNewBuild: () => undefined,
  putOffUpdate: () => undefined,
  push: {
    look: async () => ({ standing: "unsupported", hash: null, declined: false }),
    subscribe: async () => null,
    unsubscribe: async () => null,
    decline: () => undefined,
  },
  position: async () => "unknown",
  outbox: { put: async () => undefined, remove: async () => undefined, has: async () => true },
  tabs: { broadcastQueued: () => undefined, broadcastDiscarded: () => undefined, alone: async () => () => undefined },
}
