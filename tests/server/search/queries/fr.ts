/** Listings in French as people write them, each with what others type to find it. */
import type { Asked } from "./asked.ts"

export const french: readonly Asked[] = [
  {
    name: "Rénovation de salles de bains",
    description: "Carrelage et robinetterie à changer, deux pièces.",
    by: ["renovations", "salle de bain", "carelage", "rénover", "pièce", "robinets"],
  },
  {
    name: "Garde d’enfants le mercredi",
    description: "Deux garçons de six ans.",
    by: ["enfant", "garder enfant", "mecredi", "garcon"],
  },
  {
    name: "Réparation de vélos",
    description: "Freins et chaînes à remplacer.",
    by: ["velo", "réparer vélo", "chaine", "reparatoin"],
  },
  {
    name: "Travaux de peinture",
    description: "Trois murs du salon, les journaux sont là.",
    by: ["travail", "peintures", "pienture", "journal"],
  },
]
