/** Reports to the other side that one is writing, now and again while it goes on. */
import { useCallback, useRef } from "react"
import { presenceTimes } from "../../../domain/real-time.ts"
import { useApp } from "../../app/context.tsx"
import { useDispatch, useFlag } from "../../app/read-models.ts"

interface Writer {
  readonly chatKey: string
  readonly profileKey: string
  readonly isOnline: boolean
}

/** To be called with what is written after each change; with nothing once it was sent. */
export const useTyping = ({ chatKey, profileKey, isOnline }: Writer): ((text: string) => void) => {
  const { device } = useApp()
  const dispatch = useDispatch()
  const isOn = useFlag("presenceInChat")
  const sentAt = useRef(-Infinity)
  return useCallback(
    (text) => {
      // The text after an empty field is another message, and reported at once.
      if (text.trim() === "") sentAt.current = -Infinity
      else if (isOn && isOnline && device.now() - sentAt.current >= presenceTimes.typingSentMs) {
        sentAt.current = device.now()
        void dispatch({ type: "TellTyping", chatKey, participantKey: profileKey })
      }
    },
    [device, dispatch, isOn, isOnline, chatKey, profileKey],
  )
}
