/** The feedback of the demo's people after a deal: mostly content, and with a reason where not. */
import type { Language } from "../../../src/domain/languages.ts"

export type DemoRating = 1 | 2 | 3 | 4 | 5

export interface DemoFeedback {
  readonly about: "executant" | "customer"
  readonly language: Language
  readonly rating: DemoRating
  readonly text: string
}

const from =
  (about: DemoFeedback["about"]) =>
  (language: Language, rating: DemoRating, text: string): DemoFeedback => ({ about, language, rating, text })

const ofExecutant = from("executant")
const ofCustomer = from("customer")

const aboutExecutants: readonly DemoFeedback[] = [
  ofExecutant(
    "en-US",
    5,
    "Careful, on time, and the floor was cleaner afterwards than before. Would ask again at once.",
  ),
  ofExecutant("en-US", 5, "Explained what was broken in words I understood and charged less than the estimate."),
  ofExecutant("en-US", 4, "Very good work. It took half a day longer than planned, but I was told early."),
  ofExecutant("en-US", 5, "Carried a piano around a corner where I would have bet against it. Not one scratch."),
  ofExecutant("en-US", 3, "The result is fine, but I had to ask three times when they would come."),
  ofExecutant(
    "en-US",
    4,
    "Friendly and precise. One lamp was mounted crooked and fixed the next morning without discussion.",
  ),
  ofExecutant("en-US", 5, "My daughter passed the exam and, more surprisingly, now likes geometry."),
  ofExecutant(
    "en-US",
    2,
    "Two hours late and the van was too small, so we drove twice. The people themselves were polite.",
  ),
  ofExecutant("en-US", 5, "Beautiful pictures, and the children forgot there was a camera."),
  ofExecutant("en-US", 4, "Solid work at a fair price. I would have liked the invoice a bit sooner."),
  ofExecutant("en-US", 5, "Thought along, suggested a cheaper solution, and it works."),
  ofExecutant("de-DE", 5, "Pünktlich, freundlich, sauber. Die Kanten sind wie mit dem Lineal gezogen."),
  ofExecutant("de-DE", 5, "Hat auf Anhieb gefunden, was zwei andere nicht gefunden haben. Klare Empfehlung!"),
  ofExecutant("de-DE", 4, "Gute Arbeit, nur das Aufräumen hätte etwas gründlicher sein dürfen."),
  ofExecutant("de-DE", 5, "Sehr geduldig mit meiner Mutter. Sie fragt schon, wann der nächste Termin ist."),
  ofExecutant(
    "de-DE",
    3,
    "Fachlich in Ordnung, aber am Ende 80 Euro teurer als abgesprochen. Das hätte man vorher sagen können.",
  ),
  ofExecutant("de-DE", 5, "Die Hecke ist gerade, der Schnitt ist weg und die Nachbarn sind zufrieden."),
  ofExecutant("de-DE", 4, "Unkompliziert und schnell. Gern wieder."),
  ofExecutant("pl-PL", 5, "Płytki położone idealnie, fugi równe, po pracy wszystko posprzątane."),
  ofExecutant("pl-PL", 5, "Pełen profesjonalizm, kontakt świetny, cena zgodna z umową."),
  ofExecutant("pl-PL", 4, "Bardzo dobra robota, choć termin przesunął się o dwa dni."),
  ofExecutant("pl-PL", 2, "Lodówka działała tydzień i znów przestała. Poprawka dopiero po trzech prośbach."),
  ofExecutant("fr-FR", 5, "Une professeure patiente et drôle. J’attends chaque leçon avec plaisir."),
  ofExecutant("fr-FR", 4, "Traduction soignée, livrée un jour plus tôt que prévu. Deux petites coquilles seulement."),
  ofExecutant("uk-UA", 5, "Доїхали спокійно й вчасно, дитина навіть поспала. Дуже дякуємо!"),
  ofExecutant("ru-RU", 5, "После трёх сеансов спина не болит. Специалист внимательный и ничего не навязывает."),
  ofExecutant("be-BY", 5, "Пераклад зроблены за два дні, ва ўстанове прынялі без пытанняў."),
  ofExecutant("it-IT", 4, "Buffet ottimo e abbondante, i dolci sono arrivati un po’ tardi."),
  ofExecutant("tr-TR", 5, "Makineyi yarım saatte tamir etti, nedenini de gösterdi. Eline sağlık."),
  ofExecutant("nl-NL", 4, "Fiets rijdt weer als nieuw. Eerlijke prijs, alleen lang moeten wachten op een onderdeel."),
]

