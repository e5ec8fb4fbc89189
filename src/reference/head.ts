/** Draws the reference around a contract: its pages and files, with whose sign-in requests are tried, and its trouble. */
import { contractOfPage, referenceFolder, referencePages, type ReferencePage } from "../domain/reference-pages.ts"
import type { Reader } from "./reader.ts"

const names: Readonly<Record<ReferencePage, string>> = {
  core: "Core",
  notifications: "Notifications",
  support: "Support",
  hubs: "Hub messages",
}

const link = (text: string, href: string): HTMLAnchorElement => {
  const anchor = document.createElement("a")
  anchor.textContent = text
  anchor.href = href
  return anchor
}

const pageLink = (page: ReferencePage, current: ReferencePage): HTMLAnchorElement => {
  const anchor = link(names[page], `/${referenceFolder}/${page}`)
  if (page === current) anchor.ariaCurrent = "page"
  return anchor
}

const fileLink = (file: string): HTMLAnchorElement => {
  const anchor = link(file, `/${referenceFolder}/${file}`)
  anchor.download = file
  return anchor
}

const readerWords = async (reader: Reader): Promise<readonly (string | HTMLElement)[]> => {
  if ((await reader.token()) === null)
    return ["Nobody is signed in: ", link("sign in in the app", "/"), ", and requests are sent with your sign-in."]
  const name = await reader.name()
  return [`Requests that you try are real, and sent as ${name ?? "you"}.`]
}

export const drawHead = async (current: ReferencePage, reader: Reader): Promise<void> => {
  const contract = contractOfPage[current]
  const part = (name: string): Element | null => document.querySelector(`.reference-${name}`)
  part("pages")?.replaceChildren(...referencePages.map((page) => pageLink(page, current)))
  part("files")?.replaceChildren("The contract: ", fileLink(`${contract}.yaml`), " ", fileLink(`${contract}.json`))
  const say = async () => part("reader")?.replaceChildren(...(await readerWords(reader)))
  // People sign in in another tab, and come back to this one.
  window.addEventListener("focus", () => void say())
  await say()
}

/** Says what to do where the contract can't be had. */
export const drawTrouble = (container: HTMLElement): void => {
  const again = document.createElement("button")
  again.type = "button"
  again.textContent = "Try again"
  again.addEventListener("click", () => window.location.reload())
  const words = document.createElement("p")
  words.role = "alert"
  words.textContent = "The contract could not be loaded. "
  words.append(again)
  container.replaceChildren(words)
}
