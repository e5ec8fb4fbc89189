/** The texts of the second step in Swedish. D105, E610. */
import type { SecondStepTexts } from "../en.ts"

export const swedishSecondStep: SecondStepTexts = {
  title: "Andra steget vid inloggning",
  lead: "Då räcker inte lösenordet för att logga in: den som får veta det kommer ändå inte in.",
  on: "Andra steget är på.",
  off: "Andra steget är av.",
  back: "Tillbaka till andra steget",
  added: "Tillagd den {date}.",
  app: {
    title: "Autentiseringsapp",
    lead: "En app i telefonen visar en ny kod var 30:e sekund.",
    setUp: "Ställ in en app",
    remove: "Ta bort appen",
  },
  setUpApp: {
    title: "Ställ in en autentiseringsapp",
    lead: "Det går bra med vilken app som helst som visar inloggningskoder. Ange först ditt lösenord.",
    button: "Fortsätt",
  },
  scan: {
    title: "Skanna detta med appen",
    lead: "Ange sedan de sex siffror som appen visar.",
    picture: "QR-kod för autentiseringsappen",
    key: "Om du inte kan skanna den, skriv in den här nyckeln i appen:",
    link: "Öppna appen på den här enheten",
    button: "Slå på andra steget",
  },
  removeApp: {
    title: "Ta bort autentiseringsappen?",
    lead: "Med dess koder kommer du inte längre in. Bekräfta med ditt lösenord.",
    button: "Ta bort appen",
  },
  codes: {
    title: "Återställningskoder",
    lead: "Med dem kommer du in när du inte har telefonen till hands.",
    left: "Oanvända: {left} av {all}.",
    renew: "Skapa nya koder",
  },
  renewCodes: {
    title: "Skapa nya återställningskoder?",
    lead: "De tidigare fungerar inte längre. Bekräfta med ditt lösenord.",
    button: "Skapa nya koder",
  },
  newCodes: {
    title: "Spara de här återställningskoderna",
    lead: "Med varje kod kommer du in en gång när du inte har telefonen till hands. De visas bara nu: skriv ut dem eller skriv upp dem, och förvara dem inte med telefonen.",
    button: "Jag har sparat dem",
  },
  othersHint: "Låt detta vara ikryssat om någon annan kan vara inloggad som du.",
  signIn: {
    title: "Andra steget",
    appLead: "Ange koden som din autentiseringsapp visar nu.",
    recoveryLead: "Ange en av återställningskoderna som du har sparat. Varje kod fungerar en gång.",
    button: "Logga in",
    byRecovery: "Använd en återställningskod",
    byApp: "Använd autentiseringsappen",
    lost: "Har du tappat bort telefonen och koderna?",
    support: "Skriv till supporten",
  },
  recoveryCode: "Återställningskod",
  problems: {
    noCode: "Ange koden.",
    wrongCode: "Fel kod. Ange den senaste och kontrollera telefonens klocka.",
    usedCode: "Koden är redan använd. Vänta på nästa.",
    wrongRecoveryCode: "Fel återställningskod, eller så är den redan använd.",
    setupOver: "Det tog för lång tid. Börja om.",
  },
  letter: {
    subject: "Ditt andra steg vid inloggning har ändrats",
    leads: {
      appAdded: "En autentiseringsapp har ställts in för kontot med den här adressen.",
      appRemoved: "Autentiseringsappen har tagits bort från kontot med den här adressen.",
      codesRenewed: "Nya återställningskoder har skapats för kontot med den här adressen.",
      codeUsed: "Någon har loggat in på kontot med den här adressen med en av dess återställningskoder.",
      turnedOff: "Andra steget för kontot med den här adressen har stängts av av dem som driver marknadsplatsen.",
    },
    unasked:
      "Om det inte var du, välj genast ett annat lösenord via ”Glömt lösenordet?”: det loggar ut alla enheter. Kontrollera sedan andra steget i inställningarna.",
  },
  refusedLetter: {
    subject: "Någon har angett ditt lösenord",
    lead: "Någon har angett rätt lösenord till kontot med den här adressen, men klarade inte andra steget och kom inte in.",
    unasked: "Om det inte var du, välj genast ett annat lösenord via ”Glömt lösenordet?”.",
  },
  forced: "Den som modererar loggar också in med ett andra steg.",
}
