/** The texts of the sign-in pages and their letters in German. D105, D108, E290. */
import { minuteMs } from "../../../src/domain/durations.ts"
import { letterLinkMs } from "../limits.ts"
import { passwordLength } from "../passwords.ts"
import type { Texts } from "../texts.ts"

const linkMinutes = letterLinkMs / minuteMs

export const german: Texts = {
  language: "de",
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
    lead: "Ein Konto, um Arbeit zu vergeben und die eigene anzubieten.",
    button: "Konto erstellen",
    other: "Sie haben schon ein Konto?",
    otherLink: "Anmelden",
  },
  forgottenPassword: {
    title: "Passwort vergessen?",
    lead: "Schreiben Sie die E-Mail-Adresse Ihres Kontos. Sie erhalten eine E-Mail mit einem Link, über den Sie ein neues Passwort wählen.",
    button: "E-Mail senden",
    signIn: "Zurück zur Anmeldung",
  },
  letterSent: {
    title: "Sehen Sie in Ihr Postfach",
    lead: `Wenn es ein Konto mit dieser Adresse gibt, ist eine E-Mail mit einem Link unterwegs. Der Link gilt einmal und ${linkMinutes} Minuten lang.`,
    missing:
      "Nach ein paar Minuten noch keine E-Mail? Sehen Sie im Spam-Ordner nach, und prüfen Sie, ob die Adresse die Ihres Kontos ist.",
    again: "Andere Adresse schreiben",
    ownLead: `Eine E-Mail mit einem Link ist unterwegs. Der Link gilt einmal und ${linkMinutes} Minuten lang.`,
    back: "Zurück zu Ihrem Profil",
  },
  email: {
    title: "Ihre E-Mail-Adresse",
    lead: "Damit melden Sie sich an, und dorthin schreiben wir, wenn Sie das Passwort vergessen haben.",
    verified: "ist bestätigt.",
    unverified: "ist noch nicht bestätigt.",
    again: "E-Mail zur Bestätigung senden",
    button: "E-Mail an die neue Adresse senden",
    home: "Zurück zu den Einstellungen",
  },
  signInFirst: {
    title: "Melden Sie sich zuerst an",
    lead: "Die Adresse ändern kann nur, wer angemeldet ist.",
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
    lead: "Ab jetzt melden Sie sich mit dieser an.",
    button: "Weiter",
  },
  emailTaken: {
    title: "Diese Adresse ist nicht möglich",
    lead: "Inzwischen gibt es ein anderes Konto damit. Ihres behält die Adresse, die es hat.",
    button: "Andere Adresse wählen",
  },
  newPassword: {
    title: "Neues Passwort wählen",
    lead: "Es gilt für das Konto mit der Adresse unten. Alle Geräte, auf denen es angemeldet ist, werden abgemeldet.",
    button: "Passwort festlegen",
  },
  passwordSet: {
    title: "Ihr Passwort ist geändert",
    lead: "Alle Geräte sind abgemeldet. Melden Sie sich mit dem neuen Passwort an.",
    button: "Anmelden",
  },
  deadLink: {
    title: "Dieser Link gilt nicht mehr",
    lead: `Ein Link in einer E-Mail gilt einmal und ${linkMinutes} Minuten lang. Fordern Sie eine neue E-Mail an.`,
    button: "Neue E-Mail anfordern",
  },
  letters: {
    hello: "Guten Tag!",
    ends: `Der Link gilt einmal und ${linkMinutes} Minuten lang.`,
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
      subject: "Diese E-Mail-Adresse verwenden",
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
  },
  fields: {
    name: "Ihr Name",
    nameHint: "Ihn sehen alle, mit denen Sie hier zu tun haben.",
    email: "E-Mail",
    emailHint: "Damit melden Sie sich an. Nur wer eine Vereinbarung mit Ihnen trifft, sieht sie.",
    password: "Passwort",
    newEmail: "Neue E-Mail",
    newPassword: "Neues Passwort",
    newPasswordHint: `Mindestens ${passwordLength.min} Zeichen.`,
  },
  rules: {
    required: {
      name: "Schreiben Sie Ihren Namen mit mindestens zwei Buchstaben.",
      email: "Schreiben Sie Ihre E-Mail-Adresse.",
      password: "Schreiben Sie ein Passwort.",
    },
    minLength: {
      name: "Schreiben Sie Ihren Namen mit mindestens zwei Buchstaben.",
      password: `Verwenden Sie im Passwort mindestens ${passwordLength.min} Zeichen.`,
    },
    maxLength: {
      name: "Kürzen Sie Ihren Namen auf höchstens 50 Zeichen.",
      email: "Schreiben Sie eine E-Mail-Adresse mit höchstens 255 Zeichen.",
      password: `Verwenden Sie im Passwort höchstens ${passwordLength.max} Zeichen.`,
    },
    firstCharIsLetter: { name: "Beginnen Sie Ihren Namen mit einem Buchstaben." },
    forbiddenSymbol: { name: "Lassen Sie Sonderzeichen und Emojis in Ihrem Namen weg." },
    reservedNames: { name: "Wählen Sie einen anderen Namen: Dieser ist nicht möglich." },
    invalidEmail: { email: "Schreiben Sie die E-Mail-Adresse in der Form name@example.com." },
  },
  problems: {
    summary: "Bitte prüfen Sie, was unten markiert ist.",
    wrongOwnPassword: "Falsches Passwort. Wenn Sie noch keines haben, legen Sie über „Passwort vergessen?“ eines fest.",
    sameEmail: "Schreiben Sie eine andere Adresse: Diese haben Sie schon.",
    wrongPassword: "E-Mail oder Passwort ist falsch.",
    emailTaken: "Mit dieser E-Mail gibt es schon ein Konto. Melden Sie sich damit an.",
    emailRefused:
      "Mit dieser E-Mail-Adresse lässt sich kein neues Konto erstellen. Wenn Sie das für einen Irrtum halten, schreiben Sie dem Support.",
    tooManyTries: "Zu viele Versuche. Warten Sie eine Viertelstunde, und versuchen Sie es dann erneut.",
    slowedDown:
      "Mit dieser E-Mail gab es viele Versuche, deshalb lassen wir neue Geräte nur langsam herein. Warten Sie eine halbe Minute, und versuchen Sie es dann erneut.",
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
    title: "Die Anmeldung konnte nicht weitergehen",
    lead: "Es ist nichts verloren. Gehen Sie zurück, und melden Sie sich noch einmal an.",
    expiredTitle: "Diese Seite ist zu alt",
    expiredLead:
      "Sie war zu lange offen, oder Sie haben sich inzwischen an anderer Stelle angemeldet. Gehen Sie zurück, und melden Sie sich noch einmal an.",
  },
  home: "Zurück zur Startseite",
}
