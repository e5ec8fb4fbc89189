/** The demo's listings in photo, video and audio. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("media")

export const mediaOrders: readonly DemoOrder[] = [
  listing("Portraits", "en-US", ["DE", "Dresden", 15], {
    name: "Three generations in one photograph, by the river",
    description:
      "Six people, two of them small children, one of them a grandfather who hates posing. One hour in the afternoon light, about ten edited pictures.",
    price: [250, "Service", "EUR"],
    days: [12, 2],
  }),
  listing("Weddings", "pl-PL", ["PL", "Kraków", 60], {
    name: "Fotograf na mały ślub w ogrodzie",
    description:
      "Czterdzieści osób, ceremonia o piętnastej, potem kolacja pod drzewami. Lubimy zdjęcia reporterskie, nie lubimy ustawiania. Wystarczy osiem godzin i plener na miejscu.",
    price: [3800, "Service", "PLN"],
    days: [58, 1],
  }),
  listing("Product photos", "en-US", ["DE", "Solingen", 100], {
    name: "Photos of 35 kitchen knives on white and on wood",
    description:
      "Blades are mirrors, so please know what you are doing with light. Two angles each plus five mood pictures with vegetables. The knives may be kept for a week, not longer.",
    price: [1250, "Service", "EUR"],
    days: [9, 8],
  }),
  listing("Video editing", "de-DE", ["DE", "Weimar", 200], {
    name: "Schnitt eines Theatermitschnitts, 95 Minuten",
    description:
      "Drei Kameras, Ton vom Mischpult, Farbabgleich nötig. Gewünscht sind die ganze Aufführung und ein Trailer von zwei Minuten. Das Rohmaterial umfasst etwa 600 GB.",
    price: [680, "Service", "EUR"],
    days: [6, 25],
  }),
  listing("Sound recording", "fr-FR", ["DE", "Kehl", 40], {
    name: "Enregistrer un chœur de chambre dans une chapelle",
    description:
      "Dix-huit voix, a cappella, une belle réverbération et malheureusement une route à cent mètres. Nous avons la chapelle pour une soirée. Cinq morceaux à mixer ensuite.",
    price: [700, "Service", "EUR"],
    days: [22, 2],
  }),
  listing("Video editing", "en-US", ["PL", "Sopot", 200], {
    name: "Cut a travel film from my motorcycle trip",
    description:
      "Sixty hours of helmet camera, most of it boring asphalt. I would like fifteen minutes that make my friends jealous. Music without licence trouble, please.",
    days: [11, 45],
  }),
]

export const mediaOffers: readonly DemoOffer[] = [
  listing("Portraits", "en-US", ["DE", "Dresden", 40], {
    name: "Portraits without the dentist smile",
    description:
      "We walk, we talk, I take pictures on the way. For application papers, musicians, and people who believe that they are not photogenic. Twelve edited photographs within a week.",
    price: [160, "Service", "EUR"],
    days: [3, 90],
  }),
  listing("Weddings", "en-US", ["DE", "Erfurt", 150], {
    name: "Wedding film and photos from one pair of hands",
    description:
      "One photographs, one films, both stay out of the way. You get an online gallery, a film of six minutes and all the speeches in full length. Travel within 150 km is included.",
    price: [2300, "Service", "EUR"],
    days: [20, 90],
  }),
  listing("Product photos", "pl-PL", ["PL", "Gliwice", 200], {
    name: "Zdjęcia produktowe do sklepu, od 10 sztuk",
    description:
      "Białe tło, cień, zdjęcie w dłoni dla skali. Produkty mogą przyjechać paczką, odsyłam je zapakowane tak samo dobrze. Gotowe pliki w trzy dni robocze, cena za zdjęcie.",
    price: [28, "Service", "PLN"],
  }),
  listing("Video editing", "uk-UA", ["PL", "Warszawa", 200], {
    name: "Монтаж відео для блогів, курсів і весіль",
    description:
      "Ритмічний монтаж, корекція кольору, субтитри українською, польською або англійською. Перша чернетка за дві доби, дві правки входять у вартість.",
  }),
  listing("Sound recording", "de-DE", ["DE", "Mannheim", 80], {
    name: "Mobiles Tonstudio für Podcasts, Chöre und Bands",
    description:
      "Ich komme mit acht Mikrofonen und genug Decken, um jedes Wohnzimmer trocken klingen zu lassen. Aufnahme, Schnitt und Mischung, auf Wunsch mit Sprechertraining.",
    price: [390, "Day", "EUR"],
  }),
]
