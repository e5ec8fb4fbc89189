/** The demo's listings in gardening and agriculture. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("gardening")

export const gardeningOrders: readonly DemoOrder[] = [
  listing("Garden care", "en-US", ["DE", "Potsdam", 20], {
    name: "Look after our garden while we are abroad",
    description:
      "400 square metres, two raised beds, a greenhouse with tomatoes that want water every second day. Eat whatever gets ripe. From time to time a photo would make us happy.",
    price: [22, "Hour", "EUR"],
    days: [16, 75],
  }),
  listing("Lawns", "de-DE", ["DE", "Celle", 30], {
    name: "Rasen neu anlegen nach Kanalarbeiten, 250 m²",
    description:
      "Der Boden ist verdichtet und voller Schotter. Er muss gelockert, abgezogen und mit Mutterboden aufgefüllt werden. Rollrasen oder Saat, da lasse ich mich gern beraten.",
    price: [1900, "Service", "EUR"],
    days: [12, 7],
  }),
  listing("Trees and hedges", "en-US", ["DE", "Oldenburg", 25], {
    name: "Cut a beech hedge, 22 metres",
    description:
      "About two metres high, both sides can be reached. The cuttings must be taken away. There was a blackbird's nest in spring; it is empty now.",
    price: [45, "Hour", "EUR"],
    days: [9, 5],
  }),
  listing("Landscaping", "pl-PL", ["PL", "Nowy Sącz", 60], {
    name: "Ścieżka i schody z kamienia na skarpie",
    description:
      "Około 18 metrów ścieżki i dwanaście stopni, różnica poziomów trzy i pół metra. Kamień z rzeki mamy na miejscu. Samochód dojedzie tylko do górnej bramy.",
    price: [9000, "Service", "PLN"],
    days: [28, 15],
  }),
  listing("Harvest help", "uk-UA", ["DE", "Landau in der Pfalz", 40], {
    name: "Помічники на збір винограду, вісім людей",
    description:
      "Родинна виноробня, три тижні, від сьомої до третьої. Житло та обіди даємо, рукавиці й ножиці теж. Досвід не потрібен, важливо любити сонце і рані ранки.",
    price: [14.5, "Hour", "EUR"],
    days: [35, 21],
  }),
  listing("Garden care", "sv-SE", ["DE", "Stralsund", 40], {
    name: "Sommarstugans trädgård behöver en ny start",
    description:
      "Vi har köpt ett gammalt hus nära kusten och hittar knappt grinden. Sly ska bort, äppelträden ska stå kvar. Vi är på plats i två veckor och hjälper gärna till.",
    price: [9000, "Service", "SEK"],
    days: [36, 14],
  }),
  listing("Trees and hedges", "de-DE", ["DE", "Bad Homburg vor der Höhe", 30], {
    name: "Alte Birke neigt sich zum Nachbarhaus",
    description:
      "Etwa 17 Meter hoch, nach dem letzten Sturm merklich schiefer. Wir möchten wissen, ob sie gestützt werden kann oder gefällt werden muss. Die Zufahrt ist nur 2,20 Meter breit.",
    days: [2, 10],
  }),
]

export const gardeningOffers: readonly DemoOffer[] = [
  listing("Garden care", "en-US", ["DE", "Freiburg im Breisgau", 30], {
    name: "Garden care through the year, with battery tools",
    description:
      "Every second Tuesday or when you need me: weeding, cutting, planting, leaves. Quiet machines, no poison. In winter I draw the plan for the next season with you.",
    price: [42, "Hour", "EUR"],
  }),
  listing("Lawns", "nl-NL", ["DE", "Nordhorn", 60], {
    name: "Graszoden leggen en gazons herstellen",
    description:
      "Van verticuteren tot een heel nieuw gazon met beregening. Ik neem zelf de grond mee en voer het oude gras af. Na vier weken kom ik nog een keer kijken. Prijs per vierkante meter.",
    price: [14, "Service", "EUR"],
    days: [10, 90],
  }),
  listing("Trees and hedges", "de-DE", ["DE", "Freiburg im Breisgau", 60], {
    name: "Obstbaumschnitt und schwierige Fällungen",
    description:
      "Ausgebildeter Baumpfleger mit Seiltechnik. Alte Apfelbäume verjünge ich über drei Jahre, statt sie zu stutzen. Für Fällungen kläre ich vorher, ob eine Genehmigung nötig ist.",
    price: [58, "Hour", "EUR"],
    days: [5, 90],
  }),
  listing("Landscaping", "en-US", ["DE", "Rosenheim", 80], {
    name: "Dry stone walls, ponds and terraces",
    description:
      "Stone from the region, laid without mortar so that lizards can move in. I bring a small digger that fits through a gate of 90 cm. Drawings come before digging.",
    price: [520, "Day", "EUR"],
  }),
  listing("Harvest help", "ru-RU", ["PL", "Legnica", 120], {
    name: "Бригада на сбор яблок и вишни",
    description:
      "Шесть человек, работаем вместе пятый сезон. Свой микроавтобус, знаем, как не повредить почки и плоды. Можем начать с черешни и остаться до поздних яблок.",
    days: [25, 80],
  }),
  listing("Garden care", "pl-PL", ["PL", "Pruszków", 40], {
    name: "Pielęgnacja ogrodów i balkonów w okolicach Warszawy",
    description:
      "Przycinanie, nasadzenia, nawadnianie kropelkowe, skrzynki balkonowe. Doradzam rośliny, które przetrwają urlop właścicieli. Stali klienci mają pierwszeństwo wiosną.",
    price: [85, "Hour", "PLN"],
    days: [6, 90],
  }),
]
