/** The demo's listings in IT. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("it")

export const itOrders: readonly DemoOrder[] = [
  listing("Websites", "en-US", ["DE", "Konstanz", 60], {
    name: "A small website for a pottery studio",
    description:
      "Five pages: home, courses, gallery, about, contact. Photos and texts are there.\nIt must look good on phones and I want to change the course dates myself. Many of our students come from across the Swiss border, so we pay in francs if you like.",
    price: [1800, "Service", "CHF"],
    days: [10, 30],
  }),
  listing("Mobile apps", "pl-PL", ["PL", "Gdańsk", 100], {
    name: "Aplikacja do rezerwacji kortów tenisowych",
    description:
      "Klub ma sześć kortów i zeszyt w kratkę. Potrzebujemy prostej aplikacji: rezerwacja, odwołanie, lista na deszczowy dzień. Android i iOS, panel dla pani z recepcji.",
    price: [18000, "Service", "PLN"],
    days: [21, 90],
  }),
  listing("Computer repair", "en-US", ["DE", "Leipzig", 15], {
    name: "Laptop gets hot and switches itself off",
    description:
      "Four years old, used for drawing, the fan is loud like a hair dryer. I think it needs cleaning and new paste. Please don't erase anything, there is unfinished work on it.",
    price: [70, "Service", "EUR"],
    days: [2, 6],
  }),
  listing("Networks", "de-DE", ["DE", "Oldenburg", 30], {
    name: "WLAN bis in die Scheune, etwa 60 Meter",
    description:
      "Im Wohnhaus läuft Glasfaser, in der Scheune soll ein Büro entstehen. Ein Leerrohr liegt, ist aber vielleicht irgendwo eingedrückt. Gesucht wird jemand, der Kabel zieht, einmisst und zwei Zugangspunkte setzt.",
    price: [55, "Hour", "EUR"],
    days: [9, 4],
  }),
  listing("Data recovery", "sv-SE", ["DE", "Lübeck", 50], {
    name: "Rädda bilder från en extern hårddisk",
    description:
      "Disken ramlade i golvet och hittas inte längre av datorn. Det är familjebilder från åtta år, ungefär 300 GB. Jag vill veta priset innan något öppnas.",
    price: [3500, "Service", "SEK"],
    days: [3, 14],
  }),
  listing("Computer repair", "de-DE", ["DE", "Lüdenscheid", 20], {
    name: "Neuer Rechner für meine Eltern, bitte einrichten",
    description:
      "Alte Bilder und Lesezeichen sollen mit umziehen, der Drucker soll wieder drucken. Meine Eltern sind Mitte siebzig und möchten zuschauen und Fragen stellen dürfen.",
    price: [45, "Hour", "EUR"],
    days: [4, 6],
  }),
  listing("Websites", "pl-PL", ["PL", "Sandomierz", 200], {
    name: "Strona dla winnicy z kalendarzem degustacji",
    description:
      "Zdjęcia z drona już mamy, teksty po polsku i angielsku też. Goście powinni móc zapisać się na degustację i od razu zapłacić zaliczkę. Bez wodotrysków, za to szybko na telefonie.",
    days: [17, 40],
  }),
]

export const itOffers: readonly DemoOffer[] = [
  listing("Websites", "en-US", ["DE", "Leipzig", 200], {
    name: "Fast, plain websites for small businesses",
    description:
      "No page builder, no monthly plugin fees. You get a site that opens in under a second, in two languages if you need, and a one-page manual for changing the texts.",
    price: [1450, "Service", "EUR"],
  }),
  listing("Mobile apps", "en-US", ["PL", "Gdynia", 200], {
    name: "From idea to app store in ten weeks",
    description:
      "We are three developers and a designer. Every second Friday you hold a working version in your hand. After launch we fix mistakes for three months without a bill.",
    price: [320, "Hour", "PLN"],
    days: [14, 90],
  }),
  listing("Computer repair", "tr-TR", ["DE", "Berlin", 20], {
    name: "Bilgisayar temizliği, format ve parça değişimi",
    description:
      "Yavaşlayan dizüstü bilgisayarlara SSD takıyorum, fan temizliği yapıyorum, verilerinizi yedekliyorum. Genelde aynı gün teslim. Türkçe ve Almanca konuşuyorum.",
    price: [45, "Service", "EUR"],
  }),
  listing("Networks", "de-DE", ["DE", "Paderborn", 70], {
    name: "Netzwerk für Praxis, Laden oder Büro",
    description:
      "Verkabelung, Schrank, Zugangspunkte, getrenntes Gäste-WLAN. Ich messe alles durch und hinterlasse einen Plan, mit dem auch der Nächste etwas anfangen kann.",
    price: [480, "Day", "EUR"],
  }),
  listing("Data recovery", "en-US", ["DE", "Leipzig", 100], {
    name: "Data recovery, you pay only if it works",
    description:
      "Phones, memory cards, hard drives, USB sticks that went through the washing machine. A free look first, then a fixed price.\nIf I can't save the files you named, you only pay the diagnosis.",
    price: [40, "Service", "EUR"],
    days: [1, 90],
  }),
  listing("Websites", "ru-RU", ["DE", "Bonn", 200], {
    name: "Сайт-визитка за неделю, на двух языках",
    description:
      "Для мастеров, врачей и преподавателей. Помогаю с текстами, подбираю спокойный дизайн, показываю, как самому менять цены и расписание. Правки в первый месяц бесплатно.",
    price: [690, "Service", "EUR"],
    days: [5, 85],
  }),
]
