/** The texts of the second step in Dutch. D105, E610. */
import type { SecondStepTexts } from "../en.ts"

export const dutchSecondStep: SecondStepTexts = {
  title: "Tweede stap bij het inloggen",
  lead: "Voor het inloggen is dan meer nodig dan het wachtwoord: wie het te weten komt, komt nog niet binnen.",
  on: "De tweede stap staat aan.",
  off: "De tweede stap staat uit.",
  back: "Terug naar de tweede stap",
  added: "Toegevoegd op {date}.",
  app: {
    title: "Authenticator-app",
    lead: "Een app op je telefoon toont elke 30 seconden een nieuwe code.",
    setUp: "Een app instellen",
    remove: "De app verwijderen",
  },
  setUpApp: {
    title: "Een authenticator-app instellen",
    lead: "Elke app die codes om in te loggen toont, is goed. Vul eerst je wachtwoord in.",
    button: "Verder",
  },
  scan: {
    title: "Scan dit met de app",
    lead: "Vul daarna de zes cijfers in die de app toont.",
    picture: "QR-code voor de authenticator-app",
    key: "Kun je hem niet scannen, vul dan deze sleutel in de app in:",
    link: "De app op dit apparaat openen",
    button: "De tweede stap aanzetten",
  },
  removeApp: {
    title: "De authenticator-app verwijderen?",
    lead: "Met de codes ervan kom je dan niet meer binnen. Vul ter bevestiging je wachtwoord in.",
    button: "De app verwijderen",
  },
  codes: {
    title: "Herstelcodes",
    lead: "Daarmee kom je binnen als je geen telefoon bij de hand hebt.",
    left: "Nog niet gebruikt: {left} van {all}.",
    renew: "Nieuwe codes maken",
  },
  renewCodes: {
    title: "Nieuwe herstelcodes maken?",
    lead: "De vorige werken dan niet meer. Vul ter bevestiging je wachtwoord in.",
    button: "Nieuwe codes maken",
  },
  newCodes: {
    title: "Bewaar deze herstelcodes",
    lead: "Met elke code kom je één keer binnen als je geen telefoon bij de hand hebt. Ze worden alleen nu getoond: druk ze af of schrijf ze op, en bewaar ze niet bij de telefoon.",
    button: "Ik heb ze bewaard",
  },
  othersHint: "Laat dit aangevinkt als iemand anders misschien onder jouw naam is ingelogd.",
  signIn: {
    title: "Tweede stap",
    appLead: "Vul de code in die je authenticator-app nu toont.",
    recoveryLead: "Vul een van de herstelcodes in die je hebt bewaard. Elke code werkt één keer.",
    button: "Inloggen",
    byRecovery: "Een herstelcode gebruiken",
    byApp: "De authenticator-app gebruiken",
    lost: "Telefoon en codes kwijt?",
    support: "Schrijf naar de klantenservice",
  },
  recoveryCode: "Herstelcode",
  problems: {
    noCode: "Vul de code in.",
    wrongCode: "Verkeerde code. Vul de nieuwste in, en controleer de klok van de telefoon.",
    usedCode: "Deze code is al gebruikt. Wacht op de volgende.",
    wrongRecoveryCode: "Verkeerde herstelcode, of hij is al gebruikt.",
    setupOver: "Dat duurde te lang. Begin opnieuw.",
  },
  letter: {
    subject: "Je tweede stap bij het inloggen is gewijzigd",
    leads: {
      appAdded: "Voor het account met dit adres is een authenticator-app ingesteld.",
      appRemoved: "De authenticator-app is verwijderd van het account met dit adres.",
      codesRenewed: "Voor het account met dit adres zijn nieuwe herstelcodes gemaakt.",
      codeUsed: "Iemand heeft met een van de herstelcodes ingelogd op het account met dit adres.",
      turnedOff: "De tweede stap van het account met dit adres is uitgezet door wie het platform beheert.",
    },
    unasked:
      "Was jij dit niet, kies dan meteen via “Wachtwoord vergeten?” een ander wachtwoord: dat logt alle apparaten uit. Controleer daarna de tweede stap in de instellingen.",
  },
  refusedLetter: {
    subject: "Iemand heeft je wachtwoord ingevuld",
    lead: "Iemand heeft het juiste wachtwoord van het account met dit adres ingevuld, maar is bij de tweede stap niet binnengekomen.",
    unasked: "Was jij dit niet, kies dan meteen via “Wachtwoord vergeten?” een ander wachtwoord.",
  },
  forced: "Wie modereert, logt ook met een tweede stap in.",
}
