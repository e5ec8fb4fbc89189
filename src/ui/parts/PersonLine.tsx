/** An avatar with text beside it, as wide as its container. */
import type { ReactElement, ReactNode } from "react"
import { Avatar, type AvatarProps } from "./Avatar.tsx"

interface PersonLineProps extends AvatarProps {
  readonly children: ReactNode
}

export const PersonLine = ({ children, ...face }: PersonLineProps): ReactElement => (
  <div className="p-person">
    <Avatar {...face} />
    <div className="p-person-words">{children}</div>
  </div>
)
