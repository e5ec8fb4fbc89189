/** Facts about devices that notifications are pushed to. Wire shapes: openapi/schemas/push.yaml. */
import type { PushDevice, ThisDevice } from "../domain/push.ts"

export type PushEvent =
  | { readonly type: "PushStandingSeen"; readonly device: ThisDevice }
  | { readonly type: "PushDevicesLoaded"; readonly devices: readonly PushDevice[] }
  | { readonly type: "PushDeviceRemoved"; readonly key: string }
