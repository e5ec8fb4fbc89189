/** A sheet that rises over a few drawn sparks; still under reduced motion (experience: Moments, Motion). */
import type { ReactElement } from "react"

const sparks = "M120 20V6M84 30l-7-12M156 30l7-12M58 56 45 49M182 56l13-7M50 90H36M190 90h14"
const dots = "M100 12h.1M140 12h.1M66 38h.1M174 38h.1M44 72h.1M196 72h.1"

/** `isOut`: what it stands for is public, which a mark on it says. */
export const PaperRises = ({ isOut }: { readonly isOut: boolean }): ReactElement => (
  <svg className="p-moment" viewBox="0 0 240 144" width={240} height={144} aria-hidden>
    <circle className="p-moment-ground" cx={120} cy={84} r={60} />
    {isOut && (
      <>
        <path className="p-moment-sparks" d={sparks} />
        <path className="p-moment-dots" d={dots} />
      </>
    )}
    <g className="p-paper-sheet">
      <rect x={84} y={40} width={72} height={88} rx={10} />
      <path d="M98 62h44M98 78h44M98 94h26" />
    </g>
    {isOut && (
      <g className="p-moment-mark p-paper-mark">
        <circle cx={152} cy={116} r={18} />
        <path d="M144 116l6 6 11-12" />
      </g>
    )}
  </svg>
)
