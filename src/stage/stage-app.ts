/** The app's half of the stage: takes the scenes of a log, and hands the screens what they read. architecture: Theatre. */
import type { App } from "../ui/app/context.tsx"
import { stageBus, stageDevice, stageEnvironment } from "./stage-device.ts"
import type { Address, Scene } from "./stage-questions.ts"
import { createStageStore, type StageStore } from "./stage-store.ts"

/** All that is drawn at a moment. */
export interface Drawn {
  readonly app: App
  readonly address: Address
}

export interface StageApp {
  readonly store: StageStore
  /** Takes a scene; the screens are told by whoever draws. */
  readonly take: (scene: Scene) => Drawn
}

export const createStageApp = (zone: string): StageApp => {
  const store = createStageStore()
  const firstModels = store.models()
  return {
    store,
    take: ({ carried, isWhole, now, address }) => {
      store.take(carried, isWhole)
      const app: App = {
        store,
        firstModels,
        onDrawn: () => undefined,
        isBrought: () => true,
        bus: stageBus,
        environment: stageEnvironment(store.models()),
        // A new one for each moment, so that all that shows a time is drawn anew.
        device: stageDevice(Date.parse(now), zone),
      }
      return { app, address }
    },
  }
}
