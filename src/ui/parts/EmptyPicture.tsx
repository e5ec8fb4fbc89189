/** Illustrations of empty states: lines of one width before a soft shape. */
import type { ReactElement } from "react"

export type EmptyPictureName =
  | "door"
  | "search"
  | "box"
  | "chat"
  | "bell"
  | "handshake"
  | "person"
  | "letter"
  | "cloud"
  | "phone"

interface Drawing {
  readonly solid: string // filled with the surface's colour, so that the soft shape doesn't show through
  readonly line: string
  readonly spark: string // strokes in the accent colour
}

const drawings: Record<EmptyPictureName, Drawing> = {
  cloud: {
    solid: "M38 84h44a17 17 0 0 0 3-33.7A25 25 0 0 0 37.5 44 20 20 0 0 0 38 84z",
    line: "M38 84h44a17 17 0 0 0 3-33.7A25 25 0 0 0 37.5 44 20 20 0 0 0 38 84z",
    spark: "M52 56l16 16M68 56l-16 16",
  },
  phone: {
    solid: "M44 20h32a6 6 0 0 1 6 6v68a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z",
    line: "M44 20h32a6 6 0 0 1 6 6v68a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6zM54 28h12M38 86h44",
    spark: "M60 76V46M48 58l12-12 12 12",
  },
  door: {
    solid: "M38 92V30a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v62z",
    line: "M26 92h68M38 92V30a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v62M46 92V38l22-6v60",
    spark: "M61 62v6M90 50h10M95 45v10",
  },
  search: {
    solid: "M30 54a24 24 0 1 0 48 0a24 24 0 1 0 -48 0",
    line: "M30 54a24 24 0 1 0 48 0a24 24 0 1 0 -48 0M71.5 71.5 92 92",
    spark: "M43 54a11 11 0 0 1 11-11M88 32v8M84 36h8",
  },
  box: {
    solid: "M28 46l32-14 32 14v34l-32 14-32-14z",
    line: "M28 46l32-14 32 14v34l-32 14-32-14zM28 46l32 14 32-14M60 60v34M44 39l32 14v12",
    spark: "M60 14v8M44 19l3 6M76 19l-3 6",
  },
  chat: {
    solid: "M28 30h46a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H50L38 76V66H28a5 5 0 0 1-5-5V35a5 5 0 0 1 5-5z",
    line: "M28 30h46a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H50L38 76V66H28a5 5 0 0 1-5-5V35a5 5 0 0 1 5-5zM88 46h4a5 5 0 0 1 5 5v24a5 5 0 0 1-5 5h-6v9l-11-9H62",
    spark: "M37 48h.1M51 48h.1M65 48h.1",
  },
  bell: {
    solid: "M38 78V54a22 22 0 0 1 44 0v24l8 8H30z",
    line: "M38 78V54a22 22 0 0 1 44 0v24l8 8H30zM60 32v-6M52 92a8 8 0 0 0 16 0",
    spark: "M24 48a28 28 0 0 1 8-16M96 48a28 28 0 0 0-8-16",
  },
  handshake: {
    solid: "M20 46l16-8 13 5 11-4h18l6 2 16-6v29h-6L64 91H54L37 74H20z",
    line: "M20 46l16-8 13 5M20 74h17l17 17c3 3 7 3 10 0l30-27h6M100 35l-16 6-24-2-14 13c-5 6 3 12 9 8l10-7 24 22M66 86l-7-7M75 79l-8-8M20 41v38M100 30v39",
    spark: "M60 14v9M42 18l4 7M78 18l-4 7",
  },
  person: {
    solid: "M44 44a16 16 0 1 0 32 0a16 16 0 1 0 -32 0M30 92c2-17 14-24 30-24s28 7 30 24z",
    line: "M44 44a16 16 0 1 0 32 0a16 16 0 1 0 -32 0M30 92c2-17 14-24 30-24s28 7 30 24z",
    spark: "M92 36v12M86 42h12",
  },
  letter: {
    solid: "M26 42h68a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4V46a4 4 0 0 1 4-4z",
    line: "M26 42h68a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4V46a4 4 0 0 1 4-4zM24 46l36 26 36-26",
    spark: "M60 18v10M42 23l4 7M78 23l-4 7",
  },
}

export const EmptyPicture = ({ name }: { readonly name: EmptyPictureName }): ReactElement => {
  const { solid, line, spark } = drawings[name]
  return (
    <svg className="p-empty-picture" viewBox="0 0 120 120" width={120} height={120} aria-hidden>
      <circle className="p-empty-ground" cx={60} cy={60} r={56} />
      <path className="p-empty-solid" d={solid} />
      <path d={line} />
      <path className="p-empty-spark" d={spark} />
    </svg>
  )
}
