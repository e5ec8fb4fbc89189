/** The texts of the second step in German. */
import type { SecondStepTexts } from "../en.ts"

export const germanSecondStep: SecondStepTexts = {
  title: "Zweiter Schritt beim Anmelden",
  lead: "Zum Anmelden gehört dann mehr als das Passwort: Wer es erfährt, kommt trotzdem nicht hinein.",
  on: "Der zweite Schritt ist eingeschaltet.",
  off: "Der zweite Schritt ist ausgeschaltet.",
  back: "Zurück zum zweiten Schritt",
  added: "Hinzugefügt am {date}.",
  app: {
    title: "Authenticator-App",
    lead: "Eine App auf Ihrem Handy zeigt alle 30 Sekunden einen neuen Code.",
    setUp: "App einrichten",
    remove: "App entfernen",
  },
  setUpApp: {
    title: "Authenticator-App einrichten",
    lead: "Jede App, die Codes zum Anmelden zeigt, ist geeignet. Geben Sie zuerst Ihr Passwort ein.",
    button: "Weiter",
  },
  scan: {
    title: "Scannen Sie das mit der App",
    lead: "Geben Sie dann die sechs Ziffern ein, die die App zeigt.",
    picture: "QR-Code für die Authenticator-App",
    key: "Wenn Sie ihn nicht scannen können, geben Sie diesen Schlüssel in die App ein:",
    link: "App auf diesem Gerät öffnen",
    button: "Zweiten Schritt einschalten",
  },
  removeApp: {
    title: "Authenticator-App entfernen?",
    lead: "Mit ihren Codes kommen Sie dann nicht mehr hinein. Geben Sie zur Bestätigung Ihr Passwort ein.",
    button: "App entfernen",
  },
  codes: {
    title: "Wiederherstellungscodes",
    lead: "Damit kommen Sie hinein, wenn Sie kein Handy zur Hand haben.",
    left: "Noch nicht verwendet: {left} von {all}.",
    renew: "Neue Codes erstellen",
  },
  renewCodes: {
    title: "Neue Wiederherstellungscodes erstellen?",
    lead: "Die bisherigen gelten dann nicht mehr. Geben Sie zur Bestätigung Ihr Passwort ein.",
    button: "Neue Codes erstellen",
  },
  newCodes: {
    title: "Bewahren Sie diese Wiederherstellungscodes auf",
    lead: "Mit jedem kommen Sie einmal hinein, wenn Sie kein Handy zur Hand haben. Sie werden nur jetzt gezeigt: Drucken Sie sie aus oder schreiben Sie sie ab, und bewahren Sie sie getrennt vom Handy auf.",
    button: "Ich habe sie aufbewahrt",
  },
  othersHint: "Lassen Sie das angekreuzt, wenn jemand anderes in Ihrem Namen angemeldet sein könnte.",
  signIn: {
    title: "Zweiter Schritt",
    appLead: "Geben Sie den Code ein, den Ihre Authenticator-App gerade zeigt.",
    recoveryLead: "Geben Sie einen der Wiederherstellungscodes ein, die Sie aufbewahrt haben. Jeder gilt einmal.",
    button: "Anmelden",
    byRecovery: "Wiederherstellungscode verwenden",
    byApp: "Authenticator-App verwenden",
    lost: "Handy und Codes verloren?",
    support: "Dem Support schreiben",
    passkeyLead: "Ihr Browser fragt nach Fingerabdruck, Gesicht, Bildschirmsperre oder Sicherheitsschlüssel.",
    passkeyButton: "Mit einem Passkey anmelden",
    byPasskey: "Passkey verwenden",
  },
  recoveryCode: "Wiederherstellungscode",
  problems: {
    noCode: "Geben Sie den Code ein.",
    wrongCode: "Falscher Code. Geben Sie den neuesten ein, und prüfen Sie die Uhr des Handys.",
    usedCode: "Dieser Code wurde schon verwendet. Warten Sie auf den nächsten.",
    wrongRecoveryCode: "Falscher Wiederherstellungscode, oder er wurde schon verwendet.",
    setupOver: "Das hat zu lange gedauert. Beginnen Sie noch einmal.",
    passkeyFailed:
      "Der Passkey wurde nicht bestätigt. Versuchen Sie es noch einmal, oder wählen Sie einen anderen Weg.",
    newPasskeyFailed: "Es wurde kein Passkey erstellt. Versuchen Sie es noch einmal.",
  },
  letter: {
    subject: "Ihr zweiter Schritt beim Anmelden wurde geändert",
    leads: {
      appAdded: "Für das Konto mit dieser Adresse wurde eine Authenticator-App eingerichtet.",
      appRemoved: "Die Authenticator-App wurde vom Konto mit dieser Adresse entfernt.",
      codesRenewed: "Für das Konto mit dieser Adresse wurden neue Wiederherstellungscodes erstellt.",
      codeUsed: "Jemand hat sich mit einem der Wiederherstellungscodes beim Konto mit dieser Adresse angemeldet.",
      turnedOff:
        "Der zweite Schritt des Kontos mit dieser Adresse wurde von den Betreibern des Marktplatzes ausgeschaltet.",
      passkeyAdded: "Zum Konto mit dieser Adresse wurde ein Passkey hinzugefügt.",
      passkeyRemoved: "Vom Konto mit dieser Adresse wurde ein Passkey entfernt.",
    },
    unasked:
      "Wenn Sie das nicht waren, wählen Sie sofort über „Passwort vergessen?“ ein anderes Passwort: Das meldet alle Geräte ab. Prüfen Sie danach in den Einstellungen den zweiten Schritt.",
  },
  refusedLetter: {
    subject: "Jemand hat Ihr Passwort eingegeben",
    lead: "Jemand hat das richtige Passwort des Kontos mit dieser Adresse eingegeben, ist aber am zweiten Schritt gescheitert und nicht hineingekommen.",
    unasked: "Wenn Sie das nicht waren, wählen Sie sofort über „Passwort vergessen?“ ein anderes Passwort.",
  },
  forced: "Auch wer moderiert, meldet sich mit einem zweiten Schritt an.",
  passkeys: {
    title: "Passkeys",
    lead: "Fingerabdruck, Gesicht oder Bildschirmsperre eines Geräts, oder ein Sicherheitsschlüssel.",
    used: "Zuletzt verwendet am {date}.",
    unused: "Noch nicht verwendet.",
    add: "Passkey hinzufügen",
    remove: "„{name}“ entfernen",
    usualName: "Passkey Nr. {number}",
  },
  addPasskey: {
    title: "Passkey hinzufügen",
    lead: "Geben Sie zuerst Ihr Passwort ein. Danach fragt Ihr Browser nach dem Passkey.",
    button: "Weiter",
  },
  createPasskey: {
    title: "Passkey erstellen",
    lead: "Ihr Browser fragt nach Fingerabdruck, Gesicht, Bildschirmsperre oder Sicherheitsschlüssel.",
    nameHint: "Damit Sie später wissen, welcher es ist.",
    button: "Passkey erstellen",
  },
  removePasskey: {
    title: "Passkey „{name}“ entfernen?",
    lead: "Mit ihm kommen Sie dann nicht mehr hinein. Geben Sie zur Bestätigung Ihr Passwort ein.",
    button: "Passkey entfernen",
  },
  noScript: "Passkeys brauchen JavaScript, und das ist in diesem Browser ausgeschaltet.",
}
