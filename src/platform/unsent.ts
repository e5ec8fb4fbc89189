/** Files and words that people have picked or written and not sent: they outlive a reload, and are counted before they go. */
import type { Drafts } from "./drafts.ts"
import type { KeptPicks } from "./kept-picks.ts"
import type { Outbox } from "./outbox.ts"
import type { PickedFiles } from "./picked-files.ts"

interface Parts {
  readonly pickedFiles: Pick<PickedFiles, "find" | "pickAgain">
  readonly drafts: Pick<Drafts, "count">
  readonly outbox: Pick<Outbox, "all">
  readonly picks: Pick<KeptPicks, "keep" | "of" | "count">
}

export const followUnsent = ({ pickedFiles, drafts, outbox, picks }: Parts) => ({
  keepPicked: (place: string, ids: readonly string[]) => {
    const files = ids.flatMap((id) => {
      const found = pickedFiles.find(id)
      return found === undefined ? [] : [{ id, ...found }]
    })
    return picks.keep(place, files)
  },
  restorePicked: async (place: string) =>
    (await picks.of(place)).map(({ id, name, content }) => {
      const file = new File([content], name, { type: content.type })
      return { picked: pickedFiles.pickAgain(id, file), file }
    }),
  unsent: async () => ({
    messages: (await outbox.all()).length,
    drafts: drafts.count(),
    files: await picks.count(),
  }),
})

export type Unsent = ReturnType<typeof followUnsent>
