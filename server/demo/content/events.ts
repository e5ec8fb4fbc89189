/** The demo's listings in events and catering. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("events")

export const eventsOrders: readonly DemoOrder[] = [
  listing("Catering", "en-US", ["DE", "Kiel", 25], {
    name: "Vegetarian buffet for forty guests",
    description:
      "A sixtieth birthday on a Saturday evening in a boat shed by the water. Warm and cold dishes, three guests eat no gluten. Plates and glasses are there, warmers are not.",
    price: [9500, "Service", "SEK"],
    days: [25, 1],
  }),
  listing("Event planning", "de-DE", ["DE", "Münster", 30], {
    name: "Sommerfest für unsere Kita planen",
    description:
      "Etwa 90 Kinder und doppelt so viele Erwachsene, bei Regen in der Turnhalle. Wir brauchen jemanden, der Ablauf, Stationen und Helferlisten in die Hand nimmt.\nDas Budget ist klein, der Elternrat packt mit an.",
    price: [450, "Service", "EUR"],
    days: [40, 20],
  }),
  listing("Music and hosting", "pl-PL", ["PL", "Lublin", 40], {
    name: "Wodzirej na wesele na 120 osób",
    description:
      "Wesele w sobotę pod Lublinem, goście z Polski i Niemiec, więc przyda się kilka zdań po niemiecku. Bez wulgarnych zabaw, za to z dobrym tańcem. Zespół już mamy.",
    price: [2800, "Service", "PLN"],
    days: [55, 2],
  }),
  listing("Decoration", "it-IT", ["DE", "München", 15], {
    name: "Fiori e tavoli per una comunione",
    description:
      "Cinque tavoli da otto in una sala parrocchiale, colori chiari, fiori di campo se possibile. Servono anche un piccolo arco all’ingresso e qualcuno che smonti tutto la sera.",
    price: [380, "Service", "EUR"],
    days: [18, 1],
  }),
  listing("Equipment rental", "en-US", ["DE", "Mannheim", 20], {
    name: "PA system and four lights for a courtyard concert",
    description:
      "Small jazz quartet, about 80 people, open air but under a roof. Delivery on Friday, collection on Sunday. One of us can operate the mixer.",
    days: [12, 3],
  }),
  listing("Catering", "en-US", ["DE", "Hannover", 30], {
    name: "Lunch for a two-day workshop, sixteen people",
    description:
      "Soup, salad and something warm on both days, delivered at noon. Four people eat vegan and one is allergic to nuts. We would be glad about real plates. The price is per head and day.",
    price: [22, "Service", "EUR"],
    days: [13, 2],
  }),
]

export const eventsOffers: readonly DemoOffer[] = [
  listing("Catering", "it-IT", ["DE", "München", 50], {
    name: "Buffet italiano con pasta fresca",
    description:
      "Antipasti, due primi fatti a mano, dolci al cucchiaio. Cuciniamo sul posto, così le lasagne arrivano calde davvero.\nDa quindici persone in su, prezzo a testa per tutto il menù.",
    price: [29.5, "Service", "EUR"],
  }),
  listing("Event planning", "en-US", ["DE", "Frankfurt am Main", 80], {
    name: "Company parties without the headache",
    description:
      "From the first guest list to the last taxi. I plan staff parties and small conferences for 30 to 200 people, and I am there on the evening itself with a headset and a calm voice.",
    price: [75, "Hour", "EUR"],
  }),
  listing("Music and hosting", "de-DE", ["DE", "Nürnberg", 100], {
    name: "DJ für Hochzeiten, von Swing bis Techno",
    description:
      "Ich spiele seit elf Jahren auf Hochzeiten und lese lieber die Tanzfläche als meine Playlist. Anlage und Licht für bis zu 150 Gäste bringe ich mit.\nModeration auf Deutsch und Englisch, gern auch gar keine.",
    price: [890, "Service", "EUR"],
    days: [3, 90],
  }),
  listing("Decoration", "pl-PL", ["PL", "Toruń", 50], {
    name: "Dekoracje z żywych kwiatów i balonów",
    description:
      "Wesela, chrzciny, urodziny. Przyjeżdżam wcześniej obejrzeć salę i robię rysunek, zanim cokolwiek zamówię. Po imprezie wszystko sprzątam.",
    price: [1200, "Service", "PLN"],
  }),
  listing("Equipment rental", "nl-NL", ["DE", "Krefeld", 60], {
    name: "Partytenten, biertafels en koelwagen te huur",
    description:
      "Tenten van drie bij drie tot zes bij twaalf meter, met opbouw. Ook tafels, banken en een koelwagen die op gewone stroom werkt. Prijs per dag, weekend telt als anderhalve dag.",
    price: [85, "Day", "EUR"],
  }),
  listing("Music and hosting", "en-US", ["DE", "Leipzig", 120], {
    name: "String trio for weddings, receptions and farewells",
    description:
      "Violin, viola and cello, all members of one orchestra. From Bach to film music, and your favourite song arranged if we get four weeks. We need three chairs and some shade.",
    price: [750, "Service", "EUR"],
  }),
]
