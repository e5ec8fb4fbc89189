/** The demo's orders: invented, of every size and kind. Days are counted from the day of loading. D113. */
import type { CurrencyCode, MeasurementUnit } from "../../src/domain/prices.ts"

export interface DemoOrder {
  readonly by: string // a demo person's address
  readonly category: readonly [icon: string, child: string]
  readonly name: string
  readonly description: string
  readonly price?: readonly [value: number, unit: MeasurementUnit, currency: CurrencyCode]
  readonly startsInDays: number
  readonly lastsDays: number
}

const anna = "anna@demo.example"
const clara = "clara@demo.example"

export const demoOrders: readonly DemoOrder[] = [
  {
    by: clara,
    category: ["education", "Languages"],
    name: "Conversation practice in German, twice a week",
    description: "Level B1, for a person who has just moved here. Online or in a café near the centre.",
    price: [28, "Hour", "EUR"],
    startsInDays: 6,
    lastsDays: 60,
  },
  {
    by: anna,
    category: ["household", "Window cleaning"],
    name: "Clean fourteen windows and a glass door",
    description: "Old building, third floor, windows open to the inside. Frames too, please. A ladder is there.",
    price: [140, "Service", "EUR"],
    startsInDays: 5,
    lastsDays: 3,
  },
  {
    by: clara,
    category: ["it", "Websites"],
    name: "A small website for a pottery studio",
    description:
      "Five pages: home, courses, gallery, about, contact. Photos and texts are there.\nIt must look good on phones and I want to change the course dates myself.",
    price: [1800, "Service", "CHF"],
    startsInDays: 10,
    lastsDays: 30,
  },
  {
    by: anna,
    category: ["media", "Portraits"],
    name: "Family portraits in the park",
    description: "Six people, two of them small children. One hour in the afternoon light, about ten edited pictures.",
    price: [250, "Service", "EUR"],
    startsInDays: 12,
    lastsDays: 2,
  },
  {
    by: clara,
    category: ["appliances", "Washing machines"],
    name: "The washing machine does not pump any more",
    description: "Eight years old, front loader. It stops with water in the drum. The filter is clean.",
    startsInDays: 1,
    lastsDays: 4,
  },
  {
    by: anna,
    category: ["gardening", "Trees and hedges"],
    name: "Cut a beech hedge, 22 metres",
    description: "About two metres high, both sides can be reached. The cuttings must be taken away.",
    price: [45, "Hour", "EUR"],
    startsInDays: 9,
    lastsDays: 5,
  },
  {
    by: clara,
    category: ["translation", "Certified translation"],
    name: "Translate a birth certificate from Polish",
    description: "One page, certified, into German. A scan is enough at first; the paper can follow by post.",
    price: [260, "Service", "PLN"],
    startsInDays: 3,
    lastsDays: 7,
  },
  {
    by: anna,
    category: ["transport", "Moving home"],
    name: "Move a two-room flat across the city",
    description:
      "Second floor without a lift to first floor with a lift. About thirty boxes, a sofa, a bed, a washing machine.\nBoxes are packed, the furniture must be taken apart.",
    price: [680, "Service", "EUR"],
    startsInDays: 14,
    lastsDays: 1,
  },
  {
    by: clara,
    category: ["events", "Catering"],
    name: "Vegetarian buffet for forty guests",
    description: "A birthday on a Saturday evening. Warm and cold, three guests eat no gluten. Plates are there.",
    price: [9500, "Service", "SEK"],
    startsInDays: 25,
    lastsDays: 1,
  },
  {
    by: anna,
    category: ["construction", "Painting"],
    name: "Paint the stairwell of a two-family house",
    description: "Two floors, walls and ceiling, white. Some cracks want filling first. Paint can be bought together.",
    startsInDays: 8,
    lastsDays: 10,
  },
  {
    by: clara,
    category: ["construction", "Floors and tiles"],
    name: "Tile a bathroom floor, 6 square metres",
    description: "The old tiles are out, the screed is level. Tiles and glue are here, large format 60 by 60.",
    price: [310, "Day", "EUR"],
    startsInDays: 7,
    lastsDays: 4,
  },
  {
    by: anna,
    category: ["construction", "Painting"],
    name: "Paint a kitchen",
    description:
      "Two walls and a ceiling, about 40 square metres. The paint is here, the furniture will be moved before.",
    price: [420, "Service", "EUR"],
    startsInDays: 4,
    lastsDays: 4,
  },
]
