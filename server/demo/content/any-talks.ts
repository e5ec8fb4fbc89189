/** Chats of the demo that suit any listing of their language. */
import { customer, executant, type DemoTalk } from "./talk.ts"

export const anyTalks: readonly DemoTalk[] = [
  {
    language: "en-US",
    about: null,
    messages: [
      executant("Hello! I have read everything and would like to do it. Is there anything that isn't in the text?"),
      customer("Only that I'm at home after four on weekdays. Does that work for you?"),
      executant("It does. I could begin on Wednesday at half past four."),
      customer("Wednesday is good. And how do I pay you?"),
      executant("By transfer, when it's done and you are content. You get an invoice, of course."),
      customer("Will do, see you then 👍"),
    ],
  },
  {
    language: "en-US",
    about: null,
    messages: [
      customer("Hi! Before I decide: have you done something like this before?"),
      executant("Five times this year. I can name two people who would tell you how it went."),
      customer("No need, your reviews say enough. Is the price everything?"),
      executant("Everything, except what we add together. I ask before, never after."),
      customer("Perfect, let's do it."),
    ],
  },
  {
    language: "en-US",
    about: null,
    messages: [
      executant("Good morning! Would next week suit you, or is it urgent?"),
      customer("Next week is fine. Mornings are better, I work from two."),
      executant("Then Tuesday at nine. If something comes up, you hear from me the day before."),
      customer("Thank you. Do I have to prepare anything?"),
      executant("Nothing at all, I bring what I need."),
    ],
  },
  {
    language: "de-DE",
    about: null,
    messages: [
      executant("Guten Tag, ich habe mir alles durchgelesen und übernehme das gern. Wann wäre es Ihnen am liebsten?"),
      customer("Am liebsten vormittags, ich arbeite ab zwei."),
      executant("Dann Dienstag um neun. Sollte etwas dazwischenkommen, hören Sie spätestens am Vortag von mir."),
      customer("Dienstag passt. Muss ich etwas vorbereiten?"),
      executant("Nein, was nötig ist, habe ich dabei."),
      customer("Wunderbar, bis Dienstag!"),
    ],
  },
  {
    language: "de-DE",
    about: null,
    messages: [
      customer("Hallo, bleibt es bei dem Preis, der da steht?"),
      executant("Ja, wenn es so ist wie beschrieben. Käme mehr dazu, würde ich vorher fragen."),
      customer("Das ist mir recht. Machen Sie so etwas öfter?"),
      executant("Seit elf Jahren, in diesem Jahr bestimmt zwanzig Mal."),
      customer("Gut, dann sind Sie es."),
      executant("Das freut mich. Ich melde mich am Freitag wegen der Uhrzeit."),
    ],
  },
  {
    language: "de-DE",
    about: null,
    messages: [
      executant("Guten Abend, eine Frage vorab: Gibt es einen Termin, bis zu dem alles fertig sein muss?"),
      customer("Ende des Monats wäre schön, aber es hängt nichts davon ab."),
      executant("Das schaffen wir. Ich schlage den nächsten Donnerstag vor."),
      customer("Donnerstag geht, ab zehn bin ich da."),
    ],
  },
  {
    language: "pl-PL",
    about: null,
    messages: [
      executant("Dzień dobry, chętnie się tego podejmę. Kiedy najlepiej zacząć?"),
      customer("W przyszłym tygodniu, najlepiej przed południem."),
      executant("Mogę w środę o dziewiątej. Wszystko, co potrzebne, mam ze sobą."),
      customer("Środa pasuje. Cena się nie zmieni?"),
      executant("Nie, chyba że dojdzie coś jeszcze, a o tym powiem wcześniej."),
      customer("W takim razie umowa stoi. Do środy!"),
    ],
  },
  {
    language: "pl-PL",
    about: null,
    messages: [
      customer("Hej, czy to dla Was coś nowego, czy już to robiliście?"),
      executant("Robimy to od ośmiu lat, w tym roku już pięć razy."),
      customer("Opinie są bardzo dobre. Jak szybko można zacząć?"),
      executant("W poniedziałek, a jeśli się pali, to w sobotę rano."),
      customer("Poniedziałek wystarczy. To biorę."),
    ],
  },
  {
    language: "pl-PL",
    about: null,
    messages: [
      executant("Dobry wieczór, czy jest jakiś termin, którego trzeba się trzymać?"),
      customer("Dobrze byłoby skończyć do końca miesiąca."),
      executant("Zdążymy na pewno. Proponuję najbliższy czwartek."),
      customer("Czwartek mi pasuje, jestem od dziesiątej."),
    ],
  },
  {
    language: "uk-UA",
    about: null,
    messages: [
      executant("Доброго дня! Усе зрозуміло, охоче візьмуся. Коли вам зручно почати?"),
      customer("Наступного тижня, краще зранку."),
      executant("Тоді у вівторок о дев’ятій. Усе потрібне матиму з собою."),
      customer("Добре. Ціна лишається така сама?"),
      executant("Так. Якщо щось додасться, скажу заздалегідь."),
      customer("Домовилися, до вівторка!"),
    ],
  },
  {
    language: "uk-UA",
    about: null,
    messages: [
      customer("Вітаю! Чи робили ви вже щось подібне?"),
      executant("Так, цього року кілька разів. Відгуки є в профілі."),
      customer("Відгуки гарні. Тоді чекаю на вас у п’ятницю."),
      executant("Дякую за довіру, у п’ятницю о другій."),
    ],
  },
  {
    language: "ru-RU",
    about: null,
    messages: [
      customer("Здравствуйте! Вы уже занимались чем-то подобным?"),
      executant("Да, в этом году несколько раз, отзывы есть в профиле."),
      customer("Отзывы хорошие. Когда можно начать?"),
      executant("В среду утром или в пятницу после обеда, как вам удобнее."),
      customer("Лучше в пятницу."),
      executant("Договорились, в пятницу в два."),
    ],
  },
  {
    language: "fr-FR",
    about: null,
    messages: [
      executant("Bonjour, votre annonce m’intéresse beaucoup. Quel jour vous conviendrait ?"),
      customer("Plutôt le matin, mardi ou jeudi."),
      executant("Jeudi à neuf heures, alors. J’ai tout ce qu’il faut."),
      customer("Le prix reste celui de l’annonce ?"),
      executant("Oui. Si vous souhaitez davantage, nous en parlerons avant."),
      customer("Très bien, à jeudi !"),
    ],
  },
]
