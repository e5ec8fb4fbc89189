/** The console: what waits, and the open item beside it where there is room; the next one follows each verdict. */
import { useState, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { useLocation } from "wouter"
import { moderation } from "../../../projections/moderation.ts"
import { waitingTasks } from "../../../projections/moderation-views.ts"
import { areShortcutsOn, shortcuts } from "../../../projections/shortcuts.ts"
import { useRoomBeside } from "../../app/media.ts"
import { paths } from "../../app/paths.ts"
import { useDispatch, useReadModel } from "../../app/read-models.ts"
import { Switch } from "../../parts/Checkbox.tsx"
import { SideBySide } from "../../parts/SideBySide.tsx"
import { HeldVerdicts } from "./HeldVerdicts.tsx"
import { ModerationHead } from "./ModerationHead.tsx"
import { ModerationNumbers } from "./ModerationNumbers.tsx"
import { ModerationQueue } from "./ModerationQueue.tsx"
import { SupportLetters } from "./SupportLetters.tsx"
import { TaskView } from "./TaskView.tsx"

/** The one after it, else the first one; null where nothing else waits. */
const nextOf = (keys: readonly string[], key: string): string | null => {
  const others = keys.filter((one) => one !== key)
  return keys[keys.indexOf(key) + 1] ?? others[0] ?? null
}

export const ModerationScreen = ({ chosenKey }: { readonly chosenKey: string | null }): ReactElement => {
  const intl = useIntl()
  const isWide = useRoomBeside()
  const [, navigate] = useLocation()
  const dispatch = useDispatch()
  const areKeysOn = useReadModel(shortcuts, areShortcutsOn, undefined)
  const keys = useReadModel(moderation, waitingTasks, undefined)?.keys ?? []
  const openKey = chosenKey ?? (isWide ? (keys[0] ?? null) : null)
  const [decided, setDecided] = useState<string | null>(null) // until the next one has the focus

  const follow = (key: string): void => {
    setDecided(key)
    const next = nextOf(keys, key)
    if (chosenKey !== null) navigate(next === null ? paths.moderation : paths.moderationTask(next), { replace: true })
  }
  const isListShown = isWide || chosenKey === null
  return (
    <>
      <HeldVerdicts />
      <SideBySide
        list={
          isListShown ? (
            <div className="l-page l-stack" data-gap="6">
              <ModerationHead part="title" level={chosenKey === null ? 1 : 2} />
              <ModerationNumbers />
              <Switch
                label={intl.formatMessage({ id: "moderation.keys" })}
                hint={intl.formatMessage({ id: "moderation.keys.hint" })}
                checked={areKeysOn}
                onChange={(on) => void dispatch({ type: "TurnShortcuts", on })}
              />
              <ModerationQueue chosenKey={openKey} />
              <SupportLetters />
            </div>
          ) : null
        }
        detail={
          openKey === null ? null : (
            <TaskView
              key={openKey}
              taskKey={openKey}
              isAlone={!isListShown}
              level={chosenKey === null ? 2 : 1}
              areKeysOn={areKeysOn}
              onShown={decided === null || decided === openKey ? null : () => setDecided(null)}
              onDone={() => follow(openKey)}
            />
          )
        }
      />
    </>
  )
}
