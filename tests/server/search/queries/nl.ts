/** Listings in Dutch as people write them, each with what others type to find it. */
import type { Asked } from "./asked.ts"

export const dutch: readonly Asked[] = [
  { name: "Fietsen repareren", description: "Drie stuks, remmen en banden.", by: ["fiets", "fietsn"] },
  { name: "Badkamer verbouwen", description: "Tegels eruit, nieuwe douche.", by: ["badkamers", "verbouwing"] },
  { name: "Tuinonderhoud bij huis", description: "Gras en heg, elke maand.", by: ["tuin", "onderhoud", "huizen"] },
  { name: "Ramen lappen", description: "Begane grond en eerste verdieping.", by: ["raam"] },
  { name: "Huizen schilderen", description: "Buitenkant, twee panden.", by: ["huis", "schilder", "huis schilderen"] },
  {
    name: "Kleine klussen",
    description: "Gordijnen ophangen en keukenkastjes monteren.",
    by: ["gordijn", "keuken", "keukenkast", "kast"],
  },
]
