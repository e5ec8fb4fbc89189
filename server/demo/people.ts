/** The demo's people, all plainly invented, and how to sign in as them. D113. */

export const demoPassword = "demo-password"

export interface DemoExecutant {
  readonly name: string
  readonly icon: string // its root category's
  readonly description: string
}

export interface DemoPerson {
  readonly email: string
  readonly name: string
  readonly about: string
  readonly executants: readonly DemoExecutant[]
  /** Can sign in, and has never done so: the first visit creates the account. */
  readonly isNew?: boolean
}

export const demoPeople: readonly DemoPerson[] = [
  { email: "anna@demo.example", name: "Demo Anna", about: "customer with orders", executants: [] },
  {
    email: "boris@demo.example",
    name: "Demo Boris",
    about: "executant: painting and moving",
    executants: [
      {
        name: "Demo Painters",
        icon: "construction",
        description: "Two painters with fifteen years of kitchens, stairwells and old windows behind them.",
      },
      {
        name: "Demo Movers",
        icon: "transport",
        description: "Small moves within the city, with a van and two people.",
      },
    ],
  },
  {
    email: "clara@demo.example",
    name: "Demo Clara",
    about: "both sides",
    executants: [
      { name: "Demo Gardens", icon: "gardening", description: "Hedges, lawns and balconies, from April to November." },
    ],
  },
  { email: "new@demo.example", name: "Demo Newcomer", about: "has never been here", executants: [], isNew: true },
]
