/** The texts of the sign-in pages and their letters in German. */
import { minuteMs } from "../../../src/domain/durations.ts"
import { letterLinkMs } from "../limits.ts"
import { passwordLength } from "../passwords.ts"
import type { Texts } from "./en.ts"
import { germanSecondStep } from "./second-step/de.ts"

const linkMinutes = letterLinkMs / minuteMs

export const german: Texts = {
  language: "de-DE",
  errorTitle: "Fehler: ",
  signIn: {
    title: "Anmelden",
    lead: "Willkommen zurück.",
    button: "Anmelden",
    other: "Neu hier?",
    otherLink: "Konto erstellen",
    forgotten: "Passwort vergessen?",
  },
  register: {
    title: "Konto erstellen",
    lead: "Ein Konto für beides: Aufträge vergeben und eigene Leistungen anbieten.",
    button: "Konto erstellen",
    other: "Sie haben schon ein Konto?",
    otherLink: "Anmelden",
  },
  google: {
    button: "Weiter mit Google",
    leading: "Weiter zu Google …",
  },
  forgottenPassword: {
    title: "Passwort vergessen?",
    lead: "Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir schicken Ihnen einen Link, über den Sie ein neues Passwort wählen.",
    button: "E-Mail senden",
    signIn: "Zurück zur Anmeldung",
  },
  letterSent: {
    title: "Sehen Sie in Ihrem Postfach nach",
    lead: `Wenn es ein Konto mit dieser Adresse gibt, ist eine E-Mail mit einem Link unterwegs. Der Link funktioniert einmal und ist ${linkMinutes} Minuten gültig.`,
    missing:
      "Nach ein paar Minuten noch keine E-Mail? Sehen Sie im Spam-Ordner nach, und prüfen Sie, ob die Adresse die Ihres Kontos ist.",
    again: "Andere Adresse eingeben",
    ownLead: `Eine E-Mail mit einem Link ist unterwegs. Der Link funktioniert einmal und ist ${linkMinutes} Minuten gültig.`,
    back: "Zurück zu Ihrem Profil",
  },
  email: {
    title: "Ihre E-Mail-Adresse",
    lead: "Damit melden Sie sich an, und dorthin schreiben wir Ihnen, wenn Sie das Passwort vergessen.",
    verified: "ist bestätigt.",
    unverified: "ist noch nicht bestätigt.",
    again: "E-Mail zur Bestätigung senden",
    button: "E-Mail an die neue Adresse senden",
    home: "Zurück zu den Einstellungen",
  },
  password: {
    title: "Passwort ändern",
    lead: "Geben Sie Ihr jetziges Passwort ein und das, das Sie stattdessen möchten.",
    button: "Passwort ändern",
    current: "Aktuelles Passwort",
    others: "Meine anderen Geräte abmelden",
    othersHint: "Lassen Sie das angekreuzt, wenn jemand anderes das alte Passwort kennen könnte.",
    endedLead: "Ihre anderen Geräte sind abgemeldet.",
    keptLead: "Sie bleiben hier und auf Ihren anderen Geräten angemeldet.",
  },
  secondStep: germanSecondStep,
  signInFirst: {
    title: "Melden Sie sich zuerst an",
    lead: "Diese Seite ist nur für Angemeldete.",
    button: "Anmelden",
  },
  verifyEmail: {
    title: "E-Mail-Adresse bestätigen",
    lead: "Ist das die Adresse Ihres Kontos?",
    button: "Adresse bestätigen",
  },
  emailVerified: {
    title: "Ihre Adresse ist bestätigt",
    lead: "Unsere E-Mails erreichen Sie, falls Sie einmal das Passwort vergessen.",
    button: "Weiter",
  },
  newEmail: {
    title: "Diese E-Mail-Adresse verwenden?",
    lead: "Von da an melden Sie sich damit an. An die bisherige Adresse schicken wir einen Hinweis; sie gilt dann nicht mehr.",
    button: "Adresse verwenden",
  },
  emailChanged: {
    title: "Ihre Adresse ist geändert",
    lead: "Ab jetzt melden Sie sich damit an.",
    button: "Weiter",
  },
  emailTaken: {
    title: "Diese Adresse ist schon vergeben",
    lead: "Sie gehört inzwischen zu einem anderen Konto. Ihres behält die bisherige Adresse.",
    button: "Andere Adresse wählen",
  },
  newPassword: {
    title: "Neues Passwort wählen",
    lead: "Es gilt für das Konto mit der Adresse unten. Alle Geräte, auf denen Sie angemeldet sind, werden abgemeldet.",
    button: "Passwort festlegen",
  },
  passwordSet: {
    title: "Ihr Passwort ist geändert",
    lead: "Alle Geräte sind abgemeldet. Melden Sie sich mit dem neuen Passwort an.",
    button: "Anmelden",
  },
  deadLink: {
    title: "Dieser Link gilt nicht mehr",
    lead: `Ein Link aus einer E-Mail funktioniert einmal und ist ${linkMinutes} Minuten gültig. Fordern Sie eine neue E-Mail an.`,
    button: "Neue E-Mail anfordern",
  },
  letters: {
    hello: "Guten Tag!",
    ends: `Der Link funktioniert einmal und ist ${linkMinutes} Minuten gültig.`,
    noReply: "Diese E-Mail wurde automatisch verschickt. Antworten darauf liest niemand.",
    forgottenPassword: {
      subject: "Neues Passwort wählen",
      lead: "Jemand hat ein neues Passwort für das Konto mit dieser Adresse angefordert. Über diesen Link können Sie es wählen:",
      button: "Neues Passwort wählen",
      unasked: "Wenn Sie das nicht waren, ist nichts zu tun: Ohne den Link bleibt Ihr Passwort, wie es ist.",
    },
    newAccount: {
      subject: "E-Mail-Adresse bestätigen",
      lead: "Mit dieser Adresse wurde ein Konto erstellt. Dieser Link bestätigt, dass sie Ihnen gehört:",
      button: "Adresse bestätigen",
      unasked: "Wenn Sie das nicht waren, ist nichts zu tun: Ohne diese E-Mail kann niemand die Adresse bestätigen.",
    },
    newEmail: {
      subject: "Neue E-Mail-Adresse bestätigen",
      lead: "Jemand möchte sich ab jetzt mit dieser Adresse anmelden. Über diesen Link wird sie zur Adresse des Kontos:",
      button: "Adresse verwenden",
      unasked: "Wenn Sie das nicht waren, ist nichts zu tun: Ohne den Link ändert sich nichts.",
    },
    takenEmail: {
      subject: "Sie haben schon ein Konto",
      lead: "Jemand wollte diese Adresse für ein anderes Konto verwenden. Ihres hat sie schon, deshalb wurde nichts geändert.",
      unasked: "Wenn Sie das waren, melden Sie sich mit dieser Adresse an. Wenn nicht, ist nichts zu tun.",
    },
    changedEmail: {
      subject: "Ihre E-Mail-Adresse wurde geändert",
      lead: "Ihr Konto hat jetzt eine andere Adresse. Mit dieser hier kann sich niemand mehr anmelden.",
      unasked: "Wenn Sie das nicht waren, schreiben Sie sofort dem Support.",
    },
    changedPassword: {
      subject: "Ihr Passwort wurde geändert",
      lead: "Das Passwort des Kontos mit dieser Adresse wurde geändert, und alle seine Geräte wurden abgemeldet.",
      unasked:
        "Wenn Sie das nicht waren, liest vielleicht jemand anderes Ihre E-Mails. Sichern Sie Ihr Postfach, und wählen Sie dann über „Passwort vergessen?“ ein anderes Passwort.",
    },
    changedOwnPassword: {
      subject: "Ihr Passwort wurde geändert",
      lead: "Das Passwort des Kontos mit dieser Adresse wurde von jemandem geändert, der das bisherige kannte.",
      unasked:
        "Wenn Sie das nicht waren, wählen Sie sofort über „Passwort vergessen?“ ein anderes Passwort: Das meldet alle Geräte ab.",
    },
  },
  fields: {
    name: "Ihr Name",
    nameHint: "Alle sehen ihn bei dem, was Sie veröffentlichen.",
    email: "E-Mail",
    emailHint: "Damit melden Sie sich an. Nur wer eine Vereinbarung mit Ihnen trifft, sieht sie.",
    password: "Passwort",
    newEmail: "Neue E-Mail",
    newPassword: "Neues Passwort",
    code: "Code aus der App",
    passkeyName: "Name des Passkeys",
    newPasswordHint: `Mindestens ${passwordLength.min} Zeichen.`,
    borrowed: "Das ist nicht mein Gerät",
    borrowedHint: "Hier wird nichts gespeichert. Wenn Sie den Tab schließen, werden Sie abgemeldet.",
  },
  rules: {
    required: {
      name: "Geben Sie Ihren Namen mit mindestens zwei Buchstaben ein.",
      email: "Geben Sie Ihre E-Mail-Adresse ein.",
      password: "Geben Sie ein Passwort ein.",
    },
    minLength: {
      name: "Geben Sie Ihren Namen mit mindestens zwei Buchstaben ein.",
      password: `Verwenden Sie im Passwort mindestens ${passwordLength.min} Zeichen.`,
    },
    maxLength: {
      name: "Kürzen Sie Ihren Namen auf höchstens 50 Zeichen.",
      email: "Geben Sie eine E-Mail-Adresse mit höchstens 255 Zeichen ein.",
      password: `Verwenden Sie im Passwort höchstens ${passwordLength.max} Zeichen.`,
    },
    firstCharIsLetter: { name: "Beginnen Sie Ihren Namen mit einem Buchstaben." },
    forbiddenSymbol: { name: "Lassen Sie Sonderzeichen und Emojis in Ihrem Namen weg." },
    reservedNames: { name: "Wählen Sie einen anderen Namen: Dieser ist nicht möglich." },
    invalidEmail: { email: "Geben Sie die E-Mail-Adresse in der Form name@example.com ein." },
    commonPassword: {
      password:
        "Dieses Passwort probiert jeder als Erstes aus. Wählen Sie ein selteneres: Ein paar Wörter, die nicht zusammengehören, sind sicher und leicht zu merken.",
    },
    ownWords: {
      password:
        "Verwenden Sie nicht Ihren Namen oder Ihre Adresse: Das probieren andere als Erstes aus. Ein paar Wörter, die nicht zusammengehören, sind sicher und leicht zu merken.",
    },
  },
  problems: {
    summary: "Bitte prüfen Sie, was unten markiert ist.",
    wrongOwnPassword: "Falsches Passwort. Wenn Sie noch keines haben, legen Sie über „Passwort vergessen?“ eines fest.",
    googleFailed: "Fehler bei der Anmeldung mit Google: {status}",
    googleAccountThere:
      "Mit dieser E-Mail gibt es schon ein Konto. Melden Sie sich einmal mit dessen Passwort an, dann ist Google damit verbunden.",
    samePassword: "Das ist Ihr jetziges Passwort. Wählen Sie ein anderes.",
    sameEmail: "Geben Sie eine andere Adresse ein: Diese haben Sie schon.",
    wrongPassword: "E-Mail oder Passwort ist falsch.",
    emailTaken: "Mit dieser E-Mail gibt es schon ein Konto. Melden Sie sich damit an.",
    emailRefused:
      "Mit dieser E-Mail lässt sich kein neues Konto erstellen. Wenn Sie das für falsch halten, schreiben Sie dem Support.",
    tooManyTries: "Zu viele Versuche. Warten Sie eine Viertelstunde, und versuchen Sie es dann erneut.",
    slowedDown:
      "Mit dieser E-Mail gab es viele Versuche, deshalb ist die Anmeldung auf neuen Geräten verlangsamt. Warten Sie eine halbe Minute, und versuchen Sie es dann erneut, oder wählen Sie über „Passwort vergessen?“ ein neues Passwort: Damit kommt dieses Gerät sofort hinein.",
    tooManyLetters:
      "Es wurden viele E-Mails angefordert, deshalb haben wir keine weitere gesendet. Suchen Sie die letzte in Ihrem Postfach, oder warten Sie eine Stunde.",
    busy: "Gerade melden sich zu viele Menschen an. Warten Sie ein paar Sekunden, und versuchen Sie es dann erneut.",
    otherOrigin: "Dieses Formular kam von einer anderen Website, deshalb wurde es nicht angenommen.",
  },
  signOut: {
    title: "Abmelden?",
    lead: "Sie können sich jederzeit wieder anmelden.",
    button: "Abmelden",
    stay: "Angemeldet bleiben",
    leaving: "Sie werden abgemeldet …",
  },
  signedOut: { title: "Sie sind abgemeldet", lead: "Bis bald." },
  failed: {
    title: "Die Anmeldung hat nicht geklappt",
    lead: "Es ist nichts verloren. Gehen Sie zurück, und melden Sie sich noch einmal an.",
    expiredTitle: "Diese Seite ist abgelaufen",
    expiredLead:
      "Sie war zu lange offen, oder Sie haben sich inzwischen an anderer Stelle angemeldet. Gehen Sie zurück, und melden Sie sich noch einmal an.",
  },
  home: "Zurück zur Startseite",
}
