/** The demo's listings in security. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("security")

export const securityOrders: readonly DemoOrder[] = [
  listing("Guards", "en-US", ["DE", "Schwerin", 40], {
    name: "Four guards for a folk festival by the lake",
    description:
      "Two evenings until one o'clock, about 600 guests, mostly families. We need friendly people who can say no. At least one woman in the team, please.",
    price: [28, "Hour", "EUR"],
    days: [27, 2],
  }),
  listing("Alarm systems", "de-DE", ["DE", "Bocholt", 40], {
    name: "Alarmanlage für ein Lager mit drei Toren",
    description:
      "Etwa 600 Quadratmeter, bisher nur ein Bewegungsmelder am Eingang. Funk oder Kabel, beides wäre möglich. Bei Alarm sollen zwei Personen benachrichtigt werden.",
    days: [15, 10],
  }),
  listing("Cameras", "pl-PL", ["PL", "Elbląg", 40], {
    name: "Cztery kamery w gospodarstwie, zasięg do obory",
    description:
      "Chcemy widzieć podwórze i krowy przed porodem, także w nocy. Do obory jest 70 metrów, prąd jest wszędzie. Nagrania tylko u nas, bez chmury.",
    price: [1700, "Service", "PLN"],
    days: [10, 5],
  }),
  listing("Locksmiths", "en-US", ["DE", "Karlsruhe", 15], {
    name: "New locks for a shared flat after a lost bag",
    description:
      "Front door, cellar and letter box, seven keys each. The cylinder of the house door belongs to the landlord, who agrees and wants the invoice. Soon, please.",
    price: [210, "Service", "EUR"],
    days: [1, 2],
  }),
]

export const securityOffers: readonly DemoOffer[] = [
  listing("Guards", "en-US", ["PL", "Warszawa", 100], {
    name: "Event guards who keep smiling",
    description:
      "Concerts, fairs, weddings with complicated uncles. Licensed staff, first-aid trained, English and Ukrainian spoken. Minimum four hours per person.",
    price: [48, "Hour", "PLN"],
    days: [4, 90],
  }),
  listing("Alarm systems", "en-US", ["DE", "Hamm", 80], {
    name: "Alarm systems for homes, without subscriptions",
    description:
      "Door contacts, motion sensors, smoke. You own everything and pay no monthly fee. I show every member of the family how it works, including the one who always forgets codes.",
    price: [890, "Service", "EUR"],
  }),
  listing("Cameras", "ru-RU", ["DE", "Bielefeld", 80], {
    name: "Видеонаблюдение для магазинов и дворов",
    description:
      "Подбираю камеры под место, прокладываю кабель аккуратно, настраиваю запись. Объясняю, что по закону снимать можно, а что нельзя, и делаю нужную табличку.",
    price: [55, "Hour", "EUR"],
    days: [7, 90],
  }),
  listing("Locksmiths", "de-DE", ["DE", "Nürnberg", 30], {
    name: "Tür zu? Öffnung ohne Schaden zum festen Preis",
    description:
      "Zugefallene Türen öffne ich fast immer ohne Bohren. Der Preis gilt auch nachts und am Sonntag und wird vorher genannt. Ausweis bitte bereithalten.",
    price: [79, "Service", "EUR"],
  }),
]