const aboutCustomers: readonly DemoFeedback[] = [
  ofCustomer("en-US", 5, "Everything was as described, the rooms were empty, and there was coffee."),
  ofCustomer("en-US", 5, "Clear wishes, quick answers, paid on the same day."),
  ofCustomer("en-US", 4, "Nice person. The parking space was not there as promised, but we found another one."),
  ofCustomer("en-US", 5, "Knew exactly what she wanted and trusted us with the rest."),
  ofCustomer("en-US", 3, "The job had grown by half when I arrived. We agreed on a new price, but it cost an hour."),
  ofCustomer("en-US", 5, "Helped to carry, though he did not have to. A pleasure."),
  ofCustomer("en-US", 4, "Friendly, a little hard to reach in the mornings."),
  ofCustomer("en-US", 5, "Good photos in the order, so I brought the right parts the first time."),
  ofCustomer("en-US", 2, "Cancelled the first appointment when I was already at the door. The second one was fine."),
  ofCustomer("en-US", 5, "Polite, patient, and understood that varnish needs its time to dry."),
  ofCustomer("en-US", 4, "All went well. Next time I would like the texts a few days earlier."),
  ofCustomer("de-DE", 5, "Alles war vorbereitet, Zufahrt frei, Schlüssel wie vereinbart. So macht Arbeit Spaß."),
  ofCustomer("de-DE", 5, "Sehr angenehmer Kontakt, Bezahlung sofort nach der Abnahme."),
  ofCustomer("de-DE", 4, "Nette Familie. Der Hund wollte unbedingt mitstreichen."),
  ofCustomer("de-DE", 3, "Die Maße stimmten nicht, wir mussten noch einmal los. Sonst freundlich."),
  ofCustomer("de-DE", 5, "Klare Absprachen, keine Nachforderungen. Jederzeit wieder."),
  ofCustomer("de-DE", 4, "Gute Kundin, nur die Entscheidung für eine Farbe hat etwas gedauert."),
  ofCustomer("de-DE", 5, "Hat mitgedacht und uns sogar einen Parkplatz freigehalten."),
  ofCustomer("pl-PL", 5, "Konkretny klient, wszystko ustalone z góry, płatność od ręki."),
  ofCustomer("pl-PL", 5, "Bardzo miła współpraca, materiały czekały na miejscu."),
  ofCustomer("pl-PL", 4, "W porządku, tylko pierwszy termin trzeba było przełożyć."),
  ofCustomer("pl-PL", 3, "Ściany miały być przygotowane, a nie były. Dogadaliśmy się, ale straciliśmy pół dnia."),
  ofCustomer("fr-FR", 5, "Élève motivée qui prépare toujours ses exercices. Un vrai plaisir."),
  ofCustomer("uk-UA", 5, "Приємні пасажири, були готові вчасно, попрощалися як із друзями."),
  ofCustomer("uk-UA", 4, "Завдання описане чітко, меню надіслали трохи пізніше, ніж обіцяли."),
  ofCustomer("ru-RU", 5, "Приходит вовремя, выполняет упражнения дома. Побольше бы таких клиентов."),
  ofCustomer("it-IT", 5, "Cucina a disposizione, indicazioni precise e un grande applauso a fine serata."),
  ofCustomer("tr-TR", 4, "Güler yüzlü ve anlayışlı bir müşteri. Sadece makinenin modelini yanlış yazmıştı."),
  ofCustomer("nl-NL", 5, "Duidelijke afspraak, fiets netjes schoon gebracht en meteen betaald."),
  ofCustomer("sv-SE", 5, "Allt var förberett när jag kom, och betalningen gick direkt. Tack!"),
]

export const demoFeedback: readonly DemoFeedback[] = [...aboutExecutants, ...aboutCustomers]
