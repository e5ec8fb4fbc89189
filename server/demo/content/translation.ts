/** The demo's listings in translation. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("translation")

export const translationOrders: readonly DemoOrder[] = [
  listing("Written translation", "en-US", ["DE", "Heidelberg", 100], {
    name: "Translate a cookbook chapter from Italian to English",
    description:
      "Eleven recipes and a four-page introduction about my grandmother's village, some 5,000 words. It should sound like a person talking in a kitchen, not like a manual. Measurements in grams.",
    price: [520, "Service", "EUR"],
    days: [8, 21],
  }),
  listing("Interpreting", "uk-UA", ["DE", "Erfurt", 20], {
    name: "Перекладач на прийом у лікаря, українська й німецька",
    description:
      "Прийом у кардіолога в середу о 10:20, приблизно година. Мама погано чує, тому важливо говорити спокійно й чітко. Виписки маємо польською та українською.",
    price: [35, "Hour", "EUR"],
    days: [5, 1],
  }),
  listing("Certified translation", "en-US", ["PL", "Wrocław", 50], {
    name: "Birth certificate from Polish into German, certified",
    description:
      "One page, short form. A scan is enough at first; the paper can follow by post. The registry office in Görlitz wants the stamp of a sworn translator.",
    price: [260, "Service", "PLN"],
    days: [3, 7],
  }),
  listing("Proofreading", "de-DE", ["DE", "Tübingen", 200], {
    name: "Masterarbeit korrekturlesen, 84 Seiten",
    description:
      "Thema aus der Forstwissenschaft, Deutsch ist nicht meine Muttersprache. Bitte Rechtschreibung, Kommas und holprige Sätze, aber nichts am Inhalt. Abgabe ist in drei Wochen.",
    price: [290, "Service", "EUR"],
    days: [4, 10],
  }),
  listing("Interpreting", "en-US", ["PL", "Gliwice", 40], {
    name: "German and Polish interpreter for a factory visit",
    description:
      "Six visitors, a tour of three hours, then a meeting about presses and deadlines. Safety shoes can be borrowed. It is loud in there, so a strong voice helps.",
    price: [900, "Day", "PLN"],
    days: [20, 1],
  }),
]

export const translationOffers: readonly DemoOffer[] = [
  listing("Written translation", "fr-FR", ["DE", "Freiburg im Breisgau", 150], {
    name: "Traductions allemand-français pour sites et brochures",
    description:
      "Traductrice diplômée, spécialisée dans le tourisme, le vin et l’artisanat. Je relis toujours le lendemain, à tête reposée. Devis le jour même, dix pages par semaine au maximum.",
    price: [48, "Hour", "EUR"],
  }),
  listing("Interpreting", "en-US", ["DE", "Hannover", 120], {
    name: "Trade fair interpreter for Polish, German and English",
    description:
      "Eight years at machine and furniture fairs. I read your catalogue beforehand, stand at your side all day and write down who wanted which offer.",
    price: [420, "Day", "EUR"],
    days: [7, 90],
  }),
  listing("Certified translation", "be-BY", ["PL", "Białystok", 200], {
    name: "Прысяжны пераклад дакументаў на польскую мову",
    description:
      "Пасведчанні аб нараджэнні і шлюбе, дыпломы, даведкі для карты побыту. Перакладаю з беларускай і рускай моў, з пячаткай. Звычайна тры дні, тэрмінова — за адзін.",
    price: [75, "Service", "PLN"],
  }),
  listing("Proofreading", "en-US", ["DE", "Göttingen", 200], {
    name: "Native English proofreading for papers and theses",
    description:
      "Former editor of a biology journal. I correct grammar and rhythm, mark unclear sentences and explain why. Two rounds are included; tables and references on request.",
    price: [39, "Hour", "EUR"],
  }),
]
