/** The demo's listings in vehicle repair. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("vehicles")

export const vehiclesOrders: readonly DemoOrder[] = [
  listing("Inspection", "en-US", ["DE", "Kaiserslautern", 40], {
    name: "Check a used estate car before I buy it",
    description:
      "Diesel, 2016, 148,000 km, the seller is friendly and lets us use a lift at a garage nearby. I want to know about rust, the timing belt and whether the price is fair.",
    price: [130, "Service", "EUR"],
    days: [2, 4],
  }),
  listing("Tyres", "de-DE", ["DE", "Gera", 30], {
    name: "Räderwechsel für vier Kleinwagen auf unserem Hof",
    description:
      "Pflegedienst, vier Kleinwagen, die Räder liegen beschriftet im Keller. Am besten an einem Samstag, damit keine Tour ausfällt. Bitte mit Drehmoment nachziehen.",
    price: [120, "Service", "EUR"],
    days: [18, 2],
  }),
  listing("Bodywork", "pl-PL", ["PL", "Tarnów", 50], {
    name: "Wgniecione tylne drzwi po spotkaniu ze słupkiem",
    description:
      "Wgniecenie około 30 centymetrów, lakier pęknięty na przetłoczeniu. Kolor srebrny metalik. Auto mogę zostawić na tydzień, bez auta zastępczego.",
    price: [900, "Service", "PLN"],
    days: [8, 8],
  }),
  listing("Electrics", "en-US", ["PL", "Koszalin", 60], {
    name: "Camper van needs a second battery and a socket that works",
    description:
      "A 2009 van, self-built. The leisure battery doesn't charge while driving, and one of the two sockets kills the fuse. I have a wiring diagram that is about half right.",
    price: [120, "Hour", "PLN"],
    days: [10, 6],
  }),
  listing("Bicycles", "nl-NL", ["DE", "Kleve", 25], {
    name: "Bakfiets nakijken voor een fietsvakantie",
    description:
      "Remmen piepen, de ketting springt en de verlichting doet het alleen als de zon schijnt. We vertrekken over twee weken langs de Rijn met twee kinderen en een tent.",
    price: [160, "Service", "EUR"],
    days: [3, 7],
  }),
  listing("Bicycles", "en-US", ["DE", "Tübingen", 15], {
    name: "Make my late uncle's racing bike rideable again",
    description:
      "Steel frame from the eighties, stood in a barn for years. Tyres are gone, the chain is one piece of rust, the paint should stay as it is. No hurry at all.",
    price: [220, "Service", "EUR"],
    days: [15, 40],
  }),
]

export const vehiclesOffers: readonly DemoOffer[] = [
  listing("Inspection", "en-US", ["DE", "Zwickau", 70], {
    name: "Mobile car inspection with a written report",
    description:
      "Forty points, photos from below, error memory, test drive. I look at the car where it stands and call things by their name. Sixteen years in a factory help.",
    price: [149, "Service", "EUR"],
    days: [1, 90],
  }),
  listing("Tyres", "nl-NL", ["DE", "Aachen", 50], {
    name: "Bandenwissel aan huis, ook voor campers",
    description:
      "Ik kom met de bus op uw oprit, wissel, balanceer en neem de oude banden mee. Opslag van uw andere set kan ook. Op zaterdag tot twee uur.",
    price: [59, "Service", "EUR"],
  }),
  listing("Bodywork", "de-DE", ["DE", "Hanau", 60], {
    name: "Kratzer, Parkrempler und Hagel, ohne neu zu lackieren",
    description:
      "Viele Dellen lassen sich von innen herausdrücken, das spart Lack und Geld. Schicken Sie drei Fotos bei Tageslicht. Leihwagen oder Leihrad für die Wartezeit ist da.",
    price: [140, "Service", "EUR"],
  }),
  listing("Electrics", "en-US", ["DE", "Aachen", 60], {
    name: "Car electrics from batteries to trailer sockets",
    description:
      "Mysterious battery drain is my favourite puzzle. I also fit parking sensors, radios and charging sockets, with proper fuses and no loose cables under the carpet.",
    price: [64, "Hour", "EUR"],
  }),
  listing("Bicycles", "pl-PL", ["PL", "Poznań", 20], {
    name: "Serwis rowerów z odbiorem spod domu",
    description:
      "Przeglądy, centrowanie kół, amortyzatory, e-bike. Odbieram rowerem towarowym, oddaję w ciągu dwóch dni. Przed wymianą części zawsze dzwonię z ceną.",
    price: [140, "Service", "PLN"],
    days: [2, 90],
  }),
]
