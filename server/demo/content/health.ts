/** The demo's listings in health and beauty. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("health")

export const healthOrders: readonly DemoOrder[] = [
  listing("Hairdressing", "en-US", ["DE", "Kassel", 15], {
    name: "Haircut at home for my mother and two aunts",
    description:
      "All three are over eighty and would love to have a morning together. Wash, cut and set; the bathroom is on the ground floor and there will be cake afterwards.",
    price: [120, "Service", "EUR"],
    days: [9, 4],
  }),
  listing("Massage", "pl-PL", ["PL", "Gdynia", 15], {
    name: "Masaż w biurze, osiem osób w jeden dzień",
    description:
      "Firma projektowa, wszyscy siedzą przy komputerach. Po dwadzieścia minut na osobę, kark i plecy, na krześle. Mamy wolną salkę i spokojną muzykę.",
    price: [640, "Day", "PLN"],
    days: [12, 1],
  }),
  listing("Cosmetics", "en-US", ["DE", "Augsburg", 25], {
    name: "Make-up for a bride and her sister",
    description:
      "Natural look, sensitive skin, photographs in strong sun. We start at seven in the morning at the hotel. A trial two weeks before would be good.",
    price: [260, "Service", "EUR"],
    days: [33, 1],
  }),
  listing("Nutrition", "de-DE", ["DE", "Darmstadt", 100], {
    name: "Essensplan für eine Familie mit Zöliakie-Kind",
    description:
      "Unsere Tochter ist sechs und hat die Diagnose seit einem Monat. Wir brauchen Hilfe beim Einkaufen, für die Schulbrotdose und damit der Bruder nicht ständig Extrawürste bekommt.",
    price: [70, "Hour", "EUR"],
    days: [3, 30],
  }),
  listing("Fitness training", "sv-SE", ["DE", "Rostock", 20], {
    name: "Träning efter knäoperation, två gånger i veckan",
    description:
      "Läkaren har sagt ja till lätt styrketräning. Jag vill kunna åka skidor i mars igen. Hemma eller utomhus, gärna någon som kan svenska eller engelska.",
    price: [650, "Hour", "SEK"],
    days: [7, 60],
  }),
  listing("Care at home", "de-DE", ["DE", "Siegen", 20], {
    name: "Begleitung für meinen Vater an drei Nachmittagen",
    description:
      "Er ist 83, gut zu Fuß und vergisst viel. Spazieren, Zeitung lesen, Schach spielen, zusammen Abendbrot machen. Pflege im engeren Sinn ist nicht nötig, Geduld schon.",
    price: [19, "Hour", "EUR"],
    days: [10, 90],
  }),
  listing("Massage", "en-US", ["DE", "Wiesbaden", 20], {
    name: "Massage at home after a marathon",
    description:
      "My first one, and probably the last. Sunday evening or Monday, legs and back. I live on the ground floor and there is space for a table.",
    price: [75, "Service", "EUR"],
    days: [29, 2],
  }),
]

export const healthOffers: readonly DemoOffer[] = [
  listing("Hairdressing", "tr-TR", ["DE", "Mannheim", 25], {
    name: "Evde saç kesimi ve gelin saçı",
    description:
      "On iki yıllık kuaförüm, malzemelerimle evinize geliyorum. Düğün ve kına için topuz, prova dahil. Çocuklara sabırlıyım, ağlayan da olmadı şimdiye kadar.",
    price: [45, "Service", "EUR"],
  }),
  listing("Massage", "ru-RU", ["DE", "Nürnberg", 25], {
    name: "Лечебный массаж спины и шеи, выезд на дом",
    description:
      "Медицинское образование, четырнадцать лет практики. Привожу складной стол и чистое бельё. Сначала спрашиваю про здоровье, потом работаю; при острой боли отправлю к врачу.",
    price: [60, "Hour", "EUR"],
    days: [2, 90],
  }),
  listing("Cosmetics", "pl-PL", ["PL", "Kielce", 30], {
    name: "Makijaż ślubny i lekcje makijażu",
    description:
      "Maluję tak, żeby na zdjęciach było widać Panią, a nie podkład. Próba w cenie. Prowadzę też krótkie warsztaty dla dwóch, trzech koleżanek.",
    price: [320, "Service", "PLN"],
  }),
  listing("Nutrition", "en-US", ["DE", "Münster", 200], {
    name: "Nutrition advice without forbidden foods",
    description:
      "Registered dietitian. We look at a normal week of yours and change three things, not thirty. Online or over a shared cup of tea; reports for your doctor on request.",
    price: [65, "Hour", "EUR"],
  }),
  listing("Fitness training", "en-US", ["DE", "München", 15], {
    name: "Outdoor training for people who hate gyms",
    description:
      "Stairs, benches, the river bank: that is all we need. Groups of up to six, rain or shine, with exercises for every level. The first session is a trial.",
    price: [18, "Hour", "EUR"],
    days: [4, 90],
  }),
  listing("Care at home", "pl-PL", ["DE", "Hagen", 40], {
    name: "Opieka nad seniorem, doświadczenie i dobre słowo",
    description:
      "Dziewięć lat pracy w niemieckich domach. Gotuję, pomagam w toalecie, pilnuję leków, chodzę na spacery. Mam referencje i prawo jazdy, mówię po niemiecku.",
    price: [21, "Hour", "EUR"],
    days: [15, 90],
  }),
  listing("Care at home", "de-DE", ["DE", "Bochum", 20], {
    name: "Alltagsbegleitung mit Zeit und guter Laune",
    description:
      "Einkaufen, Arztbesuche, Spaziergänge, Papierkram. Ich habe meine Großeltern gepflegt und danach die Ausbildung zur Betreuungskraft gemacht. Abrechnung mit der Pflegekasse ist möglich.",
    price: [32, "Hour", "EUR"],
  }),
]
