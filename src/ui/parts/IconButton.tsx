/** A button or link with an icon alone; the label is its accessible name and its tooltip. */
import type { ComponentProps, ReactElement, ReactNode } from "react"
import { Anchor } from "./Anchor.tsx"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icon-paths.ts"
import { useReach } from "./reach.ts"

interface Looks {
  readonly icon: IconName
  readonly label: string
  readonly kind?: "quiet" | "outline" | "solid" | undefined
  readonly size?: "small" | "medium" | undefined
  readonly filled?: boolean | undefined
  readonly badge?: ReactNode // a CountBadge
}

export interface IconButtonProps extends Looks, Omit<ComponentProps<"button">, "type" | "children" | "className"> {
  readonly submit?: boolean | undefined
}

export interface IconLinkProps extends Looks, Omit<ComponentProps<typeof Anchor>, "children" | "className"> {}

export const IconButton = ({
  icon,
  label,
  kind = "quiet",
  size = "medium",
  filled,
  badge,
  submit = false,
  ...rest
}: IconButtonProps): ReactElement => (
  <button
    title={label}
    {...rest}
    type={submit ? "submit" : "button"}
    className="p-icon-button"
    data-kind={kind}
    data-size={size}
  >
    <Icon name={icon} filled={filled} />
    <span className="p-hidden">{label}</span>
    {badge}
  </button>
)

export const IconLink = ({
  icon,
  label,
  kind = "quiet",
  size = "medium",
  filled,
  badge,
  ...rest
}: IconLinkProps): ReactElement | null => {
  const reaches = useReach()
  if (!reaches(rest.href)) return null
  return (
    <Anchor title={label} {...rest} className="p-icon-button" data-kind={kind} data-size={size}>
      <Icon name={icon} filled={filled} />
      <span className="p-hidden">{label}</span>
      {badge}
    </Anchor>
  )
}
