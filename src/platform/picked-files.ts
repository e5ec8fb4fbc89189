/** Files that people picked: their content stays here while commands and events speak of them by id. */
import type { PickedFile } from "../domain/files.ts"

export interface PickedFiles {
  readonly pick: (file: File) => PickedFile
  /** One from an earlier visit, under the id that it had. */
  readonly pickAgain: (id: string, file: File) => PickedFile
  readonly find: (id: string) => { readonly content: Blob; readonly name: string } | undefined
  /** Aborts when the file is dropped. It belongs to no page, so that an upload can be stopped from any. */
  readonly dropped: (id: string) => AbortSignal | undefined
  readonly drop: (id: string) => void
}

export const createPickedFiles = (newId: () => string): PickedFiles => {
  const files = new Map<string, { readonly file: File; readonly dropping: AbortController }>()
  const pickAgain = (id: string, file: File): PickedFile => {
    files.set(id, { file, dropping: new AbortController() })
    return { id, name: file.name, size: file.size }
  }
  return {
    pick: (file) => pickAgain(newId(), file),
    pickAgain,
    find: (id) => {
      const file = files.get(id)?.file
      return file === undefined ? undefined : { content: file, name: file.name }
    },
    dropped: (id) => files.get(id)?.dropping.signal,
    drop: (id) => {
      files.get(id)?.dropping.abort()
      files.delete(id)
    },
  }
}
