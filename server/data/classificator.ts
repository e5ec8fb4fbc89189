/** The service categories: 24 roots, each with its children. Spec §1; D97. */
import type { Wire } from "../contract/shapes.ts"
import { keyNamed } from "./keys.ts"

interface Root {
  readonly icon: string
  readonly name: string
  readonly children: readonly string[]
}

const roots: readonly Root[] = [
  {
    icon: "transport",
    name: "Transport and logistics",
    children: ["Moving home", "Furniture transport", "Courier", "Freight", "Passenger transport"],
  },
  {
    icon: "events",
    name: "Events and catering",
    children: ["Catering", "Event planning", "Music and hosting", "Decoration", "Equipment rental"],
  },
  {
    icon: "translation",
    name: "Translation",
    children: ["Written translation", "Interpreting", "Certified translation", "Proofreading"],
  },
  {
    icon: "legal",
    name: "Legal services",
    children: ["Contracts", "Family law", "Labour law", "Immigration", "Company law"],
  },
  { icon: "it", name: "IT", children: ["Websites", "Mobile apps", "Computer repair", "Networks", "Data recovery"] },
  {
    icon: "education",
    name: "Education",
    children: ["Languages", "School subjects", "Music lessons", "Exam preparation", "Driving lessons"],
  },
  { icon: "trade", name: "Trade", children: ["Retail staff", "Purchasing", "Merchandising", "Online shops"] },
  { icon: "finance", name: "Finance", children: ["Bookkeeping", "Tax returns", "Payroll", "Financial planning"] },
  {
    icon: "professional",
    name: "Professional services",
    children: ["Engineering", "Surveying", "Recruiting", "Office services"],
  },
  { icon: "real-estate", name: "Real estate", children: ["Letting", "Sale", "Valuation", "Property management"] },
  {
    icon: "health",
    name: "Health and beauty",
    children: ["Hairdressing", "Massage", "Cosmetics", "Nutrition", "Fitness training", "Care at home"],
  },
  { icon: "ecology", name: "Ecology", children: ["Waste removal", "Recycling", "Energy advice", "Solar systems"] },
  {
    icon: "appliances",
    name: "Appliance repair",
    children: ["Washing machines", "Fridges", "Dishwashers", "Ovens", "Television and audio"],
  },
  { icon: "vip", name: "VIP services", children: ["Concierge", "Chauffeur", "Personal shopping", "Close protection"] },
  {
    icon: "household",
    name: "Household",
    children: ["Cleaning", "Window cleaning", "Ironing", "Child care", "Pet care", "Furniture assembly"],
  },
  { icon: "vehicles", name: "Vehicle repair", children: ["Inspection", "Tyres", "Bodywork", "Electrics", "Bicycles"] },
  {
    icon: "media",
    name: "Photo, video and audio",
    children: ["Portraits", "Weddings", "Product photos", "Video editing", "Sound recording"],
  },
  {
    icon: "consulting",
    name: "Business consulting",
    children: ["Strategy", "Business plans", "Processes", "Quality management"],
  },
  {
    icon: "gardening",
    name: "Gardening and agriculture",
    children: ["Garden care", "Lawns", "Trees and hedges", "Landscaping", "Harvest help"],
  },
  { icon: "tourism", name: "Tourism", children: ["Tour guides", "Trip planning", "Excursions", "Accommodation"] },
  {
    icon: "design",
    name: "Design and art",
    children: ["Graphic design", "Interior design", "Illustration", "Fashion", "Murals"],
  },
  { icon: "security", name: "Security", children: ["Guards", "Alarm systems", "Cameras", "Locksmiths"] },
  {
    icon: "marketing",
    name: "Marketing and advertising",
    children: ["Social media", "Search engines", "Copywriting", "Print and flyers"],
  },
  {
    icon: "construction",
    name: "Construction",
    children: [
      "Painting",
      "Electrics",
      "Plumbing",
      "Floors and tiles",
      "Roofs",
      "Drywall",
      "Windows and doors",
      "Demolition",
    ],
  },
]

/** The key of a category by its root's icon and, for a child, its name in English. */
export const categoryKey = (icon: string, child?: string): string =>
  keyNamed(child === undefined ? `category/${icon}` : `category/${icon}/${child}`)

export const classificator: readonly Wire["Category"][] = roots.map(({ icon, name, children }) => ({
  key: categoryKey(icon),
  name,
  icon,
  children: children.map((child) => ({ key: categoryKey(icon, child), name: child, icon, children: [] })),
}))

const byRoot: ReadonlyMap<string, readonly string[]> = new Map(
  classificator.map(({ key, children }) => [key, children.map((child) => child.key)]),
)

const all: ReadonlySet<string> = new Set([...byRoot.keys(), ...[...byRoot.values()].flat()])

export const isCategory = (key: string): boolean => all.has(key)

export const isRootCategory = (key: string): boolean => byRoot.has(key)

/** The categories themselves, and the children of those that are roots. */
export const withChildren = (keys: readonly string[]): ReadonlySet<string> =>
  new Set(keys.flatMap((key) => [key, ...(byRoot.get(key) ?? [])]))
