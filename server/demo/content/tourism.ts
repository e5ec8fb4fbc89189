/** The demo's listings in tourism. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("tourism")

export const tourismOrders: readonly DemoOrder[] = [
  listing("Tour guides", "it-IT", ["DE", "Berlin", 15], {
    name: "Guida in italiano per una classe di liceo",
    description:
      "Ventidue studenti di sedici anni e due insegnanti, due mattine a piedi. Storia del muro, ma anche street art e musica. Vogliamo che facciano domande, non che sbadiglino.",
    price: [190, "Day", "EUR"],
    days: [24, 2],
  }),
  listing("Trip planning", "en-US", ["DE", "Münster", 200], {
    name: "Plan a bicycle trip for eight beginners",
    description:
      "Five days, at most 45 km a day, along a river if possible. We need places to sleep, a luggage service and a plan for rain. Two of us eat vegan.",
    price: [260, "Service", "EUR"],
    days: [14, 20],
  }),
  listing("Excursions", "pl-PL", ["PL", "Suwałki", 60], {
    name: "Spływ kajakowy na dwa dni dla dziesięciu osób",
    description:
      "Grupa znajomych, troje dzieci powyżej ośmiu lat. Potrzebne kajaki, kamizelki, transport i ktoś, kto zna rzekę. Nocleg pod namiotami, ognisko mile widziane.",
    price: [2200, "Service", "PLN"],
    days: [45, 2],
  }),
  listing("Accommodation", "de-DE", ["DE", "Stralsund", 50], {
    name: "Unterkunft für eine Wandergruppe mit Hund",
    description:
      "Sieben Erwachsene und ein sehr gut erzogener Setter, vier Nächte. Gern ein einfaches Haus mit großer Küche. Bettwäsche bringen wir mit.",
    price: [150, "Day", "EUR"],
    days: [38, 4],
  }),
]

export const tourismOffers: readonly DemoOffer[] = [
  listing("Tour guides", "pl-PL", ["PL", "Zakopane", 60], {
    name: "Przewodnik tatrzański dla rodzin i małych grup",
    description:
      "Wybieram szlak do pogody i kondycji najmłodszego uczestnika. Opowiadam o kozicach, góralach i o tym, skąd się biorą lawiny. Raczki i kijki mogę pożyczyć.",
    price: [750, "Day", "PLN"],
    days: [2, 90],
  }),
  listing("Trip planning", "en-US", ["PL", "Gdynia", 200], {
    name: "Slow trips by train through Poland and Germany",
    description:
      "Tell me what you like and how fast you walk. You get tickets, small hotels, restaurants without menus in five languages, and a plan B for every day.",
    price: [400, "Service", "PLN"],
  }),
  listing("Excursions", "de-DE", ["DE", "Passau", 80], {
    name: "Kräuterwanderungen und Nachtspaziergänge",
    description:
      "Drei Stunden, höchstens zwölf Leute, am Ende gibt es Suppe aus dem, was wir gefunden haben. Im Sommer auch Fledermausführungen mit Detektor. Kinder zahlen die Hälfte.",
    price: [18, "Service", "EUR"],
    days: [6, 90],
  }),
  listing("Accommodation", "en-US", ["DE", "Wernigerode", 30], {
    name: "Quiet rooms in a half-timbered house",
    description:
      "Four rooms, crooked floors, very straight beds. Breakfast with bread from the neighbour, a dry cellar for bicycles and skis. The steam train whistles at nine.",
    price: [84, "Day", "EUR"],
    days: [1, 90],
  }),
  listing("Tour guides", "en-US", ["DE", "Regensburg", 30], {
    name: "Two hours of old town, told by a stonemason",
    description:
      "I have repaired half of these walls and know who carved what into them. Small groups, comfortable pace, benches on the way. English, German, or both at once.",
    price: [110, "Service", "EUR"],
  }),
]
