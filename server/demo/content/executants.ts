/** The demo's executant profiles: plainly invented, at least one in every root category. */
import type { Language } from "../../../src/domain/languages.ts"

export interface DemoExecutant {
  readonly name: string
  readonly icon: string // its root category's
  readonly language: Language
  readonly town: string
  readonly country: "DE" | "PL"
  readonly description: string
}

const executant = (
  icon: string,
  language: Language,
  [country, town]: readonly ["DE" | "PL", string],
  { name, description }: Pick<DemoExecutant, "name" | "description">,
): DemoExecutant => ({ name, icon, language, town, country, description })

export const demoExecutants: readonly DemoExecutant[] = [
  executant("construction", "de-DE", ["DE", "Hamburg"], {
    name: "Demo Malerei Nord",
    description:
      "Drei Gesellen und eine Meisterin. Wir streichen Wohnungen, Treppenhäuser und alte Fenster und spachteln vorher so, wie es sich gehört.\nDie Böden decken wir ab, den Müll nehmen wir mit.",
  }),
  executant("construction", "pl-PL", ["PL", "Wrocław"], {
    name: "Demo Łazienki i Remonty",
    description:
      "Kompleksowe remonty łazienek od dwunastu lat: hydraulika, płytki, zabudowa z płyt, biały montaż. Pracujemy we dwóch, kończymy jedno mieszkanie, zanim zaczniemy następne.",
  }),
  executant("construction", "en-US", ["DE", "Berlin"], {
    name: "Demo Altbau Workshop",
    description:
      "Old Berlin flats are what we know best: crooked walls, box windows, wiring from three centuries. Electrics are signed off by a master electrician.\nWe give a written estimate after one visit.",
  }),
  executant("transport", "en-US", ["DE", "Köln"], {
    name: "Demo Rhine Movers",
    description:
      "Two vans, four people and a piano trolley. We move flats and small offices in Köln, Bonn and Düsseldorf, and lend boxes without a fee for two weeks.",
  }),
  executant("transport", "uk-UA", ["PL", "Kraków"], {
    name: "Demo Перевезення Карпати",
    description:
      "Перевозимо речі, меблі та пасажирів між Польщею, Німеччиною та Україною. Бус на вісім місць і вантажний із високим дахом, виїзд двічі на тиждень.",
  }),
  executant("events", "it-IT", ["DE", "München"], {
    name: "Demo Cucina in Festa",
    description:
      "Prepariamo buffet e cene per feste private da dieci a centoventi persone. Pasta fresca, verdure di stagione e sempre un menù vegetariano completo.\nPortiamo noi stoviglie e personale.",
  }),
  executant("translation", "be-BY", ["PL", "Białystok"], {
    name: "Demo Слова ў слова",
    description:
      "Перакладаем з беларускай, польскай і нямецкай моў: пасведчанні, дамовы, лісты ва ўстановы. Прысяжны перакладчык польскай мовы, дакументы гатовыя за тры дні.",
  }),
  executant("legal", "de-DE", ["DE", "Frankfurt am Main"], {
    name: "Demo Kanzlei am Ufer",
    description:
      "Zwei Anwältinnen für Arbeitsrecht, Verträge und Gesellschaftsrecht. Im ersten Gespräch sagen wir ehrlich, ob sich ein Streit lohnt.",
  }),
  executant("it", "en-US", ["DE", "Leipzig"], {
    name: "Demo Byte Repair",
    description:
      "We fix laptops, rescue data and build small websites that load fast. Shop hours in Leipzig, home visits within twenty kilometres, the rest by remote support.",
  }),
  executant("it", "pl-PL", ["PL", "Gdańsk"], {
    name: "Demo Bałtyk Kod",
    description:
      "Mały zespół programistów z Trójmiasta. Robimy aplikacje mobilne i sklepy, a po oddaniu projektu nie znikamy: pierwsze trzy miesiące poprawek są w cenie.",
  }),
  executant("education", "fr-FR", ["DE", "Saarbrücken"], {
    name: "Demo École du Soir",
    description:
      "Professeure de français et pianiste, j’enseigne depuis quinze ans aux enfants et aux adultes. Cours à domicile ou en ligne, toujours avec un plan et un petit bilan par mois.",
  }),
  executant("trade", "en-US", ["DE", "Dortmund"], {
    name: "Demo Shelf and Till",
    description:
      "Experienced shop staff for a day, a season or a stocktaking night. Everyone speaks German, knows the usual till systems and has worked in food retail before.",
  }),
  executant("finance", "pl-PL", ["PL", "Poznań"], {
    name: "Demo Biuro Rachunkowe Bilans",
    description:
      "Prowadzimy księgowość jednoosobowych firm i małych spółek. Faktury przyjmujemy elektronicznie, na pytania odpowiadamy tego samego dnia.\nObsługa także po angielsku i ukraińsku.",
  }),
  executant("professional", "de-DE", ["DE", "Stuttgart"], {
    name: "Demo Ingenieurbüro Kessel",
    description:
      "Tragwerksplanung, Vermessung und technische Zeichnungen für Umbauten. Wir sind zu fünft und kommen vor dem Angebot immer einmal vorbei.",
  }),
  executant("real-estate", "en-US", ["DE", "Potsdam"], {
    name: "Demo Lakeside Homes",
    description:
      "We let, sell and look after flats around Potsdam and the south-west of Berlin. Honest photographs, viewings on Saturdays too, and one person who answers from start to end.",
  }),
  executant("health", "ru-RU", ["DE", "Nürnberg"], {
    name: "Demo Студия Баланс",
    description:
      "Массаж, косметология и лечебная гимнастика в одном месте. Специалисты с медицинским образованием, приём по вечерам и в субботу, выезд на дом по городу.",
  }),
  executant("ecology", "sv-SE", ["DE", "Kiel"], {
    name: "Demo Grön Energi",
    description:
      "Vi hjälper villaägare och föreningar med energiråd, solpaneler och sortering av byggavfall. Du får en skriftlig kalkyl innan något beställs.",
  }),
  executant("appliances", "tr-TR", ["DE", "Duisburg"], {
    name: "Demo Usta Beyaz Eşya",
    description:
      "Çamaşır makinesi, buzdolabı, bulaşık makinesi ve fırın tamiri. On sekiz yıllık tecrübe, parçaların çoğu araçta hazır. Tamir edilemezse sadece yol ücreti alıyorum.",
  }),
  executant("vip", "en-US", ["DE", "Düsseldorf"], {
    name: "Demo Velvet Concierge",
    description:
      "Reservations, drivers, gifts, and the things nobody else has time for. Discreet, multilingual, and awake during trade fairs at any hour.",
  }),
  executant("household", "pl-PL", ["DE", "Berlin"], {
    name: "Demo Czysty Dom Berlin",
    description:
      "Sprzątamy mieszkania i biura, myjemy okna, prasujemy. Stała ekipa czterech osób, własne środki i odkurzacze. Mówimy po polsku, niemiecku i angielsku.",
  }),
  executant("household", "en-US", ["DE", "Bremen"], {
    name: "Demo Helping Hands Weser",
    description:
      "A family of three: Mia looks after children, Jonas walks dogs, and Grandpa puts furniture together faster than the manual says.",
  }),
  executant("vehicles", "nl-NL", ["DE", "Aachen"], {
    name: "Demo Fiets en Motor",
    description:
      "Werkplaats vlak bij de grens voor fietsen, e-bikes en kleine auto’s. Banden, remmen en elektra doen we meestal dezelfde dag. Vooraf altijd een prijs.",
  }),
  executant("media", "en-US", ["DE", "Dresden"], {
    name: "Demo Lantern Pictures",
    description:
      "Photographer and film editor working together. Weddings, portraits and quiet product pictures in daylight. Galleries are delivered within two weeks.",
  }),
  executant("consulting", "de-DE", ["DE", "Hannover"], {
    name: "Demo Beratung Leinebogen",
    description:
      "Ich berate Handwerksbetriebe und junge Firmen bei Geschäftsplänen, Abläufen und der Vorbereitung auf Audits. Früher war ich zwölf Jahre lang Betriebsleiter.",
  }),
  executant("gardening", "de-DE", ["DE", "Freiburg im Breisgau"], {
    name: "Demo Gartenhof Süd",
    description:
      "Hecken, Obstbäume, Rasen und Trockenmauern. Wir arbeiten mit Akkugeräten, damit die Nachbarn weiterschlafen, und kompostieren den Schnitt selbst.",
  }),
  executant("tourism", "pl-PL", ["PL", "Zakopane"], {
    name: "Demo Szlaki Tatrzańskie",
    description:
      "Licencjonowany przewodnik tatrzański. Prowadzę rodziny, klasy i małe grupy, układam też plany wyjazdów po Małopolsce. Latem i zimą, po polsku i po angielsku.",
  }),
  executant("design", "it-IT", ["DE", "Berlin"], {
    name: "Demo Studio Arancia",
    description:
      "Grafica, illustrazione e muri dipinti. Lavoriamo per caffè, case editrici e scuole; ogni progetto comincia con tre bozzetti disegnati a mano.",
  }),
  executant("security", "en-US", ["PL", "Warszawa"], {
    name: "Demo Quiet Watch",
    description:
      "Guards for events and building sites, alarms and cameras for shops and homes. Licensed and insured; every installation comes with an hour of training.",
  }),
  executant("marketing", "uk-UA", ["PL", "Lublin"], {
    name: "Demo Агенція Голосно",
    description:
      "Ведемо сторінки в соцмережах, налаштовуємо рекламу в пошуку, пишемо тексти польською, українською та англійською. Звіт щомісяця, зрозумілий без словника.",
  }),
]
