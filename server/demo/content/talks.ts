/** Chats of the demo about one kind of work each, as customer and executant have them. */
import { customer, executant, type DemoTalk } from "./talk.ts"

export const specialTalks: readonly DemoTalk[] = [
  {
    language: "en-US",
    about: ["Painting"],
    messages: [
      executant("Hello! One question about the walls: is the old paint oil-based, or normal emulsion?"),
      customer("Honestly no idea. It is a bit shiny and I can wipe it with a wet cloth."),
      executant("Sounds like latex paint. Then I would sand it lightly and use a primer first, otherwise it peels."),
      customer("Does that change the price?"),
      executant("About 40 euros more for the primer, same working time. Two days, with drying in between."),
      customer("Fine with me. Could you start on Tuesday at eight?"),
      executant("Tuesday at eight is good. Please move what stands along the walls, I'll cover the rest."),
      customer("Will do, see you then 👍"),
    ],
  },
  {
    language: "en-US",
    about: ["Courier"],
    messages: [
      customer("Hi, is the cargo bike free on Thursday afternoon? It's a cake, three tiers, and I'm nervous."),
      executant(
        "Thursday after 14:00 works. I have carried wedding cakes before, with a cool pack and very little speed.",
      ),
      customer("How high can it be? With the box it is 62 cm."),
      executant("The inside of my box is 70, so it fits with a towel around it."),
      customer("Perfect, let's do it."),
    ],
  },
  {
    language: "en-US",
    about: ["Computer repair", "Data recovery"],
    messages: [
      customer("My laptop shows a folder with a question mark since yesterday. The drive has my thesis on it."),
      executant("Please switch it off and leave it off. Does it make any clicking noise?"),
      customer("No noise at all, it's a laptop from 2017."),
      executant("Then the chances are good. I would copy the whole drive first and only then try to repair anything."),
      customer("And if nothing can be read?"),
      executant("Then you pay only the 40 euros for the diagnosis. I tell you within two days."),
      customer("OK. I can bring it tomorrow after work, around six."),
      executant("Six is fine. Bring the charger too, and an empty USB drive if you have one."),
      customer("Thank you, that calms me down a bit."),
    ],
  },
  {
    language: "de-DE",
    about: ["Trees and hedges"],
    messages: [
      executant("Guten Tag, die Hecke würde ich mir gern vorher ansehen. Wie hoch ist sie ungefähr?"),
      customer("Etwas über zwei Meter, an einer Stelle eher drei. Sie ist letztes Jahr nicht geschnitten worden."),
      executant("Gibt es Nester? Wenn ja, müssten wir bis nach der Brutzeit warten."),
      customer("Im Frühjahr war eins drin, jetzt ist es leer. Ich schaue morgen noch mal genau nach."),
      executant("Sehr gut. Dann schlage ich Donnerstagvormittag vor, zu zweit sind das etwa vier Stunden."),
      customer("Donnerstag passt. Der Schnitt kann hinten auf den Kompost, den Rest bitte mitnehmen."),
    ],
  },
  {
    language: "de-DE",
    about: ["Washing machines"],
    messages: [
      customer("Hallo, meine Waschmaschine pumpt nicht mehr ab. Flusensieb habe ich schon sauber gemacht."),
      executant("Hören Sie die Pumpe brummen, wenn sie abpumpen soll?"),
      customer("Ja, sie brummt, aber es passiert nichts."),
      executant(
        "Dann steckt meistens etwas im Pumpenrad, ein Knopf oder ein Socken. Das ist in einer halben Stunde erledigt.",
      ),
      customer("Was kostet das ungefähr?"),
      executant("65 Euro mit Anfahrt. Wenn die Pumpe hin ist, kommt das Teil dazu, das sage ich vorher."),
      customer("Einverstanden. Morgen Nachmittag bin ich ab drei zu Hause."),
    ],
  },
  {
    language: "de-DE",
    about: ["Painting"],
    messages: [
      customer("Wir suchen jemanden für das Treppenhaus, zwei Etagen. Können Sie auch Risse ausbessern?"),
      executant("Ja, das gehört dazu. Haarrisse spachteln wir, bei breiteren legen wir ein Gewebe ein."),
      customer("Und wie lange riecht es danach?"),
      executant("Wir nehmen lösemittelfreie Farbe, nach einem Tag mit offenem Fenster ist nichts mehr zu riechen."),
      customer("Gut zu wissen, im Erdgeschoss wohnt ein Baby."),
    ],
  },
  {
    language: "pl-PL",
    about: ["Floors and tiles"],
    messages: [
      executant("Dzień dobry, płytki już są kupione? Jaki format?"),
      customer("Tak, 60 na 60, sześć i pół metra z zapasem. Klej też mam."),
      executant("Przy tym formacie przyda się poziomowanie klipsami, mam swoje. Wylewka jest sucha?"),
      customer("Schła pięć tygodni, kierownik budowy mierzył wilgotność."),
      executant("To super. Dwa dni roboty, trzeciego dnia fuga. Mogę wejść w poniedziałek."),
      customer("Poniedziałek pasuje, klucze zostawię u sąsiadki na parterze."),
      executant("Dobrze, będę przed ósmą."),
    ],
  },
  {
    language: "pl-PL",
    about: ["School subjects", "Exam preparation"],
    messages: [
      customer("Hej! Szukam korepetycji z matematyki dla syna, ósma klasa, egzamin w maju."),
      executant("Chętnie pomogę. Z czym ma największy kłopot?"),
      customer("Geometria i zadania z treścią. Liczy dobrze, ale nie wie, od czego zacząć."),
      executant("To częste. Zaczęlibyśmy od rysowania zadań, raz w tygodniu po 90 minut. Wtorki czy czwartki?"),
      customer("Czwartki po 17, jeśli się da."),
      executant("Da się. Proszę przygotować ostatni sprawdzian, zobaczę, gdzie gubi punkty."),
    ],
  },
  {
    language: "fr-FR",
    about: ["Music lessons"],
    messages: [
      customer("Bonjour, donnez-vous aussi des cours de piano à des débutants adultes ? J’ai 52 ans."),
      executant("Bonjour ! Bien sûr, mon élève la plus âgée a commencé à 70 ans et joue maintenant Satie."),
      customer("Voilà qui me rassure. Faut-il avoir un piano à la maison ?"),
      executant(
        "Un clavier à touches lourdes suffit la première année. Je peux vous conseiller deux modèles d’occasion.",
      ),
      customer("Parfait. Le mercredi soir, est-ce possible ?"),
      executant("Mercredi à 19 h, premier cours d’essai sans engagement."),
    ],
  },
  {
    language: "uk-UA",
    about: ["Passenger transport"],
    messages: [
      executant("Доброго дня! Скільки у вас валіз і чи потрібне дитяче крісло?"),
      customer("Чотири валізи й візок. Крісло потрібне, дитині шість років."),
      executant("Є бустер, для шести років якраз. Виїзд о п’ятій ранку в суботу, у Дрездені будемо близько другої."),
      customer("А зупинки будуть? Малу трохи заколисує."),
      executant("Кожні дві години зупиняємося, можна й частіше. Посадимо її ближче до водія."),
      customer("Дуже дякую, тоді домовилися."),
    ],
  },
  {
    language: "ru-RU",
    about: ["Massage"],
    messages: [
      customer("Здравствуйте! Болит поясница после переезда, вы работаете с таким?"),
      executant("Здравствуйте. Боль отдаёт в ногу или остаётся только в спине?"),
      customer("Только в спине, хуже всего по утрам."),
      executant(
        "Тогда можно начать с мягкого массажа и пары упражнений. Если за два сеанса не станет легче, лучше показаться врачу.",
      ),
      customer("Разумно. Есть время в четверг вечером?"),
      executant("Да, в четверг в 19:30. Приходите в удобной одежде."),
      customer("Записывайте меня, спасибо."),
    ],
  },
  {
    language: "uk-UA",
    about: ["Social media"],
    messages: [
      customer("Вітаю! Треба оновити сторінку кав’ярні: фото є, а тексти старі й лише польською."),
      executant("Вітаю! Скільки дописів на тиждень ви собі уявляєте і якими мовами?"),
      customer("Два дописи, польською й українською. Гості в нас різні."),
      executant("Тоді пропоную перший місяць пробний: вісім дописів, відповіді на коментарі й невеликий звіт."),
      customer("Добре, почнімо з понеділка. Меню на новий сезон надішлю завтра."),
    ],
  },
]
