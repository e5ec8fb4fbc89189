/** Buttons, and links that look like them. A screen has one primary button. */
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from "react"
import { Anchor } from "./Anchor.tsx"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icon-paths.ts"
import { useReach } from "./reach.ts"
import { Spinner } from "./Spinner.tsx"

export type ButtonKind = "primary" | "secondary" | "quiet" | "danger"
export type ButtonSize = "small" | "medium" | "large"

interface Looks {
  readonly kind?: ButtonKind | undefined
  readonly size?: ButtonSize | undefined
  readonly icon?: IconName | undefined
  readonly iconAfter?: IconName | undefined
  readonly wide?: boolean | undefined // full width
  readonly children: ReactNode
}

export interface ButtonProps
  extends Looks, Omit<ComponentProps<"button">, "type" | "children" | "className" | "style"> {
  readonly submit?: boolean | undefined
  readonly busy?: boolean | undefined // stays in place and keeps the focus, but ignores presses
}

export interface ButtonLinkProps
  extends Looks, Omit<ComponentProps<typeof Anchor>, "children" | "className" | "style"> {}

const Face = ({ icon, iconAfter, size, children }: Looks): ReactElement => (
  <span className="p-button-face">
    {icon && <Icon name={icon} size={size === "small" ? 16 : 20} />}
    <span>{children}</span>
    {iconAfter && <Icon name={iconAfter} size={size === "small" ? 16 : 20} />}
  </span>
)

export const Button = ({
  kind = "secondary",
  size = "medium",
  icon,
  iconAfter,
  wide,
  submit = false,
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps): ReactElement => {
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={submit ? "submit" : "button"}
      className="p-button"
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={click}
    >
      <Face icon={icon} iconAfter={iconAfter} size={size}>
        {children}
      </Face>
      {busy && <Spinner size={16} tone="text" />}
    </button>
  )
}

/** A link that looks like a button. */
export const ButtonLink = ({
  kind = "secondary",
  size = "medium",
  icon,
  iconAfter,
  wide,
  children,
  ...rest
}: ButtonLinkProps): ReactElement | null => {
  const reaches = useReach()
  if (!reaches(rest.href)) return null
  return (
    <Anchor {...rest} className="p-button" data-kind={kind} data-size={size} data-wide={wide || undefined}>
      <Face icon={icon} iconAfter={iconAfter} size={size}>
        {children}
      </Face>
    </Anchor>
  )
}
