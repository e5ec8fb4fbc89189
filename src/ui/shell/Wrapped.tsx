/**
 * The frame around every page in the mobile app alone: no network, a newer version, pushes to this device. Spec §2 The
 * frame.
 */
import { useEffect, type ReactElement } from "react"
import type { Wrapper } from "../../platform/wrapper/wrapper.ts"
import { appUpdate } from "../../projections/app-update.ts"
import { chosenLanguage, presence, session } from "../../projections/session.ts"
import { waitingUpdate } from "../../projections/waiting-update.ts"
import { useApp } from "../app/context.tsx"
import { onceKnown, useFresh } from "../app/use-fresh.ts"
import { useDispatch, useFlag, useModels, useReadModel } from "../app/read-models.ts"
import { MoreTexts } from "../i18n/Texts.tsx"
import { AppUpdateModal } from "../routes/modal-screens.ts"
import { OfflineNotice } from "./OfflineNotice.tsx"

const command = { type: "LoadNewestVersions" } as const

/** At the start, and each time somebody comes back to the app. */
const useNewestVersions = (): void => {
  const dispatch = useDispatch()
  const isOn = useFlag("appUpdate")
  const isKnown = useModels((models) => models.appUpdate.newest !== null)
  useFresh({ command: isOn ? command : null, known: onceKnown(isKnown) })
  useEffect(() => {
    const look = (): void => {
      if (isOn && document.visibilityState === "visible") void dispatch(command)
    }
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
  }, [dispatch, isOn])
}

/** A device that is pushed to says so at each start, and when it speaks another language (E465). */
const RenewedPush = (): null => {
  const dispatch = useDispatch()
  useEffect(() => void dispatch({ type: "RenewPush" }), [dispatch])
  return null
}

export const Wrapped = ({ wrapper }: { readonly wrapper: Wrapper }): ReactElement => {
  const { environment } = useApp()
  const update = useReadModel(appUpdate, waitingUpdate, undefined)
  useNewestVersions()
  const isSignedIn = useReadModel(session, presence, undefined) === "signedIn"
  const language = useReadModel(session, chosenLanguage, undefined)
  return (
    <>
      {isSignedIn && <RenewedPush key={language} />}
      {update !== null && (
        <MoreTexts host={environment.i18nHost} scopes={["app-update"]}>
          <AppUpdateModal update={update} wrapper={wrapper} />
        </MoreTexts>
      )}
      <OfflineNotice wrapper={wrapper} />
    </>
  )
}
