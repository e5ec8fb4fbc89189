/** The demo's listings in design and art. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("design")

export const designOrders: readonly DemoOrder[] = [
  listing("Graphic design", "en-US", ["DE", "Bamberg", 200], {
    name: "Labels for five craft lemonades",
    description:
      "Rhubarb, quince, elder, woodruff and ginger. We would like drawings rather than photographs, and a look that works on a bottle and on a beer mat. The printer needs files in six weeks.",
    price: [1400, "Service", "EUR"],
    days: [8, 35],
  }),
  listing("Interior design", "de-DE", ["DE", "Bayreuth", 60], {
    name: "Wartezimmer einer Tierarztpraxis freundlicher machen",
    description:
      "28 Quadratmeter, ein Fenster, Hunde links, Katzen rechts. Alles muss abwischbar sein und darf trotzdem nicht nach Klinik aussehen. Budget für Möbel etwa 4000 Euro.",
    price: [850, "Service", "EUR"],
    days: [19, 20],
  }),
  listing("Illustration", "pl-PL", ["PL", "Kalisz", 200], {
    name: "Ilustracje do książki o jeżu, który bał się zimy",
    description:
      "Dwanaście rozkładówek, akwarela albo kredka, ciepłe kolory. Tekst gotowy, dla dzieci od czterech lat. Proszę o przesłanie trzech prac w podobnym klimacie.",
    price: [5200, "Service", "PLN"],
    days: [15, 80],
  }),
  listing("Fashion", "en-US", ["DE", "Krefeld", 40], {
    name: "Alter my grandmother's wedding dress from 1961",
    description:
      "Heavy silk, a tear under one arm, two sizes too small for me. It should stay recognisable, but I want to be able to dance in it. The wedding is in ten weeks.",
    price: [480, "Service", "EUR"],
    days: [5, 50],
  }),
  listing("Murals", "tr-TR", ["DE", "Stuttgart", 50], {
    name: "Çocuk kütüphanesinin duvarına resim",
    description:
      "Duvar altı metreye iki buçuk metre. Balinalar, kitaplar ve biraz da uzay istiyor çocuklar. Boyalar su bazlı olmalı, kütüphane pazartesi günleri kapalı.",
    price: [1100, "Service", "EUR"],
    days: [21, 12],
  }),
  listing("Graphic design", "de-DE", ["DE", "Wuppertal", 150], {
    name: "Plakat und Programmheft für ein Schultheater",
    description:
      "Wir spielen ein Stück über die Schwebebahn und haben viele Fotos, aber kein Auge dafür. Ein Plakat in A2, ein Heft mit zwölf Seiten. Namen und Texte liefern die Kinder.",
    price: [320, "Service", "EUR"],
    days: [9, 18],
  }),
]

export const designOffers: readonly DemoOffer[] = [
  listing("Graphic design", "it-IT", ["DE", "Berlin", 200], {
    name: "Logo, biglietti e insegne per piccoli negozi",
    description:
      "Tre bozzetti disegnati a mano, poi si sceglie insieme. Vi consegno i file per la stampa e per lo schermo, con una pagina di regole semplici che anche il cugino sa seguire.",
    price: [780, "Service", "EUR"],
  }),
  listing("Interior design", "en-US", ["PL", "Kraków", 150], {
    name: "Small flats, clever storage",
    description:
      "I design for 25 to 50 square metres: beds that disappear, desks that don't. You get drawings a carpenter can work from and a shopping list that keeps to your budget.",
    price: [140, "Hour", "PLN"],
    days: [12, 90],
  }),
  listing("Illustration", "fr-FR", ["DE", "Leipzig", 200], {
    name: "Illustrations pour livres, menus et affiches",
    description:
      "Encre, gouache ou numérique, toujours avec un peu d’humour. Je dessine aussi en direct lors de fêtes et de conférences. Droits d’utilisation expliqués clairement dans le devis.",
  }),
  listing("Fashion", "pl-PL", ["PL", "Łódź", 30], {
    name: "Szycie na miarę i przeróbki, także skóra",
    description:
      "Pracownia z maszynami po dawnej fabryce. Skracam, zwężam, wymieniam zamki i podszewki. Sukienki i garnitury szyję od początku, potrzebne są dwie przymiarki.",
    price: [70, "Hour", "PLN"],
  }),
  listing("Murals", "en-US", ["DE", "Halle (Saale)", 200], {
    name: "Murals for facades, nurseries and bicycle cellars",
    description:
      "From a small bird beside the doorbell to a gable of 80 square metres. Weatherproof paint, scaffold licence, sketches in scale. I like working with school classes. The price is for a square metre.",
    price: [95, "Service", "EUR"],
    days: [15, 90],
  }),
]
