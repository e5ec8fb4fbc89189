/** The demo's listings in construction. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("construction")

export const constructionOrders: readonly DemoOrder[] = [
  listing("Painting", "en-US", ["DE", "Hamburg", 20], {
    name: "Paint a kitchen and the hallway next to it",
    description:
      "About 60 square metres of wall and two ceilings. The paint is here, the furniture will be moved before.\nOne wall in the hallway has a water stain that needs blocking first.",
    price: [620, "Service", "EUR"],
    days: [4, 5],
  }),
  listing("Electrics", "de-DE", ["DE", "Dresden", 25], {
    name: "Küche neu verkabeln, Herd und acht Steckdosen",
    description:
      "Altbau von 1912, der Sicherungskasten ist vor drei Jahren erneuert worden. Die Schlitze klopfe ich selbst, es geht um Leitungen, Dosen und die Abnahme.\nDie neue Küche kommt in sechs Wochen.",
    price: [65, "Hour", "EUR"],
    days: [12, 6],
  }),
  listing("Plumbing", "pl-PL", ["PL", "Łódź", 20], {
    name: "Wymiana pionu i przeróbka łazienki w bloku",
    description:
      "Łazienka cztery metry, blok z wielkiej płyty, trzecie piętro. Chcemy zamienić wannę na prysznic i przesunąć pralkę. Spółdzielnia zakręca wodę tylko we wtorki i czwartki.",
    price: [4200, "Service", "PLN"],
    days: [16, 10],
  }),
  listing("Floors and tiles", "en-US", ["DE", "Mainz", 30], {
    name: "Tile a bathroom floor, 6.5 square metres",
    description:
      "The old tiles are out and the screed is level and dry. Tiles and glue are here, large format 60 by 60. The shower tray has a slope to one corner.",
    price: [310, "Day", "EUR"],
    days: [7, 4],
  }),
  listing("Floors and tiles", "uk-UA", ["PL", "Kraków", 25], {
    name: "Покласти ламінат у трьох кімнатах, 48 м²",
    description:
      "Ламінат і підкладка куплені, лежать у квартирі. Старе покриття знято, у двох місцях треба підрівняти підлогу. Плінтуси теж, будь ласка.",
    price: [2300, "Service", "PLN"],
    days: [9, 5],
  }),
  listing("Roofs", "de-DE", ["DE", "Göttingen", 50], {
    name: "Sturmschaden am Dach, rund zwanzig Ziegel ersetzen",
    description:
      "Satteldach, Neigung 40 Grad, die Traufe liegt auf fünf Metern. Ersatzziegel vom alten Bestand sind in der Garage. Eine Plane liegt drüber, aber lange hält sie nicht.",
    days: [1, 7],
  }),
  listing("Drywall", "en-US", ["DE", "Berlin", 25], {
    name: "A wall with a door to make one room into two",
    description:
      "4.20 m wide, 3.10 m high, in a rented flat, so it must come out again one day. Good sound insulation matters more than looks: one side is a child's room, the other has a drum kit.",
    price: [1400, "Service", "EUR"],
    days: [20, 6],
  }),
  listing("Windows and doors", "tr-TR", ["DE", "Gelsenkirchen", 20], {
    name: "Balkon kapısı kapanmıyor, menteşe ayarı",
    description:
      "Plastik kapı aşağı sarkmış, kışın soğuk hava giriyor. Contası da eskimiş olabilir. Hafta içi saat dörtten sonra evdeyim.",
    price: [90, "Service", "EUR"],
    days: [2, 8],
  }),
  listing("Demolition", "en-US", ["DE", "Bochum", 30], {
    name: "Take down a garden shed and its concrete slab",
    description:
      "Wooden shed, 3 by 4 metres, roofing felt without asbestos (we have the test). The slab is about 12 cm thick. A container can stand on the drive, the path to it is 15 metres.",
    price: [950, "Service", "EUR"],
    days: [15, 4],
  }),
  listing("Painting", "it-IT", ["DE", "Ludwigsburg", 20], {
    name: "Imbiancare due camere prima che nasca il bambino",
    description:
      "In tutto circa 85 metri quadrati di pareti, soffitti compresi. Colori già scelti, vogliamo vernici senza odore. I mobili li spostiamo noi, il termine purtroppo non si sposta.",
    price: [580, "Service", "EUR"],
    days: [8, 6],
  }),
]

export const constructionOffers: readonly DemoOffer[] = [
  listing("Painting", "de-DE", ["DE", "Hamburg", 40], {
    name: "Malerarbeiten in bewohnten Wohnungen",
    description:
      "Wir streichen Zimmer für Zimmer, rücken Möbel selbst und sind abends weg, als wäre nichts gewesen. Lösemittelfreie Farben, auf Wunsch Kalk oder Lehm.\nFestpreis nach Besichtigung, Richtwert je Stunde und Person.",
    price: [48, "Hour", "EUR"],
  }),
  listing("Electrics", "en-US", ["DE", "Berlin", 30], {
    name: "Electrician for old flats (sockets, lamps, fuse boxes)",
    description:
      "Cloth-covered wires and mystery switches are my daily bread. I check what is there, tell you what is dangerous and what can wait, and write the protocol your landlord asks for.",
    price: [68, "Hour", "EUR"],
    days: [2, 90],
  }),
  listing("Plumbing", "pl-PL", ["PL", "Wrocław", 35], {
    name: "Hydraulik – przecieki, baterie, pralki, ogrzewanie",
    description:
      "Małe naprawy robię zwykle w ciągu dwóch dni. Przy większych pracach przyjeżdżam na oględziny i spisuję kosztorys. Na robociznę daję dwa lata gwarancji.",
    price: [130, "Hour", "PLN"],
  }),
  listing("Floors and tiles", "pl-PL", ["PL", "Opole", 60], {
    name: "Układanie płytek wielkoformatowych i mozaiki",
    description:
      "Kafelkuję od szesnastu lat. Duże formaty, jodełka, brodziki bez progu. Przed rozpoczęciem sprawdzam poziom i wilgotność, żeby potem nic nie pękało.",
    price: [150, "Hour", "PLN"],
    days: [10, 90],
  }),
  listing("Roofs", "en-US", ["DE", "Kassel", 80], {
    name: "Roof repairs, gutters and skylights",
    description:
      "Two roofers with their own scaffold tower. We replace tiles, seal chimneys and clean gutters before the leaves turn to soil. Photos before and after, so you need not climb up yourself.",
    price: [58, "Hour", "EUR"],
  }),
  listing("Drywall", "en-US", ["DE", "Wiesbaden", 50], {
    name: "Drywall, attic conversion and sound insulation",
    description:
      "Straight walls in crooked houses. I work alone and finish with a filled, sanded surface that a painter will not complain about. Disposal of offcuts included.",
    price: [360, "Day", "EUR"],
  }),
  listing("Windows and doors", "de-DE", ["DE", "Augsburg", 60], {
    name: "Fenster einstellen, abdichten, austauschen",
    description:
      "Oft reicht ein neuer Dichtgummi statt eines neuen Fensters. Ich schaue mir das ehrlich an, richte Beschläge und tausche Scheiben. Kastenfenster sind mir besonders lieb.",
    price: [52, "Hour", "EUR"],
  }),
  listing("Demolition", "ru-RU", ["DE", "Dortmund", 60], {
    name: "Демонтаж перегородок, плитки и старых кухонь",
    description:
      "Работаем вдвоём, аккуратно и с пылесосом. Мусор грузим в контейнер и вывозим, подъезд после себя моем. Несущие стены без проекта не трогаем.",
  }),
]
