/** The photo of a person or profile, or their initials; decorative, as the name is beside it. */
import { useState, type ReactElement } from "react"
import { initialsOf } from "./initials.ts"
import type { Side } from "../../domain/participants.ts"
import { ResponsiveImage } from "./ResponsiveImage.tsx"

export interface AvatarProps {
  readonly name: string
  readonly photo: string | null
  readonly size?: 24 | 32 | 40 | 56 | 80 | 112 | undefined // px
  readonly tone?: Side | undefined
}

export const Avatar = ({ name, photo, size = 40, tone }: AvatarProps): ReactElement => {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className="p-avatar" data-size={size} data-profile={tone} aria-hidden>
      {photo !== null && photo !== broken ? (
        <ResponsiveImage src={photo} sizes={`${size}px`} width={size} height={size} onError={() => setBroken(photo)} />
      ) : (
        initialsOf(name, size < 32 ? 1 : 2)
      )}
    </span>
  )
}
