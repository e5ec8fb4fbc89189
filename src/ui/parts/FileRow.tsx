/** A file in a list: name, size, upload progress, and actions (experience: Gallery, Uploads). */
import type { ReactElement, ReactNode } from "react"
import { Anchor } from "./Anchor.tsx"
import { Icon } from "./Icon.tsx"
import { IconButton } from "./IconButton.tsx"
import type { RowDrag } from "./use-drag-order.ts"
import type { IconName } from "./icon-paths.ts"
import { Progress } from "./Progress.tsx"
import { ResponsiveImage } from "./ResponsiveImage.tsx"

export interface FileAct {
  readonly icon: IconName
  readonly label: string
  readonly onClick: () => void
}

export interface FileRowProps {
  readonly name: string
  readonly size: string
  readonly icon?: IconName | undefined
  readonly picture?: string | undefined // instead of the icon
  readonly href?: string | undefined
  readonly state?: "done" | "waiting" | "uploading" | "failed" | undefined
  readonly progress?: number | undefined // from 0 to 1
  readonly note?: ReactNode
  readonly error?: ReactNode
  readonly actions?: readonly FileAct[] | undefined
  /** Dragging it by its mark, where its list has an order. */
  readonly drag?: RowDrag | undefined
}

export const FileRow = ({
  name,
  size,
  icon = "file",
  picture,
  href,
  state = "done",
  progress,
  note,
  error,
  actions = [],
  drag,
}: FileRowProps): ReactElement => (
  <li
    className="p-file"
    data-state={state}
    data-drop={drag?.edge ?? undefined}
    data-dragged={(drag && drag.by !== null) || undefined}
    style={drag === undefined || drag.by === null ? undefined : { translate: `0 ${drag.by}px` }}
  >
    <span className="p-file-mark" data-drags={drag !== undefined || undefined} {...drag?.handle}>
      {picture === undefined || state === "failed" ? (
        <Icon name={state === "failed" ? "error" : icon} />
      ) : (
        <ResponsiveImage src={picture} sizes="56px" draggable={false} />
      )}
    </span>
    <div className="p-file-words">
      {href === undefined ? (
        <span className="p-file-name">{name}</span>
      ) : (
        <Anchor href={href} className="p-file-name" target="_blank" rel="noreferrer">
          {name}
        </Anchor>
      )}
      <span className="p-file-facts">
        <span>{size}</span>
        {note && <span>{note}</span>}
      </span>
      {state === "uploading" && <Progress value={progress ?? null} label={name} />}
    </div>
    {error && (
      <span className="p-file-error" role="alert">
        {error}
      </span>
    )}
    {actions.length > 0 && (
      <div className="p-file-actions">
        {actions.map((act) => (
          <IconButton key={act.label} icon={act.icon} label={act.label} onClick={act.onClick} />
        ))}
      </div>
    )}
  </li>
)
