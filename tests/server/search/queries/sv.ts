/** Listings in Swedish as people write them, each with what others type to find it. */
import type { Asked } from "./asked.ts"

export const swedish: readonly Asked[] = [
  {
    name: "Trädgårdsarbete i Lund",
    description: "Häckar ska klippas och gräset också.",
    by: ["arbete", "trädgård", "tradgard", "häck", "trädgårsarbete", "klippa häckar"],
  },
  {
    name: "Fönsterputsning varje månad",
    description: "Tolv rutor på andra våningen.",
    by: ["fönster", "putsning", "fonster", "putsa fönster", "ruta"],
  },
  {
    name: "Köksmontering",
    description: "Skåpen är redan levererade.",
    by: ["kök", "montering", "skåp", "kök montering"],
  },
  {
    name: "Barnvakt på kvällarna",
    description: "Två flickor, fem och sju år gamla.",
    by: ["kväll", "barnvakten", "flicka", "banrvakt"],
  },
]
