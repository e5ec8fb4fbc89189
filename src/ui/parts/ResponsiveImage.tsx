/** A picture of which the browser takes the copy that its place on this screen needs. */
import type { ComponentProps, ReactElement } from "react"
import { thumbnailWidths } from "../../domain/limits.ts"

export interface ResponsiveImageProps extends ComponentProps<"img"> {
  readonly src: string
  /**
   * The width of its place, as CSS. After `auto` a browser measures a picture that waits for its turn, if it
   * can; the stylesheet has to say both sides of its box then.
   */
  readonly sizes?: string
  /** The picture is among the first things that the page shows, and does not wait for the browser to find it there. */
  readonly leads?: boolean | undefined
}

/** Lists the copies by the parameter in the address of one (E673); undefined where it has none, as a local preview's. */
export const copiesOf = (address: string): string | undefined => {
  const [before, name, after] = address.split(/([?&]w=)\d+/u)
  return name && thumbnailWidths.map((width) => `${before}${name}${width}${after} ${width}w`).join()
}

export const ResponsiveImage = ({ src, sizes, leads, ...others }: ResponsiveImageProps): ReactElement => {
  const copies = copiesOf(src)
  return (
    <img
      alt=""
      loading={leads ? "eager" : "lazy"}
      fetchPriority={leads ? "high" : "auto"}
      decoding="async"
      sizes={copies && sizes}
      srcSet={copies}
      src={src}
      {...others}
    />
  )
}
