/** The demo's listings in business consulting. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("consulting")

export const consultingOrders: readonly DemoOrder[] = [
  listing("Strategy", "en-US", ["DE", "Friedrichshafen", 150], {
    name: "Should our boatyard build or only repair?",
    description:
      "Family company, 14 people, good name, thin margins. We want an outsider for two workshops and some hard questions. We have customers on all three shores of the lake.",
    price: [2800, "Service", "CHF"],
    days: [25, 40],
  }),
  listing("Business plans", "uk-UA", ["PL", "Kraków", 100], {
    name: "Бізнес-план для пекарні, дотація з уженду праці",
    description:
      "Рецепти, приміщення і дві постійні клієнтки вже є. Треба порахувати витрати на рік і заповнити заяву польською. До подання документів лишився місяць.",
    price: [1200, "Service", "PLN"],
    days: [4, 20],
  }),
  listing("Processes", "de-DE", ["DE", "Gütersloh", 80], {
    name: "Aufträge in der Tischlerei gehen immer wieder unter",
    description:
      "Acht Leute, drei Zettelkästen, ein Gruppenchat. Wir suchen keine neue Software, sondern jemanden, der zwei Tage mitläuft und uns sagt, wo es hakt.",
    price: [640, "Day", "EUR"],
    days: [13, 5],
  }),
  listing("Quality management", "en-US", ["DE", "Villingen-Schwenningen", 120], {
    name: "Prepare a clockmaker's workshop for its first audit",
    description:
      "We make parts for medical devices now, and the customer asks for a certificate. Documents exist for about half of what we do. Nine months until the audit, we would like to start slowly.",
    price: [720, "Day", "EUR"],
    days: [30, 90],
  }),
]

export const consultingOffers: readonly DemoOffer[] = [
  listing("Strategy", "en-US", ["PL", "Wrocław", 200], {
    name: "One honest day about your company",
    description:
      "Numbers in the morning, customers at noon, decisions in the afternoon. You go home with one page. If nothing on it surprises you, you pay half.",
    price: [2400, "Day", "PLN"],
    days: [9, 90],
  }),
  listing("Business plans", "de-DE", ["DE", "Hannover", 150], {
    name: "Gründungsberatung und Geschäftsplan für die Bank",
    description:
      "Ich kenne die Fragen, die der Sachbearbeiter stellt, weil ich sie früher selbst beantworten musste. Wir rechnen drei Fälle durch: gut, normal und verregnet.",
    price: [85, "Hour", "EUR"],
  }),
  listing("Processes", "sv-SE", ["DE", "Norderstedt", 200], {
    name: "Bättre flöde i lager och verkstad",
    description:
      "Tjugo år i svensk industri. Jag börjar med att titta, inte med att prata. Efter en vecka får ni fem förslag som kostar lite och två som kostar mer.",
    price: [11500, "Day", "SEK"],
    days: [14, 90],
  }),
  listing("Quality management", "pl-PL", ["PL", "Rybnik", 200], {
    name: "Wdrożenie systemu jakości w małej firmie",
    description:
      "Piszę procedury, które pracownicy naprawdę czytają: jedna strona, jeden rysunek. Szkolę audytorów wewnętrznych i jestem obecny w dniu audytu.",
    price: [1500, "Day", "PLN"],
  }),
]
