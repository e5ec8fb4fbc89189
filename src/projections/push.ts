/**
 * The devices that are pushed to, and how this one stands. No hub reports them, so the list is that of its last
 * reading.
 */
import type { PushDevice, PushStanding, ThisDevice } from "../domain/push.ts"
import type { PushEvent } from "../events/push.ts"
import { projection } from "./projection.ts"

export interface PushState {
  device: ThisDevice | null // null until it was looked at
  devices: readonly PushDevice[] | null
}

const initial = (): PushState => ({ device: null, devices: null })

export const push = projection<PushState, PushEvent>("push", initial, {
  PushStandingSeen: (draft, { device }) => {
    draft.device = device
  },
  PushDevicesLoaded: (draft, { devices }) => {
    draft.devices = devices
  },
  PushDeviceRemoved: (draft, { key }) => {
    draft.devices = draft.devices?.filter((device) => device.key !== key) ?? null
  },
  SignedOut: (draft) => {
    draft.devices = null
  },
})

export const thisDevice = (state: PushState): ThisDevice | null => state.device

/** As the server has it, once its list was read: a browser keeps its subscription when it was removed from elsewhere. */
export const pushStanding = ({ device, devices }: PushState): PushStanding | null =>
  device?.standing === "on" && devices?.every(({ hash }) => hash !== device.hash) === true
    ? "off"
    : (device?.standing ?? null)

export const pushDevices = (state: PushState): readonly PushDevice[] | null => state.devices
