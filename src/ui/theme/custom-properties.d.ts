/** Lets `style` carry a style sheet's own properties, for what only the component knows (a share, a number of rows). */
import "react"

declare module "react" {
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined
  }
}
