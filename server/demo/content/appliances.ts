/** The demo's listings in appliance repair. */
import { listingsIn, type DemoOffer, type DemoOrder } from "./listing.ts"

const listing = listingsIn("appliances")

export const appliancesOrders: readonly DemoOrder[] = [
  listing("Washing machines", "en-US", ["DE", "Bremen", 15], {
    name: "The washing machine does not pump any more",
    description:
      "Eight years old, front loader. It stops with water in the drum and beeps three times. The filter is clean, I checked twice.",
    price: [80, "Service", "EUR"],
    days: [1, 4],
  }),
  listing("Fridges", "pl-PL", ["PL", "Sosnowiec", 20], {
    name: "Lodówka nie chłodzi, zamrażarka działa",
    description:
      "Model do zabudowy, sześć lat, no frost. Dolna część ma czternaście stopni, a u góry wszystko zamarznięte na kość. Jestem w domu po szesnastej.",
    price: [200, "Service", "PLN"],
    days: [1, 3],
  }),
  listing("Dishwashers", "de-DE", ["DE", "Osnabrück", 25], {
    name: "Spülmaschine zeigt Fehler beim Wasserzulauf",
    description:
      "Eingebaut, 60 Zentimeter, fünf Jahre alt. Der Hahn ist offen, der Schlauch nicht geknickt. Bitte nur jemand, der auch unter die Arbeitsplatte kriechen mag, es ist eng.",
    price: [90, "Service", "EUR"],
    days: [3, 5],
  }),
  listing("Ovens", "en-US", ["DE", "Würzburg", 30], {
    name: "Oven is 40 degrees too cold",
    description:
      "My bread noticed it before I did, a thermometer confirms it. Upper and lower heat, fan works. It may be the sensor, but I don't want to guess with 400 volts.",
    days: [5, 7],
  }),
  listing("Television and audio", "uk-UA", ["PL", "Lublin", 20], {
    name: "Телевізор вмикається, але екран чорний",
    description:
      "Діагональ 50 дюймів, звук є, зображення немає. Якщо посвітити ліхтариком, видно ледь помітну картинку. Можу привезти сам, живу на другому поверсі.",
    price: [220, "Service", "PLN"],
    days: [4, 10],
  }),
]

export const appliancesOffers: readonly DemoOffer[] = [
  listing("Washing machines", "tr-TR", ["DE", "Duisburg", 35], {
    name: "Çamaşır makinesi tamiri, aynı gün servis",
    description:
      "Su boşaltmıyor, ses yapıyor, kapağı açılmıyor: çoğunu ilk ziyarette hallediyorum. Önce arızayı ve fiyatı söylerim, siz onaylamadan parça takmam.",
    price: [65, "Service", "EUR"],
    days: [1, 90],
  }),
  listing("Fridges", "en-US", ["DE", "Ratingen", 50], {
    name: "Fridge and freezer repair for homes and small cafés",
    description:
      "Certified for refrigerants. I bring a cool box so your food survives the repair. Seals, thermostats, fans and compressors, with a year of warranty on parts.",
    price: [72, "Hour", "EUR"],
  }),
  listing("Dishwashers", "pl-PL", ["PL", "Częstochowa", 40], {
    name: "Naprawa zmywarek, także w zabudowie",
    description:
      "Pompy, grzałki, elektronika, wycieki. Większość części wożę ze sobą. Jeśli naprawa się nie opłaca, mówię to od razu i biorę tylko za dojazd.",
    price: [180, "Service", "PLN"],
  }),
  listing("Ovens", "de-DE", ["DE", "Heilbronn", 40], {
    name: "Herd und Backofen anschließen und reparieren",
    description:
      "Als Elektromeister darf ich den Herd anschließen und bescheinige es auch. Thermostate, Dichtungen und Heizstäbe für die gängigen Geräte habe ich dabei.",
    price: [75, "Service", "EUR"],
  }),
  listing("Television and audio", "en-US", ["PL", "Toruń", 60], {
    name: "Old radios, record players and amplifiers brought back to life",
    description:
      "A hobby that became a workshop. Tubes, belts, needles, cracked solder. I send you a photo of every part I change, and nothing leaves the bench before it has played for a whole evening.",
    price: [95, "Hour", "PLN"],
    days: [6, 90],
  }),
]
