/** The demo's listings in ecology. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("ecology")

export const ecologyOrders: readonly DemoOrder[] = [
  listing("Waste removal", "en-US", ["DE", "Wuppertal", 20], {
    name: "Clear out a cellar, about eight cubic metres",
    description:
      "Old shelves, carpets, two bicycles without wheels, jam from 1994. Narrow stairs, parking in front of the door.\nPlease bring what is still good to a charity shop, and sort the rest.",
    price: [380, "Service", "EUR"],
    days: [6, 5],
  }),
  listing("Recycling", "de-DE", ["DE", "Cottbus", 60], {
    name: "Abholung von 400 leeren Honiggläsern und Kartons",
    description:
      "Der Imkerverein löst sein Lager auf. Die Gläser sind gespült, aber teils ohne Deckel. Am liebsten an jemanden, der sie weiterverwendet statt einschmilzt.",
    days: [4, 20],
  }),
  listing("Energy advice", "en-US", ["DE", "Hildesheim", 50], {
    name: "Where does our house lose its heat?",
    description:
      "Built in 1958, brick, new windows, old attic. We pay far too much for gas and don't know what to do first. Wanted: a visit with a thermal camera and a plan in three steps.",
    price: [450, "Service", "EUR"],
    days: [20, 14],
  }),
  listing("Solar systems", "pl-PL", ["PL", "Zamość", 60], {
    name: "Fotowoltaika na stodole, około 10 kW",
    description:
      "Dach południowy, blacha z 2018 roku, do rozdzielni 25 metrów. Chcielibyśmy też magazyn energii, ale może być w drugim etapie. Proszę o ofertę razem ze zgłoszeniem do sieci.",
    days: [30, 20],
  }),
]

export const ecologyOffers: readonly DemoOffer[] = [
  listing("Waste removal", "de-DE", ["DE", "Saarbrücken", 50], {
    name: "Entrümpelung mit Herz für alte Sachen",
    description:
      "Was noch brauchbar ist, geht ins Sozialkaufhaus und wird Ihnen angerechnet. Wir hinterlassen besenrein, auch Dachböden und Garagen. Besichtigung ohne Kosten.",
    price: [45, "Hour", "EUR"],
  }),
  listing("Recycling", "en-US", ["PL", "Bielsko-Biała", 80], {
    name: "Collection of scrap metal and old electronics",
    description:
      "Radiators, cables, computers, broken fridges. We weigh in front of you and pay for metal; electronics are taken along without a fee. Hard drives are shredded with a certificate.",
    price: [150, "Service", "PLN"],
    days: [3, 90],
  }),
  listing("Energy advice", "sv-SE", ["DE", "Flensburg", 80], {
    name: "Energirådgivning för hus nära gränsen",
    description:
      "Jag mäter, räknar och förklarar. Du får en lista med åtgärder, kostnad och besparing per år. Hjälp med bidragsansökan ingår, på svenska, danska eller tyska.",
    price: [4200, "Service", "SEK"],
  }),
  listing("Solar systems", "en-US", ["DE", "Braunschweig", 100], {
    name: "Balcony solar sets, mounted and registered",
    description:
      "Two panels, one inverter, an afternoon of work. I check whether your railing can carry it, mount it safely and fill in the registration with you. Works for tenants as well.",
    price: [190, "Service", "EUR"],
    days: [7, 90],
  }),
]
