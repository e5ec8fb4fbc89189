/** The own things of Anna, Boris and Clara: the journeys and the README know them by name. */
import type { DemoExecutant } from "./content/executants.ts"
import type { DemoListing } from "./content/listing.ts"
import { anna, boris, clara, type DemoPerson } from "./people.ts"

interface OwnProfile {
  readonly person: DemoPerson
  readonly profile: DemoExecutant
}

const inBerlin = { language: "en-US", town: "Berlin", country: "DE" } as const

export const ownProfiles: readonly OwnProfile[] = [
  {
    person: boris,
    profile: {
      ...inBerlin,
      name: "Demo Painters",
      icon: "construction",
      description: "Two painters with fifteen years of kitchens, stairwells and old windows behind them.",
    },
  },
  {
    person: boris,
    profile: {
      ...inBerlin,
      name: "Demo Movers",
      icon: "transport",
      description: "Small moves within the city, with a van and two people.",
    },
  },
  {
    person: clara,
    profile: {
      ...inBerlin,
      name: "Demo Gardens",
      icon: "gardening",
      description: "Hedges, lawns and balconies, from April to November.",
    },
  },
]

interface OwnOrder {
  readonly person: DemoPerson
  readonly order: DemoListing
}

const near = { ...inBerlin, radiusKm: 10 }

export const ownOrders: readonly OwnOrder[] = [
  {
    person: clara,
    order: {
      ...near,
      category: ["education", "Languages"],
      name: "Conversation practice in German, twice a week",
      description: "Level B1, for a person who has just moved here. Online or in a café near the centre.",
      price: [28, "Hour", "EUR"],
      startsInDays: 6,
      lastsDays: 60,
    },
  },
  {
    person: anna,
    order: {
      ...near,
      category: ["household", "Window cleaning"],
      name: "Clean fourteen windows and a glass door",
      description: "Old building, third floor, windows open to the inside. Frames too, please. A ladder is there.",
      price: [140, "Service", "EUR"],
      startsInDays: 5,
      lastsDays: 3,
    },
  },
  {
    person: anna,
    order: {
      ...near,
      category: ["media", "Portraits"],
      name: "Family portraits in the park",
      description:
        "Six people, two of them small children. One hour in the afternoon light, about ten edited pictures.",
      price: [250, "Service", "EUR"],
      startsInDays: 12,
      lastsDays: 2,
    },
  },
  {
    person: anna,
    order: {
      ...near,
      category: ["transport", "Moving home"],
      name: "Move a two-room flat across the city",
      description:
        "Second floor without a lift to first floor with a lift. About thirty boxes, a sofa, a bed, a washing machine.\nBoxes are packed, the furniture must be taken apart.",
      price: [680, "Service", "EUR"],
      startsInDays: 14,
      lastsDays: 1,
    },
  },
  {
    person: anna,
    order: {
      ...near,
      category: ["construction", "Painting"],
      name: "Paint the stairwell of a two-family house",
      description:
        "Two floors, walls and ceiling, white. Some cracks want filling first. Paint can be bought together.",
      price: null,
      startsInDays: 8,
      lastsDays: 10,
    },
  },
]
