/** The demo's listings in VIP services. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("vip")

export const vipOrders: readonly DemoOrder[] = [
  listing("Concierge", "en-US", ["DE", "Baden-Baden", 40], {
    name: "A perfect weekend for my parents' golden wedding",
    description:
      "They love opera, walking slowly and good cake. Two nights, a table with a view, a carriage if there is one, and flowers in the room. I am abroad and cannot arrange it myself.",
    days: [26, 3],
  }),
  listing("Chauffeur", "de-DE", ["DE", "Stuttgart", 80], {
    name: "Fahrer für drei Tage Messe, eigener Wagen vorhanden",
    description:
      "Abholung morgens in Esslingen, tagsüber kurze Fahrten, abends spät zurück. Der Wagen ist eine Limousine mit Automatik. Anzug, ruhiger Fahrstil, kein Radio.",
    price: [260, "Day", "EUR"],
    days: [11, 3],
  }),
  listing("Personal shopping", "ru-RU", ["DE", "München", 20], {
    name: "Помощь в выборе гардероба для новой работы",
    description:
      "Перешла из лаборатории в руководство, а в шкафу одни свитера. Нужны три-четыре комплекта, спокойные цвета, без громких марок. Половина субботы и честное мнение.",
    price: [180, "Service", "EUR"],
    days: [5, 10],
  }),
  listing("Close protection", "en-US", ["PL", "Warszawa", 50], {
    name: "Discreet companion for a travelling violinist",
    description:
      "Two concerts and one rehearsal, an instrument that must never be out of sight. Plain clothes, good English, experience with airports. The hotel is five minutes from the hall.",
    price: [1400, "Day", "PLN"],
    days: [17, 3],
  }),
]

export const vipOffers: readonly DemoOffer[] = [
  listing("Concierge", "en-US", ["DE", "Düsseldorf", 60], {
    name: "Personal concierge during trade fairs",
    description:
      "Tables in full restaurants, a tailor at nine in the evening, a present that is not a bottle of wine. I answer within ten minutes from six to midnight.",
    price: [550, "Day", "EUR"],
    days: [3, 90],
  }),
  listing("Chauffeur", "en-US", ["DE", "Frankfurt am Main", 150], {
    name: "Chauffeur with electric saloon, airport and business",
    description:
      "Quiet car, charged and cleaned every morning, water and newspapers on board. I know the back roads to the airport and I don't talk unless you want to.",
    price: [68, "Hour", "EUR"],
  }),
  listing("Personal shopping", "it-IT", ["DE", "Hamburg", 50], {
    name: "Consulenza d’immagine e acquisti su misura",
    description:
      "Guardo prima quello che avete già: di solito basta poco. Poi un pomeriggio di negozi con una lista precisa e un budget che rispettiamo. Anche per uomini che detestano provare i vestiti.",
    price: [85, "Hour", "EUR"],
  }),
  listing("Close protection", "pl-PL", ["PL", "Katowice", 200], {
    name: "Ochrona osobista i bezpieczny transport",
    description:
      "Licencjonowani pracownicy, byli funkcjonariusze. Konwój dokumentów, wyjazdy służbowe, koncerty. Przed zleceniem robimy rozpoznanie trasy i miejsca.",
  }),
]
