/**
 * Texts that addresses and commands spell in their own ways: `a+b` in a search, `a%20b` in a path or in what a command is
 * about. They are hidden as they are read, so that one text has one pseudonym wherever it stands.
 */
export interface Spelling {
  readonly read: (spelled: string) => string
  readonly write: (text: string) => string
}

/** Parts of paths, and of what commands are about. */
export const inPath: Spelling = {
  read: decodeURIComponent,
  write: (text) => encodeURIComponent(text.toWellFormed()),
}

/** Names and values of parameters, as the app reads and writes them. */
export const inSearch: Spelling = {
  read: (spelled) => new URLSearchParams(`=${spelled.replaceAll("&", "%26")}`).get("") ?? "",
  write: (text) => new URLSearchParams([["", text]]).toString().slice(1),
}

/** Changes a text as it is read. One that stays keeps its spelling; one that needs none, or can't be read, is changed as it is. */
export const respelled = (spelled: string, { read, write }: Spelling, change: (text: string) => string): string => {
  let text = spelled
  try {
    text = read(spelled)
  } catch {
    return change(spelled)
  }
  const changed = change(text)
  if (text === spelled) return changed
  return changed === text ? spelled : write(changed)
}
