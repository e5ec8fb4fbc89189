/** A skeleton of the content that is loading, shown after 300 ms so that it doesn't flash (experience: States). */
import type { ReactElement } from "react"

export type SkeletonShape = "page" | "cards" | "rows" | "text" | "chat" | "form"

export interface SkeletonProps {
  readonly shape: SkeletonShape
  readonly label: string // text for screen readers
  readonly count?: number | undefined // of cards, rows, lines, bubbles or fields
}

const usualCount: Record<SkeletonShape, number> = { page: 3, cards: 6, rows: 4, text: 4, chat: 6, form: 4 }

const Bone = ({ of }: { readonly of: string }): ReactElement => <span className="p-bone" data-of={of} />

const CardBones = (): ReactElement => (
  <span className="p-bones-card">
    <Bone of="picture" />
    <Bone of="caption" />
    <Bone of="title" />
    <Bone of="line" />
  </span>
)

const RowBones = (): ReactElement => (
  <span className="p-bones-row">
    <Bone of="square" />
    <span className="p-bones-words">
      <Bone of="title" />
      <Bone of="line" />
    </span>
  </span>
)

const FieldBones = (): ReactElement => (
  <span className="p-bones-words">
    <Bone of="caption" />
    <Bone of="control" />
  </span>
)

const one: Record<SkeletonShape, () => ReactElement> = {
  page: RowBones,
  cards: CardBones,
  rows: RowBones,
  text: () => <Bone of="line" />,
  chat: () => <Bone of="bubble" />,
  form: FieldBones,
}

export const Skeleton = ({ shape, label, count = usualCount[shape] }: SkeletonProps): ReactElement => {
  const One = one[shape]
  return (
    <output className="p-skeleton" data-waiting>
      <span className="p-hidden">{label}</span>
      <span className="p-bones" data-shape={shape} aria-hidden>
        {shape === "page" && (
          <span className="p-bones-head">
            <Bone of="heading" />
            <Bone of="line" />
          </span>
        )}
        {Array.from({ length: count }, (_, index) => (
          <One key={index} />
        ))}
      </span>
    </output>
  )
}
