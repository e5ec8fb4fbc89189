/** The demo's listings in household services. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("household")

export const householdOrders: readonly DemoOrder[] = [
  listing("Cleaning", "en-US", ["DE", "Berlin", 10], {
    name: "Weekly cleaning of a flat with two cats",
    description:
      "72 square metres, kitchen, bath, floors and dust. About three hours on Wednesday or Thursday morning. The cats are friendly; one of them will follow you everywhere.",
    price: [20, "Hour", "EUR"],
    days: [5, 90],
  }),
  listing("Window cleaning", "de-DE", ["DE", "Lüneburg", 15], {
    name: "Vierzehn Fenster und eine Glastür putzen",
    description:
      "Altbau, dritter Stock, alle Fenster gehen nach innen auf. Bitte auch Rahmen und Fensterbretter. Eine Leiter ist da, nach dem Putzen auch Kaffee.",
    price: [140, "Service", "EUR"],
    days: [5, 3],
  }),
  listing("Ironing", "pl-PL", ["PL", "Białystok", 10], {
    name: "Prasowanie koszul, około dwudziestu tygodniowo",
    description:
      "Koszule są wyprane i suche. Można prasować u nas albo zabierać do siebie, mieszkamy niedaleko centrum. Cena za koszulę; ważne, żeby kołnierzyki były dokładnie zrobione.",
    price: [5, "Service", "PLN"],
    days: [3, 60],
  }),
  listing("Child care", "en-US", ["DE", "Heidelberg", 10], {
    name: "Pick up two children from kindergarten on Mondays",
    description:
      "Three and five years old, from 15:00 to 18:30. A walk home through the park, a snack, some reading. We speak English and Spanish at home, German is very welcome.",
    price: [17, "Hour", "EUR"],
    days: [12, 90],
  }),
  listing("Pet care", "be-BY", ["PL", "Gdańsk", 15], {
    name: "Дагледзець старога сабаку на час адпачынку",
    description:
      "Такса, трынаццаць гадоў, ходзіць павольна, есць ахвотна. Тры шпацыры на дзень і таблетка раніцай з кавалачкам сыру. Лепш у вас дома, без іншых сабак.",
    price: [70, "Day", "PLN"],
    days: [19, 10],
  }),
  listing("Furniture assembly", "en-US", ["DE", "Mainz", 20], {
    name: "Put together a wardrobe with sliding doors",
    description:
      "Three metres wide, delivered in eleven boxes, instructions included. I started and gave up at step nine. Two people are better, the doors are heavy.",
    price: [150, "Service", "EUR"],
    days: [2, 4],
  }),
  listing("Cleaning", "de-DE", ["DE", "Nürnberg", 15], {
    name: "Grundreinigung nach dem Auszug, drei Zimmer",
    description:
      "Leere Wohnung, 84 Quadratmeter, Übergabe am Monatsende. Bad und Küche brauchen am meisten Zuwendung, die Fenster putzen wir selbst.",
    days: [10, 4],
  }),
  listing("Pet care", "en-US", ["DE", "Konstanz", 15], {
    name: "Feed two rabbits and talk to a parrot",
    description:
      "We are away for nine days. The rabbits need hay and fresh greens, the parrot needs company for half an hour and repeats everything. Twice a day would be perfect.",
    price: [25, "Day", "CHF"],
    days: [31, 9],
  }),
]

export const householdOffers: readonly DemoOffer[] = [
  listing("Cleaning", "pl-PL", ["DE", "Berlin", 25], {
    name: "Sprzątanie mieszkań, stały termin co tydzień",
    description:
      "Przychodzi zawsze ta sama osoba. Środki ekologiczne mamy swoje, na życzenie używamy Państwa. Pierwsze sprzątanie trwa dłużej, potem idzie szybko.",
    price: [23, "Hour", "EUR"],
  }),
  listing("Window cleaning", "en-US", ["DE", "Bremen", 40], {
    name: "Windows, conservatories and solar panels",
    description:
      "Pure water and a long pole, so no ladder scratches your facade. From the ground up to the third floor. Inside too, if you move the orchids. The price is for one window.",
    price: [3.5, "Service", "EUR"],
    days: [2, 90],
  }),
  listing("Ironing", "uk-UA", ["PL", "Wrocław", 15], {
    name: "Прасування вдома, забираю та привожу",
    description:
      "Сорочки, постіль, скатертини, сукні з льону. Забираю ввечері, повертаю наступного дня на вішаках. Дрібні ґудзики пришиваю безкоштовно.",
    price: [45, "Hour", "PLN"],
  }),
  listing("Child care", "en-US", ["DE", "Bremen", 15], {
    name: "Babysitter with first-aid course and many stories",
    description:
      "I study to become a primary school teacher and grew up with four brothers. Evenings, weekends and holidays. I bring books, not a tablet.",
    price: [15, "Hour", "EUR"],
    days: [4, 90],
  }),
  listing("Pet care", "de-DE", ["DE", "Gießen", 20], {
    name: "Gassi gehen und Katzen füttern im Urlaub",
    description:
      "Ich gehe bei jedem Wetter und nehme höchstens drei Hunde auf einmal. Katzen besuche ich zweimal am Tag, mit Foto. Medikamente gebe ich nach Plan, auch Spritzen.",
    price: [14, "Hour", "EUR"],
  }),
  listing("Furniture assembly", "tr-TR", ["DE", "Offenbach", 40], {
    name: "Mobilya montajı, mutfak ve gardırop kurulumu",
    description:
      "Her marka dolap, yatak, mutfak. Kendi aletlerimle geliyorum, duvara sabitliyor, ambalajı da götürüyorum. Fotoğraf gönderirseniz fiyatı hemen söylerim.",
    price: [35, "Hour", "EUR"],
    days: [1, 90],
  }),
  listing("Cleaning", "en-US", ["DE", "Hamburg", 20], {
    name: "Office cleaning before your first coffee",
    description:
      "We start at five and are gone by half past seven. Desks, kitchens, toilets, plants on request. Same team every day, with a substitute when somebody is ill.",
    price: [31, "Hour", "EUR"],
    days: [14, 90],
  }),
]
