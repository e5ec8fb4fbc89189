/** Five stars in a row under a few drawn sparks; still under reduced motion (experience: Moments, Motion). */
import type { ReactElement } from "react"

const sparks = "M120 26V12M84 36l-7-12M156 36l7-12M58 60 45 53M182 60l13-7"
const dots = "M100 18h.1M140 18h.1M66 44h.1M174 44h.1"
const star = "M0-13 3.8-4.4 13-3.6 6 2.7 8.1 12 0 7.1-8.1 12-6 2.7-13-3.6-3.8-4.4Z"
const places = [
  [44, 104],
  [82, 92],
  [120, 88],
  [158, 92],
  [196, 104],
] as const

export const StarsRise = (): ReactElement => (
  <svg className="p-moment" viewBox="0 0 240 144" width={240} height={144} aria-hidden>
    <circle className="p-moment-ground" cx={120} cy={84} r={60} />
    <path className="p-moment-sparks" d={sparks} />
    <path className="p-moment-dots" d={dots} />
    {places.map(([x, y]) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <path className="p-stars-rise" d={star} />
      </g>
    ))}
  </svg>
)
