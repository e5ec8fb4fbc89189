/**
 * Two avatars under a few drawn sparks; not animated under reduced motion (experience: Moments,
 * Motion).
 */
import type { ReactElement } from "react"
import { Avatar, type AvatarProps } from "./Avatar.tsx"

type Face = Pick<AvatarProps, "name" | "photo" | "tone">

const sparks = "M120 22V8M84 32l-7-12M156 32l7-12M58 58 45 51M182 58l13-7M50 92H36M190 92h14M66 122l-11 8M174 122l11 8"
const dots = "M100 14h.1M140 14h.1M66 40h.1M174 40h.1M44 74h.1M196 74h.1"

export const FacesMeet = ({ left, right }: { readonly left: Face; readonly right: Face }): ReactElement => (
  <div className="p-faces" aria-hidden>
    <svg className="p-moment p-faces-scene" viewBox="0 0 240 144" width={240} height={144}>
      <circle className="p-moment-ground" cx={120} cy={84} r={60} />
      <path className="p-moment-sparks" d={sparks} />
      <path className="p-moment-dots" d={dots} />
    </svg>
    <span className="p-faces-face" data-from="left">
      <Avatar {...left} size={80} />
    </span>
    <span className="p-faces-face" data-from="right">
      <Avatar {...right} size={80} />
    </span>
  </div>
)
