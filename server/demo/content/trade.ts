/** The demo's listings in trade. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("trade")

export const tradeOrders: readonly DemoOrder[] = [
  listing("Retail staff", "en-US", ["DE", "Dortmund", 20], {
    name: "Two people for four Saturdays in a toy shop",
    description:
      "We celebrate our anniversary and the shop will be full from ten to six. One person at the till, one for wrapping presents. German needed, a liking for children too. Training on Friday afternoon is paid.",
    price: [16.5, "Hour", "EUR"],
    days: [30, 22],
  }),
  listing("Purchasing", "de-DE", ["DE", "Bielefeld", 150], {
    name: "Einkauf von Stoffen aus Portugal vorbereiten",
    description:
      "Kleines Label für Arbeitskleidung, etwa 800 Meter Baumwollköper im Jahr. Gesucht wird jemand mit Lieferantenkenntnis, der Muster anfordert, Preise vergleicht und verhandelt.",
    price: [58, "Hour", "EUR"],
    days: [12, 45],
  }),
  listing("Merchandising", "pl-PL", ["PL", "Bydgoszcz", 60], {
    name: "Ułożenie ekspozycji kosmetyków w trzech drogeriach",
    description:
      "Nowa linia, po dwa regały w każdym sklepie. Mamy dokładny plan półek i zdjęcia. Praca w nocy po zamknięciu, dojazd własnym samochodem, zwracamy paliwo.",
    price: [650, "Service", "PLN"],
    days: [9, 3],
  }),
  listing("Online shops", "en-US", ["DE", "Regensburg", 200], {
    name: "Put 240 products of a bike shop online",
    description:
      "Photos are taken, prices are in a spreadsheet, the shop software is installed. We need short texts, sizes and weights entered without mistakes. Remote work is fine.",
    price: [780, "Service", "EUR"],
    days: [7, 20],
  }),
]

export const tradeOffers: readonly DemoOffer[] = [
  listing("Retail staff", "en-US", ["DE", "Dortmund", 50], {
    name: "Stand-in for your shop when somebody is ill",
    description:
      "Call-in staff for bakeries, book shops and small supermarkets, often on the same day. Everyone has a health certificate and knows how to close a till.",
    price: [27, "Hour", "EUR"],
    days: [1, 90],
  }),
  listing("Purchasing", "nl-NL", ["DE", "Mönchengladbach", 200], {
    name: "Inkoop van bloemen en planten op de veiling",
    description:
      "Ik koop elke ochtend in voor bloemenwinkels aan beide kanten van de grens. U geeft ’s avonds uw lijst door, om zes uur staat alles in emmers voor de deur.",
    price: [90, "Day", "EUR"],
  }),
  listing("Merchandising", "de-DE", ["DE", "Essen", 100], {
    name: "Regalpflege und Schaufenster für kleine Läden",
    description:
      "Ein Schaufenster, vor dem Leute stehen bleiben, braucht keine teuren Möbel. Ich baue mit dem, was da ist, und komme alle vier Wochen zum Umdekorieren. Vorher gibt es eine Skizze.",
    price: [240, "Service", "EUR"],
  }),
  listing("Online shops", "pl-PL", ["PL", "Łódź", 200], {
    name: "Prowadzenie sklepu internetowego i aukcji",
    description:
      "Dodaję produkty, piszę opisy, odpowiadam klientom i pilnuję zwrotów. Doświadczenie w odzieży i zabawkach. Raport sprzedaży w każdy poniedziałek.",
    price: [60, "Hour", "PLN"],
  }),
]
