/** Files and words that people have picked or written and not sent: they outlive a reload, and are counted before they go. */
import type { Drafts } from "../platform/drafts.ts"
import type { KeptPicks } from "../platform/kept-picks.ts"
import type { Outbox } from "../platform/outbox.ts"
import type { PickedFiles } from "../platform/picked-files.ts"

interface Parts {
  readonly pickedFiles: Pick<PickedFiles, "find" | "pickAgain">
  readonly drafts: Pick<Drafts, "count">
  /** The device's databases, which are opened with the code that acts. */
  readonly kept: () => Promise<{ readonly outbox: Outbox; readonly picks: KeptPicks }>
}

export const followUnsent = ({ pickedFiles, drafts, kept }: Parts) => ({
  keepPicked: async (place: string, ids: readonly string[]) => {
    const files = ids.flatMap((id) => {
      const found = pickedFiles.find(id)
      return found === undefined ? [] : [{ id, ...found }]
    })
    return (await kept()).picks.keep(place, files)
  },
  restorePicked: async (place: string) =>
    (await (await kept()).picks.of(place)).map(({ id, name, content }) => {
      const file = new File([content], name, { type: content.type })
      return { picked: pickedFiles.pickAgain(id, file), file }
    }),
  unsent: async () => {
    const { outbox, picks } = await kept()
    return { messages: (await outbox.all()).length, drafts: drafts.count(), files: await picks.count() }
  },
})
