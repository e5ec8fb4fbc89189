/** Listings in Italian as people write them, each with what others type to find it. */
import type { Asked } from "./asked.ts"

export const italian: readonly Asked[] = [
  {
    name: "Imbiancatura di pareti",
    description: "Due camere e un corridoio.",
    by: ["parete", "imbiancatra", "camera", "corridoi"],
  },
  {
    name: "Riparazione di lavatrici",
    description: "Il cestello non gira.",
    by: ["lavatrice", "riparazioni", "riparazoine", "cestelli"],
  },
  { name: "Traslochi a Torino", description: "Quattro stanze, terzo piano.", by: ["trasloco", "stanza", "taslochi"] },
  {
    name: "Lezioni di tedesco",
    description: "Due volte alla settimana, per principianti.",
    by: ["lezione", "lezioni tedesca", "settimane", "principiante"],
  },
]
