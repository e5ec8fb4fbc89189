/** The demo's listings in transport and logistics. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("transport")

export const transportOrders: readonly DemoOrder[] = [
  listing("Moving home", "en-US", ["DE", "Köln", 20], {
    name: "Moving from Ehrenfeld to Deutz, two rooms and a piano stool",
    description:
      "Second floor without a lift to fourth floor with a lift. About thirty boxes, a sofa, a bed and a washing machine.\nThe boxes will be packed; the bed and the wardrobe must be taken apart and put together again.",
    price: [680, "Service", "EUR"],
    days: [14, 1],
  }),
  listing("Furniture transport", "de-DE", ["DE", "Leipzig", 40], {
    name: "Alten Bauernschrank von Leipzig nach Halle bringen",
    description:
      "Der Schrank ist zweiteilig, gut zwei Meter hoch und ziemlich schwer. In Leipzig steht er im Erdgeschoss, in Halle muss er in den ersten Stock.\nBitte mit Decken und Gurten, er ist ein Erbstück.",
    price: [160, "Service", "EUR"],
    days: [6, 5],
  }),
  listing("Courier", "pl-PL", ["PL", "Warszawa", 15], {
    name: "Codzienne rozwożenie obiadów po Mokotowie",
    description:
      "Mała kuchnia domowa szuka osoby z rowerem lub skuterem. Od poniedziałku do piątku, między 11.30 a 14, około piętnastu adresów dziennie. Torba termiczna jest na miejscu.",
    price: [38, "Hour", "PLN"],
    days: [7, 60],
  }),
  listing("Freight", "en-US", ["DE", "Bremerhaven", 50], {
    name: "Two pallets from the port to a workshop in Hannover",
    description:
      "Ceramic glaze in buckets, 640 kg on two euro pallets. A tail lift is needed because we have no ramp. Papers are ready, pick-up on any weekday before noon.",
    price: [310, "Service", "EUR"],
    days: [5, 3],
  }),
  listing("Passenger transport", "uk-UA", ["PL", "Rzeszów", 30], {
    name: "Відвезти трьох людей з Жешува до Дрездена",
    description:
      "Двоє дорослих і дитина шести років, потрібне дитяче крісло. Чотири валізи та складаний візок.\nЗручно виїхати рано-вранці в п’ятницю або в суботу.",
    price: [900, "Service", "PLN"],
    days: [10, 2],
  }),
  listing("Moving home", "de-DE", ["DE", "Rostock", 200], {
    name: "WG-Zimmer von Rostock nach Berlin umziehen",
    description:
      "Ein Bett, ein Schreibtisch, zwei Regale und ungefähr fünfzehn Kisten voller Noten. Beide Wohnungen sind im Erdgeschoss.\nIch kann mitfahren und mittragen. Eine Beiladung wäre auch in Ordnung.",
    price: [290, "Service", "EUR"],
    days: [21, 6],
  }),
]

export const transportOffers: readonly DemoOffer[] = [
  listing("Moving home", "de-DE", ["DE", "Düsseldorf", 60], {
    name: "Umzug mit zwei Leuten und 3,5-Tonner",
    description:
      "Wir kommen zu zweit, bringen Gurte, Decken und Werkzeug mit und bauen Möbel ab und wieder auf. Ein normaler Zweizimmerumzug dauert fünf bis sechs Stunden.\nKartons leihen wir kostenlos.",
    price: [95, "Hour", "EUR"],
  }),
  listing("Furniture transport", "en-US", ["DE", "Bonn", 50], {
    name: "I bring your second-hand sofa home",
    description:
      "You found a bargain and have no car? I collect it with a long van, carry it with one helper, and put it where you want it. Evenings and weekends are fine.",
    price: [55, "Service", "EUR"],
  }),
  listing("Courier", "en-US", ["DE", "Berlin", 20], {
    name: "Cargo bike courier inside the ring",
    description:
      "Documents, flowers, cakes, camera gear: up to 100 kg in a dry, locked box. Usually there within an hour. You get a photo of the delivery.",
    price: [24, "Service", "EUR"],
    days: [1, 90],
  }),
  listing("Freight", "pl-PL", ["PL", "Gliwice", 150], {
    name: "Transport palet busem do 1,2 tony",
    description:
      "Bus z plandeką, osiem europalet, winda załadowcza. Jeżdżę głównie po Śląsku i do Czech, ale kurs do Niemiec też nie jest problemem. Cena za kurs po województwie, faktura VAT.",
    price: [290, "Service", "PLN"],
  }),
  listing("Passenger transport", "en-US", ["PL", "Kraków", 100], {
    name: "Eight-seater with driver for airport and day trips",
    description:
      "Clean bus with air conditioning, two child seats always on board. I wait if your plane is late, at no extra cost for the first hour.",
    price: [700, "Day", "PLN"],
    days: [2, 90],
  }),
  listing("Moving home", "uk-UA", ["PL", "Kraków", 60], {
    name: "Переїзд квартири, бус і двоє вантажників",
    description:
      "Розбираємо й збираємо меблі, носимо обережно, речі вкриваємо ковдрами. Коробки можна позичити на тиждень. Працюємо також у вихідні та ввечері.",
    price: [180, "Hour", "PLN"],
    days: [2, 80],
  }),
]
