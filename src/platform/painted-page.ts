/** Reads the server's picture from the page that it came with. architecture: Painting. */
import { laterStyle, type PictureNote } from "../domain/painting.ts"

/** Marks the script that holds the note. */
export const noteAttribute = "data-picture"

/** The page is taken over as it was painted only where it stands at the address that it was painted for. */
type Place = Pick<Location, "pathname" | "search">

/**
 * Answers the note of the picture, whose events are those of this build; null where the page has none, or one of
 * another address. The note is taken out of the page.
 */
export const readPicture = <Event>(page: Document, { pathname, search }: Place): PictureNote<Event> | null => {
  const script = page.querySelector(`script[${noteAttribute}]`)
  script?.remove()
  const text = script?.textContent
  if (text === undefined || text === null) return null
  const note = JSON.parse(text) as PictureNote<Event>
  return note.address === pathname + search ? note : null
}

/** Answers the words that were typed into a picture's fields so far, by the fields' names. */
export const typedInto = (picture: ParentNode): Map<string, string> =>
  new Map(
    [...picture.querySelectorAll<HTMLInputElement>("input[type=search][name], input[type=text][name]")]
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map(({ name, value }) => [name, value]),
  )

/** Gives a picture's elements the styles that it could not bring itself. */
export const applyStyles = (picture: ParentNode): void => {
  for (const element of picture.querySelectorAll<HTMLElement>(`[${laterStyle}]`)) {
    element.style.cssText = element.getAttribute(laterStyle) ?? ""
    element.removeAttribute(laterStyle)
  }
}
