/** The demo's listings in professional services. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("professional")

export const professionalOrders: readonly DemoOrder[] = [
  listing("Engineering", "de-DE", ["DE", "Ulm", 70], {
    name: "Statik für einen Wanddurchbruch, 2,80 Meter",
    description:
      "Einfamilienhaus von 1968, Wand zwischen Küche und Esszimmer, Ziegel, vermutlich tragend. Pläne vom Architekten sind da. Wir brauchen Berechnung, Zeichnung und einen Hinweis zum Träger.",
    price: [750, "Service", "EUR"],
    days: [7, 14],
  }),
  listing("Surveying", "pl-PL", ["PL", "Zielona Góra", 50], {
    name: "Wytyczenie domu na działce i mapa do projektu",
    description:
      "Działka ma 1100 metrów, dojazd drogą polną, teren lekko opada. Projekt jest gotowy, ekipa wchodzi za pięć tygodni. Proszę o wycenę obu usług razem.",
    price: [2600, "Service", "PLN"],
    days: [18, 7],
  }),
  listing("Recruiting", "en-US", ["DE", "Wolfsburg", 200], {
    name: "Find two nurses for a small care home",
    description:
      "Thirty residents, a team that sticks together, no agency staff so far. We offer flats in the village. Applicants from abroad are welcome if you help with the recognition papers.",
    price: [4200, "Service", "EUR"],
    days: [14, 75],
  }),
  listing("Office services", "en-US", ["DE", "Mainz", 200], {
    name: "Type up forty hours of interviews",
    description:
      "Audio from a history project, mostly clear voices, some Hessian dialect. Word for word, with time marks every minute. It can be split among several people.",
    price: [24, "Hour", "EUR"],
    days: [5, 35],
  }),
]

export const professionalOffers: readonly DemoOffer[] = [
  listing("Engineering", "de-DE", ["DE", "Stuttgart", 80], {
    name: "Tragwerksplanung für Umbau und Dachausbau",
    description:
      "Vom Durchbruch bis zur Gaube. Ich schaue mir jedes Haus vor Ort an, bevor ich rechne, und bin beim Einbau des Trägers erreichbar. Bearbeitung meist in zehn Arbeitstagen.",
    price: [98, "Hour", "EUR"],
  }),
  listing("Surveying", "en-US", ["DE", "Karlsruhe", 100], {
    name: "Floor plans and 3D scans of existing buildings",
    description:
      "Old house, no drawings? I scan it in one day and deliver plans, sections and a point cloud a week later. Accurate to a centimetre, attic and cellar included.",
    price: [1100, "Day", "EUR"],
    days: [8, 90],
  }),
  listing("Recruiting", "uk-UA", ["PL", "Katowice", 150], {
    name: "Підбір кухарів, пекарів і персоналу для готелів",
    description:
      "Шість років працюю з готелями Сілезії. Перевіряю рекомендації, допомагаю з документами та житлом. Оплата лише тоді, коли людина відпрацювала перший місяць.",
    price: [1800, "Service", "PLN"],
  }),
  listing("Office services", "de-DE", ["DE", "Bonn", 200], {
    name: "Schreibbüro für Diktate, Protokolle und Ablage",
    description:
      "Ich tippe Arztbriefe, Gutachten und Sitzungsprotokolle, auf Wunsch mit Abholung der Unterlagen. 24 Jahre Sekretariat, absolute Verschwiegenheit, Rechnung mit ausgewiesener Zeit.",
    price: [29, "Hour", "EUR"],
  }),
  listing("Engineering", "en-US", ["PL", "Rzeszów", 200], {
    name: "Technical drawings and 3D models for small series",
    description:
      "From a sketch on a napkin to a file that the machine understands. Sheet metal, plastic parts, welded frames. I ask about tolerances before it gets expensive.",
    price: [130, "Hour", "PLN"],
  }),
]
