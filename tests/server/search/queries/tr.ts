/** Listings in Turkish as people write them, each with what others type to find it. */
import type { Asked } from "./asked.ts"

export const turkish: readonly Asked[] = [
  {
    name: "Mutfak dolaplarının montajı",
    description: "Kapakları ve rafları hazır.",
    by: ["dolap", "mutfağa", "mutfagi", "montaj", "dolaplar", "raf"],
  },
  {
    name: "Banyo fayanslarının değişimi",
    description: "Duvarlar dört metre.",
    by: ["fayans", "degisim", "banyoda", "duvar", "fayanslari", "fayasn"],
  },
  {
    name: "Bahçıvan aranıyor",
    description: "Ağaçların budanması gerekiyor.",
    by: ["bahcivan", "bahçıvanlar", "ağaç", "agaclar"],
  },
]
