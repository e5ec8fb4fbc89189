/** The demo's listings in marketing and advertising. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("marketing")

export const marketingOrders: readonly DemoOrder[] = [
  listing("Social media", "en-US", ["PL", "Lublin", 100], {
    name: "Three months of posts for a small coffee roastery",
    description:
      "Two posts a week in Polish and English. We take the photos ourselves and have opinions about coffee. We need somebody with a plan, and with the courage to cut our texts.",
    price: [1800, "Service", "PLN"],
    days: [9, 90],
  }),
  listing("Search engines", "de-DE", ["DE", "Fulda", 200], {
    name: "Unsere Pension wird online kaum gefunden",
    description:
      "Elf Zimmer, gute Bewertungen, aber bei der Suche nach Unterkünften stehen wir auf Seite vier. Bitte erst eine ehrliche Analyse, dann ein Angebot. Die Internetseite ist drei Jahre alt.",
    price: [600, "Service", "EUR"],
    days: [11, 30],
  }),
  listing("Copywriting", "fr-FR", ["DE", "Karlsruhe", 200], {
    name: "Textes pour un site de vêtements d’enfants",
    description:
      "Trente fiches de produits et une page sur notre atelier, en français. Un ton tendre mais pas mièvre, des phrases courtes. Nous fournissons les matières, les tailles et les photos.",
    price: [900, "Service", "CHF"],
    days: [6, 21],
  }),
  listing("Print and flyers", "en-US", ["DE", "Greifswald", 100], {
    name: "Flyer for a repair café, 1,000 copies",
    description:
      "Every first Saturday people mend toasters together. We need a friendly flyer, two sides, recycled paper, with a map. The drawing of a happy toaster exists.",
    price: [240, "Service", "EUR"],
    days: [7, 12],
  }),
]

export const marketingOffers: readonly DemoOffer[] = [
  listing("Social media", "uk-UA", ["PL", "Lublin", 200], {
    name: "Ведення сторінок для кав’ярень і салонів",
    description:
      "План на місяць, зйомка раз на два тижні, відповіді на коментарі щодня. Пишемо польською та українською так, щоб не було видно перекладу. Звіт на одну сторінку.",
    price: [1600, "Service", "PLN"],
  }),
  listing("Search engines", "en-US", ["DE", "Ulm", 200], {
    name: "Get found by people nearby",
    description:
      "For craftsmen, doctors and shops. I tidy up your page, your map entries and your reviews, and show you the searches that bring customers. No contracts longer than a month.",
    price: [72, "Hour", "EUR"],
    days: [8, 90],
  }),
  listing("Copywriting", "de-DE", ["DE", "Weimar", 200], {
    name: "Texte, die nach Ihnen klingen",
    description:
      "Ich führe ein Gespräch von einer Stunde und schreibe dann Ihre Internetseite, den Prospekt oder die Rede. Keine Floskeln, keine Superlative. Zwei Überarbeitungen sind enthalten.",
    price: [68, "Hour", "EUR"],
  }),
  listing("Print and flyers", "sv-SE", ["DE", "Rostock", 200], {
    name: "Broschyrer och affischer från idé till tryck",
    description:
      "Jag formger, väljer papper och följer med till tryckeriet. Små upplagor går bra, från femtio exemplar. Miljömärkt tryck och leverans inom tio dagar.",
    price: [5800, "Service", "SEK"],
    days: [10, 90],
  }),
  listing("Copywriting", "en-US", ["DE", "Berlin", 200], {
    name: "English texts for German companies",
    description:
      "I don't translate your sentences, I write what you meant. Websites, job adverts, the label on the jar. Former journalist, short deadlines welcome, puns on request only.",
    price: [74, "Hour", "EUR"],
    days: [3, 60],
  }),
]
