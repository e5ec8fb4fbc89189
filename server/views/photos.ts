/** Addresses of people's photos. They never change for a photo, whether its smaller copies are there or not. */
import type { Services } from "../contract/services.ts"

const widths = { small: 96, medium: 400 } as const

/** The whole photo, or a copy as wide as its place on the screen needs. */
export const photoLink = (
  { links }: Pick<Services, "links">,
  fileKey: string | null,
  size?: keyof typeof widths,
): string | null => {
  if (fileKey === null) return null
  return size === undefined ? links.of({ fileKey }) : links.copiesOf({ fileKey })(widths[size])
}
