/** The demo's listings in finance. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("finance")

export const financeOrders: readonly DemoOrder[] = [
  listing("Bookkeeping", "en-US", ["DE", "Freiburg im Breisgau", 60], {
    name: "A year of receipts in a shoebox",
    description:
      "I am a ceramicist, not a bookkeeper. About 300 receipts and 90 invoices want sorting and entering, and I want to learn how to do it better next year. Half of my income is in Swiss francs.",
    price: [900, "Service", "CHF"],
    days: [10, 25],
  }),
  listing("Tax returns", "en-US", ["DE", "Erlangen", 100], {
    name: "Tax return for two employees and a small rented flat",
    description:
      "We moved to Germany in the middle of last year and rent out a flat at home. All papers are scanned and named. Somebody who explains things in English would be wonderful.",
    price: [380, "Service", "EUR"],
    days: [15, 30],
  }),
  listing("Payroll", "pl-PL", ["PL", "Rzeszów", 100], {
    name: "Kadry i płace dla piekarni, jedenaście osób",
    description:
      "Umowy o pracę i dwie zlecenia, dodatki za noce. Poprzednia księgowa odchodzi na emeryturę, przekaże wszystko na spokojnie. Zależy nam na stałej współpracy.",
    price: [850, "Service", "PLN"],
    days: [20, 90],
  }),
  listing("Financial planning", "de-DE", ["DE", "Koblenz", 80], {
    name: "Unabhängiger Blick auf unsere Hausfinanzierung",
    description:
      "Zwei Angebote liegen vor, wir verstehen beide nur halb. Bitte keine Vermittlung und keine Versicherungen, sondern ein ehrliches Gespräch gegen Honorar. Unterlagen schicken wir vorher.",
    price: [140, "Hour", "EUR"],
    days: [4, 12],
  }),
]

export const financeOffers: readonly DemoOffer[] = [
  listing("Bookkeeping", "pl-PL", ["PL", "Poznań", 200], {
    name: "Księgowość dla jednoosobowych firm, całość online",
    description:
      "Zdjęcie faktury wystarczy, resztą zajmuję się ja. Przypominam o terminach, a raz na kwartał rozmawiamy przez pół godziny o tym, co można poprawić.",
    price: [240, "Service", "PLN"],
  }),
  listing("Tax returns", "de-DE", ["DE", "Magdeburg", 60], {
    name: "Steuererklärung für Angestellte und Rentner",
    description:
      "Ich komme auf Wunsch nach Hause, wir gehen den Ordner gemeinsam durch. Meistens brauche ich zwei Stunden. Ob sich die Abgabe überhaupt lohnt, sage ich Ihnen vorher.",
    price: [130, "Service", "EUR"],
    days: [6, 90],
  }),
  listing("Payroll", "en-US", ["DE", "Ingolstadt", 200], {
    name: "Payroll for teams of three to thirty",
    description:
      "Fixed price per head and month, payslips on the 25th, questions of your staff answered directly. I take over from paper, spreadsheets or another office without a gap.",
    price: [14, "Service", "EUR"],
  }),
  listing("Financial planning", "en-US", ["DE", "Konstanz", 150], {
    name: "Household budgets and pensions on both sides of the lake",
    description:
      "Many cross-border commuters have three pensions and no overview. We make one page out of it. I sell nothing, I take no commissions, and you keep the spreadsheet.",
    price: [150, "Hour", "CHF"],
  }),
  listing("Tax returns", "en-US", ["DE", "Berlin", 200], {
    name: "German taxes explained in English",
    description:
      "For employees, freelancers and people with income in two countries. You upload your papers, we talk for an hour, and you understand what you sign. Fixed price before we start.",
    days: [4, 90],
  }),
]
