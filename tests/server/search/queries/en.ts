/** Listings in English as people write them, each with what others type to find it. */
import type { Asked } from "./asked.ts"

export const english: readonly Asked[] = [
  {
    name: "Fitting of wardrobes",
    description: "Two cupboards with sliding doors.",
    by: ["wardrobe", "wardrobs", "cupbord", "fit wardrobe", "sliding door"],
  },
  {
    name: "Repairing leaky taps",
    description: "The faucet in the bathroom drips all night.",
    by: ["repair tap", "bathrom", "dripping faucets", "reparing"],
  },
  { name: "Dog walking in the mornings", description: "Two quiet ones.", by: ["dogs", "walk dog", "mornng"] },
  {
    name: "Chimney sweep wanted",
    description: "Before winter comes.",
    by: ["chimneys", "chimeny", "sweeping chimneys"],
  },
]
