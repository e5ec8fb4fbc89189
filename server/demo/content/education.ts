/** The demo's listings in education. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("education")

export const educationOrders: readonly DemoOrder[] = [
  listing("Languages", "en-US", ["DE", "Heidelberg", 15], {
    name: "Practise everyday German before a new job",
    description:
      "Level B1, for a person who has just moved here and understands more than she dares to say. Online or in a café near the centre, mornings are best.",
    price: [28, "Hour", "EUR"],
    days: [6, 60],
  }),
  listing("School subjects", "pl-PL", ["PL", "Katowice", 20], {
    name: "Korepetycje z fizyki, pierwsza klasa liceum",
    description:
      "Córka dobrze zna wzory, ale gubi się w zadaniach. Raz w tygodniu po półtorej godziny, u nas w domu albo online. Zależy nam na kimś cierpliwym, może być student.",
    price: [80, "Hour", "PLN"],
    days: [4, 90],
  }),
  listing("Music lessons", "de-DE", ["DE", "Würzburg", 20], {
    name: "Cellolehrerin für einen Neunjährigen gesucht",
    description:
      "Er spielt seit einem Jahr, übt freiwillig und liebt Filmmusik. Die bisherige Lehrerin zieht weg. Wir können zu Ihnen kommen, am liebsten mittwochs oder freitags.",
    price: [32, "Hour", "EUR"],
    days: [14, 90],
  }),
  listing("Exam preparation", "be-BY", ["DE", "Jena", 100], {
    name: "Падрыхтоўка да іспыту па нямецкай мове, узровень C1",
    description:
      "Іспыт праз восем тыдняў, трэба падцягнуць пісьмовую частку і вуснае выступленне. Шукаю выкладчыка, які растлумачыць памылкі па-беларуску. Заняткі анлайн, увечары.",
    price: [25, "Hour", "EUR"],
    days: [3, 56],
  }),
  listing("Driving lessons", "en-US", ["DE", "Ludwigshafen am Rhein", 25], {
    name: "Refresher lessons after ten years without a car",
    description:
      "I have a German licence and a new job outside the city. Motorway, parking, and staying calm at roundabouts. Patient instructor wanted, English or slow German.",
    price: [65, "Hour", "EUR"],
    days: [8, 21],
  }),
  listing("School subjects", "en-US", ["DE", "Neuss", 15], {
    name: "Maths help for a twelve-year-old who loves football",
    description:
      "Fractions are the enemy. Once or twice a week after school, at our kitchen table. If you can explain percentages with league tables, you have won.",
    price: [22, "Hour", "EUR"],
    days: [7, 80],
  }),
]

export const educationOffers: readonly DemoOffer[] = [
  listing("Languages", "fr-FR", ["DE", "Saarbrücken", 40], {
    name: "Cours de français vivants, du débutant au C1",
    description:
      "On parle dès la première minute, la grammaire vient ensuite toute seule. Chansons, articles, lettres administratives : on travaille sur ce dont vous avez besoin.\nPremière heure d’essai à moitié prix.",
    price: [34, "Hour", "EUR"],
  }),
  listing("School subjects", "de-DE", ["DE", "Kassel", 25], {
    name: "Mathe verstehen statt auswendig lernen",
    description:
      "Ich war 30 Jahre Lehrer und habe jetzt endlich Zeit. Klasse 5 bis 13, einzeln oder zu zweit. Wir fangen dort an, wo der Faden gerissen ist, auch wenn das drei Jahre her ist.",
    price: [26, "Hour", "EUR"],
    days: [5, 90],
  }),
  listing("Music lessons", "en-US", ["PL", "Poznań", 20], {
    name: "Guitar for people who think they are too old for it",
    description:
      "My oldest student began at 71. Chords, fingerpicking and three songs you really like within the first ten lessons. I have a spare guitar to lend.",
    price: [110, "Hour", "PLN"],
  }),
  listing("Exam preparation", "pl-PL", ["PL", "Olsztyn", 100], {
    name: "Matura z angielskiego, poziom rozszerzony",
    description:
      "Jestem egzaminatorką i wiem, za co naprawdę są punkty. Co tydzień jedno wypracowanie z dokładną poprawą. Grupa do czterech osób albo zajęcia indywidualne online.",
    price: [120, "Hour", "PLN"],
    days: [10, 90],
  }),
  listing("Driving lessons", "tr-TR", ["DE", "Köln", 30], {
    name: "Direksiyon dersi, Türkçe ve Almanca",
    description:
      "Ehliyeti olup da trafiğe çıkmaya çekinenler için. Çift pedallı otomatik araba, sakin sokaklardan başlıyoruz, beşinci derste otoyola çıkıyoruz.",
    price: [58, "Hour", "EUR"],
  }),
  listing("Languages", "be-BY", ["PL", "Warszawa", 200], {
    name: "Беларуская мова для дзяцей за мяжой",
    description:
      "Казкі, песні, гульні і першыя літары. Група да шасці дзяцей, суботнімі раніцамі, можна анлайн. Бацькі могуць сядзець побач і вучыцца разам.",
    price: [50, "Hour", "PLN"],
  }),
  listing("Languages", "de-DE", ["DE", "Leipzig", 200], {
    name: "Deutsch für Pflegekräfte, abends und online",
    description:
      "Übergaben schreiben, Angehörige beruhigen, den Dialekt auf Station verstehen. Ich war selbst Krankenschwester und unterrichte seit sechs Jahren. Einstieg jederzeit ab B1.",
    price: [24, "Hour", "EUR"],
    days: [8, 90],
  }),
]
