/** The demo's listings in real estate. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("real-estate")

export const realEstateOrders: readonly DemoOrder[] = [
  listing("Letting", "en-US", ["DE", "Leipzig", 20], {
    name: "Find a tenant for a bright three-room flat",
    description:
      "78 square metres, second floor, balcony to the yard, free in two months. I live abroad and need somebody for photos, viewings and the handover. A quiet family or a shared flat, both are welcome.",
    price: [650, "Service", "EUR"],
    days: [14, 45],
  }),
  listing("Sale", "de-DE", ["DE", "Görlitz", 50], {
    name: "Verkauf eines Elternhauses mit großem Garten",
    description:
      "Baujahr 1934, 130 Quadratmeter, das Dach ist von 2009. Wir sind drei Geschwister in drei Städten und möchten, dass jemand vor Ort alles begleitet: Unterlagen, Preis, Besichtigungen, Notar.",
    days: [21, 90],
  }),
  listing("Valuation", "pl-PL", ["PL", "Szczecin", 30], {
    name: "Wycena mieszkania do podziału majątku",
    description:
      "52 metry, kamienica, pierwsze piętro, księga wieczysta bez obciążeń. Potrzebny operat szacunkowy dla sądu, termin rozprawy za sześć tygodni.",
    price: [900, "Service", "PLN"],
    days: [6, 20],
  }),
  listing("Property management", "en-US", ["DE", "Chemnitz", 30], {
    name: "Manager for a house with nine flats",
    description:
      "The present manager retires. Owners' meeting once a year, heating bills, small repairs, a lift. We are friendly people, but the files of the last ten years are not in order.",
    price: [270, "Service", "EUR"],
    days: [45, 90],
  }),
]

export const realEstateOffers: readonly DemoOffer[] = [
  listing("Letting", "en-US", ["DE", "Potsdam", 30], {
    name: "Letting service with viewings on Saturdays",
    description:
      "Photos, floor plan, text, viewings, checks and a handover protocol with meter readings. You get three good candidates and decide yourself.",
    price: [590, "Service", "EUR"],
  }),
  listing("Sale", "de-DE", ["DE", "Kempten (Allgäu)", 70], {
    name: "Häuser und Wohnungen im Allgäu verkaufen",
    description:
      "Ich verkaufe nur, was ich selbst von Keller bis Dach gesehen habe. Ein realistischer Preis am Anfang erspart das Herunterhandeln am Ende. Abrechnung nach Aufwand oder zum Festpreis.",
    days: [10, 90],
  }),
  listing("Valuation", "fr-FR", ["DE", "Trier", 80], {
    name: "Estimation de maisons et de terrains à la frontière",
    description:
      "Je connais les prix des deux côtés de la Moselle. Visite d’une heure, rapport de douze pages avec photos et ventes comparables. En français, en allemand ou en luxembourgeois.",
    price: [420, "Service", "EUR"],
  }),
  listing("Property management", "en-US", ["PL", "Gdańsk", 40], {
    name: "We look after your holiday flat by the sea",
    description:
      "Keys, cleaning, linen, storms in November: we are ten minutes away. A monthly report with photos, repairs only after your yes, and guests are met in person.",
    price: [550, "Service", "PLN"],
    days: [5, 90],
  }),
]
