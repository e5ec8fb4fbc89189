/** Deleting files, whatever they belong to. Spec §7 Files. */
import type { Handlers } from "../contract/context.ts"
import { removeFiles } from "../domain/file-removal.ts"

export const contentRoutes: Handlers<"removeFiles"> = {
  removeFiles: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { query } }) => ({
      notices: await removeFiles(db, services, caller, query.fileKeys),
      answer: async () => null,
    }),
  },
}
