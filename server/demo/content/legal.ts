/** The demo's listings in legal services. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("legal")

export const legalOrders: readonly DemoOrder[] = [
  listing("Contracts", "en-US", ["DE", "Berlin", 100], {
    name: "Check a freelance contract before I sign it",
    description:
      "Nine pages in German, software work for a year. I worry about the liability clause and the ban on other clients. A call of half an hour and a marked-up copy would be enough.",
    price: [220, "Service", "EUR"],
    days: [2, 5],
  }),
  listing("Family law", "de-DE", ["DE", "Bremen", 30], {
    name: "Beratung zum Umgangsrecht nach einem Umzug",
    description:
      "Wir sind seit zwei Jahren getrennt und kommen eigentlich gut aus. Nun zieht die Mutter unserer Tochter nach Osnabrück. Ich möchte eine faire Regelung aufschreiben, bevor es Streit gibt.",
    days: [6, 20],
  }),
  listing("Labour law", "pl-PL", ["DE", "Hannover", 60], {
    name: "Wypowiedzenie z pracy w magazynie, pomoc po polsku",
    description:
      "Pracowałem trzy lata, dostałem wypowiedzenie bez podania powodu i bez ostatniej wypłaty. Pismo przyszło we wtorek. Potrzebuję kogoś, kto wyjaśni mi terminy i odpisze pracodawcy.",
    days: [1, 14],
  }),
  listing("Immigration", "ru-RU", ["DE", "Nürnberg", 50], {
    name: "Документы на воссоединение семьи",
    description:
      "Жена живёт в Алматы, я работаю в Нюрнберге по Голубой карте. Нужно проверить список документов и заполнить анкеты. Очередь в консульство уже есть, через два месяца.",
    price: [350, "Service", "EUR"],
    days: [10, 30],
  }),
  listing("Company law", "en-US", ["PL", "Warszawa", 50], {
    name: "Set up a small limited company with two owners",
    description:
      "A design studio, two partners, one of them a German citizen. We need the articles, the registration and advice on what happens if one of us wants to leave. English or Polish, both fine.",
    price: [3900, "Service", "PLN"],
    days: [14, 40],
  }),
]

export const legalOffers: readonly DemoOffer[] = [
  listing("Contracts", "de-DE", ["DE", "Frankfurt am Main", 200], {
    name: "Vertragsprüfung zum Festpreis in drei Tagen",
    description:
      "Mietvertrag, Arbeitsvertrag, Werkvertrag: Sie bekommen eine Seite in klarem Deutsch, was gefährlich ist und was nur komisch klingt. Dazu Formulierungen, die Sie der Gegenseite schicken können.",
    price: [149, "Service", "EUR"],
  }),
  listing("Family law", "en-US", ["DE", "Stuttgart", 80], {
    name: "Calm advice on separation and custody",
    description:
      "I look for agreements first and for courtrooms last. The first talk takes an hour and ends with a written list of your next steps. International families are welcome.",
    price: [160, "Hour", "EUR"],
  }),
  listing("Labour law", "de-DE", ["DE", "Frankfurt am Main", 100], {
    name: "Kündigung erhalten? Ersteinschätzung am selben Tag",
    description:
      "Nach einer Kündigung bleiben drei Wochen für die Klage. Ich lese Ihre Unterlagen noch am selben Tag und sage, wie die Chancen stehen und was eine Abfindung realistisch wäre.",
    price: [120, "Service", "EUR"],
    days: [1, 90],
  }),
  listing("Immigration", "uk-UA", ["PL", "Warszawa", 200], {
    name: "Карта побиту та дозвіл на роботу в Польщі",
    description:
      "Перевіряю документи, заповнюю заяви, супроводжую в уженді. Пояснюю простими словами, скільки чекати й на що ви маєте право вже тепер. Перша консультація пів години.",
    price: [250, "Service", "PLN"],
  }),
  listing("Company law", "en-US", ["DE", "Frankfurt am Main", 150], {
    name: "Founding a company in Germany, step by step",
    description:
      "Which form, how much capital, what the notary will read out and why. I prepare the papers in English and German and come with you to the appointment.",
    price: [1650, "Service", "CHF"],
  }),
]
