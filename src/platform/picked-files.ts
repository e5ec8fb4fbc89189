/** Files that people picked: their content stays here while commands and events speak of them by id. */
import type { PickedFile } from "../domain/files.ts"

export interface PickedFiles {
  readonly pick: (file: File) => PickedFile
  readonly find: (id: string) => { readonly content: Blob; readonly name: string } | undefined
}

export const createPickedFiles = (newId: () => string): PickedFiles => {
  const files = new Map<string, File>()
  return {
    pick: (file) => {
      const id = newId()
      files.set(id, file)
      return { id, name: file.name, size: file.size }
    },
    find: (id) => {
      const file = files.get(id)
      return file === undefined ? undefined : { content: file, name: file.name }
    },
  }
}
