/** The texts of the sign-in pages and their letters in Swedish. */
import { minuteMs } from "../../../src/domain/durations.ts"
import { letterLinkMs } from "../limits.ts"
import { passwordLength } from "../passwords.ts"
import type { Texts } from "./en.ts"
import { swedishSecondStep } from "./second-step/sv.ts"

const linkMinutes = letterLinkMs / minuteMs

export const swedish: Texts = {
  language: "sv-SE",
  errorTitle: "Fel: ",
  signIn: {
    title: "Logga in",
    lead: "Välkommen tillbaka.",
    button: "Logga in",
    other: "Ny här?",
    otherLink: "Skapa konto",
    forgotten: "Glömt lösenordet?",
  },
  register: {
    title: "Skapa konto",
    lead: "Ett konto för att få saker gjorda och för att erbjuda egna tjänster.",
    button: "Skapa kontot",
    other: "Har du redan ett konto?",
    otherLink: "Logga in",
  },
  google: {
    button: "Fortsätt med Google",
    leading: "Vidare till Google …",
  },
  forgottenPassword: {
    title: "Glömt lösenordet?",
    lead: "Ange e-postadressen till ditt konto. Du får ett mejl med en länk där du väljer ett nytt lösenord.",
    button: "Skicka mejlet",
    signIn: "Tillbaka till inloggningen",
  },
  letterSent: {
    title: "Titta i din inkorg",
    lead: `Om det finns ett konto med den här adressen är ett mejl med en länk på väg. Länken fungerar bara en gång och gäller i ${linkMinutes} minuter.`,
    missing:
      "Har inget mejl kommit efter några minuter? Titta i skräpposten och kontrollera att adressen är den som hör till ditt konto.",
    again: "Ange en annan adress",
    ownLead: `Ett mejl med en länk är på väg. Länken fungerar bara en gång och gäller i ${linkMinutes} minuter.`,
    back: "Tillbaka till din profil",
  },
  email: {
    title: "Din e-postadress",
    lead: "Du loggar in med den, och dit skickar vi mejl om du glömmer lösenordet.",
    verified: "är bekräftad.",
    unverified: "är inte bekräftad än.",
    again: "Skicka mejlet som bekräftar den",
    button: "Skicka ett mejl till den nya adressen",
    home: "Tillbaka till inställningarna",
  },
  password: {
    title: "Byt lösenord",
    lead: "Ange lösenordet som du har nu och det som du vill ha i stället.",
    button: "Byt lösenord",
    current: "Nuvarande lösenord",
    others: "Logga ut mina andra enheter",
    othersHint: "Låt detta vara ikryssat om någon annan kan känna till det gamla lösenordet.",
    endedLead: "Dina andra enheter är utloggade.",
    keptLead: "Du är fortfarande inloggad här och på dina andra enheter.",
  },
  secondStep: swedishSecondStep,
  signInFirst: {
    title: "Logga in först",
    lead: "Den här sidan är bara för den som är inloggad.",
    button: "Logga in",
  },
  verifyEmail: {
    title: "Bekräfta din e-postadress",
    lead: "Är det här adressen till ditt konto?",
    button: "Bekräfta adressen",
  },
  emailVerified: {
    title: "Din adress är bekräftad",
    lead: "Våra mejl når dig om du någon gång glömmer lösenordet.",
    button: "Fortsätt",
  },
  newEmail: {
    title: "Använda den här e-postadressen?",
    lead: "Från och med då loggar du in med den. Vi skickar ett meddelande till den tidigare adressen, som sedan inte gäller längre.",
    button: "Använd adressen",
  },
  emailChanged: {
    title: "Din adress är ändrad",
    lead: "Från och med nu loggar du in med den här.",
    button: "Fortsätt",
  },
  emailTaken: {
    title: "Adressen går inte att använda",
    lead: "Det finns nu ett annat konto med den. Ditt behåller sin nuvarande adress.",
    button: "Välj en annan",
  },
  newPassword: {
    title: "Välj ett nytt lösenord",
    lead: "Det gäller kontot med adressen nedan. Alla enheter där du är inloggad loggas ut.",
    button: "Spara lösenordet",
  },
  passwordSet: {
    title: "Ditt lösenord är ändrat",
    lead: "Alla enheter är utloggade. Logga in med det nya lösenordet.",
    button: "Logga in",
  },
  deadLink: {
    title: "Länken fungerar inte längre",
    lead: `En länk i ett mejl fungerar bara en gång och gäller i ${linkMinutes} minuter. Be om ett nytt mejl.`,
    button: "Be om ett nytt mejl",
  },
  letters: {
    hello: "Hej!",
    ends: `Länken fungerar bara en gång och gäller i ${linkMinutes} minuter.`,
    noReply: "Det här mejlet har skickats automatiskt. Ingen läser svar på det.",
    forgottenPassword: {
      subject: "Välj ett nytt lösenord",
      lead: "Någon har bett om ett nytt lösenord till kontot med den här adressen. Med den här länken kan du välja det:",
      button: "Välj ett nytt lösenord",
      unasked: "Om det inte var du behöver du inte göra något: utan länken förblir ditt lösenord som det är.",
    },
    newAccount: {
      subject: "Bekräfta din e-postadress",
      lead: "Ett konto har skapats med den här adressen. Den här länken bekräftar att den är din:",
      button: "Bekräfta adressen",
      unasked: "Om det inte var du behöver du inte göra något: ingen kan bekräfta adressen utan det här mejlet.",
    },
    newEmail: {
      subject: "Bekräfta din nya e-postadress",
      lead: "Någon vill från och med nu logga in med den här adressen. Med den här länken blir den kontots adress:",
      button: "Använd adressen",
      unasked: "Om det inte var du behöver du inte göra något: utan länken ändras ingenting.",
    },
    takenEmail: {
      subject: "Du har redan ett konto",
      lead: "Någon ville använda den här adressen till ett annat konto. Ditt har den redan, så inget har ändrats.",
      unasked: "Om det var du loggar du in med den här adressen. Om inte behöver du inte göra något.",
    },
    changedEmail: {
      subject: "Din e-postadress har ändrats",
      lead: "Ditt konto har nu en annan adress. Ingen kan längre logga in med den här.",
      unasked: "Om det inte var du, skriv till supporten genast.",
    },
    changedPassword: {
      subject: "Ditt lösenord har ändrats",
      lead: "Lösenordet till kontot med den här adressen har ändrats, och alla dess enheter har loggats ut.",
      unasked:
        "Om det inte var du kanske någon annan läser din e-post. Säkra din brevlåda och välj sedan ett annat lösenord via ”Glömt lösenordet?”.",
    },
    changedOwnPassword: {
      subject: "Ditt lösenord har ändrats",
      lead: "Lösenordet till kontot med den här adressen har ändrats av någon som kände till det tidigare.",
      unasked:
        "Om det inte var du, välj genast ett annat lösenord via ”Glömt lösenordet?”: det loggar ut alla enheter.",
    },
  },
  fields: {
    name: "Ditt namn",
    nameHint: "Alla ser det bredvid det du publicerar.",
    email: "E-post",
    emailHint: "Du loggar in med den. Bara den som du ingår avtal med ser den.",
    password: "Lösenord",
    newEmail: "Ny e-postadress",
    newPassword: "Nytt lösenord",
    code: "Kod från appen",
    passkeyName: "Lösennyckelns namn",
    newPasswordHint: `Minst ${passwordLength.min} tecken.`,
    borrowed: "Det här är inte min enhet",
    borrowedHint: "Inget sparas här, och du loggas ut när du stänger fliken.",
  },
  rules: {
    required: {
      name: "Ange ditt namn, med minst två bokstäver.",
      email: "Ange din e-postadress.",
      password: "Ange ett lösenord.",
    },
    minLength: {
      name: "Ange ditt namn, med minst två bokstäver.",
      password: `Använd minst ${passwordLength.min} tecken i lösenordet.`,
    },
    maxLength: {
      name: "Korta ner ditt namn till högst 50 tecken.",
      email: "Ange en e-postadress på högst 255 tecken.",
      password: `Använd högst ${passwordLength.max} tecken i lösenordet.`,
    },
    firstCharIsLetter: { name: "Börja ditt namn med en bokstav." },
    forbiddenSymbol: { name: "Ta bort symboler och emojier ur ditt namn." },
    reservedNames: { name: "Välj ett annat namn: det här går inte att använda." },
    invalidEmail: { email: "Ange e-postadressen så här: namn@example.com." },
    commonPassword: {
      password:
        "Det här lösenordet hör till de första som alla prövar. Välj ett ovanligare: några ord som inte hör ihop är säkra och lätta att minnas.",
    },
    ownWords: {
      password:
        "Använd inte ditt namn eller din adress: det är vad andra prövar först. Några ord som inte hör ihop är säkra och lätta att minnas.",
    },
  },
  problems: {
    summary: "Kontrollera det som är markerat nedan.",
    wrongOwnPassword: "Fel lösenord. Om du inte har något än väljer du ett via ”Glömt lösenordet?”.",
    googleFailed: "Fel vid inloggning med Google: {status}",
    googleAccountThere:
      "Det finns redan ett konto med den här e-postadressen. Logga in en gång med dess lösenord, så kopplas Google till det.",
    samePassword: "Det här är lösenordet som du redan har. Välj ett annat.",
    sameEmail: "Ange en annan adress: den här har du redan.",
    wrongPassword: "Fel e-postadress eller lösenord.",
    emailTaken: "Det finns redan ett konto med den här e-postadressen. Logga in i stället.",
    emailRefused:
      "Den här e-postadressen går inte att använda för ett nytt konto. Om du tycker att det är fel kan du skriva till supporten.",
    tooManyTries: "För många försök. Vänta en kvart och försök sedan igen.",
    slowedDown:
      "Det har gjorts många försök med den här e-postadressen, så inloggning på nya enheter går långsammare. Vänta en halv minut och försök sedan igen, eller välj ett nytt lösenord via ”Glömt lösenordet?”: då släpps den här enheten in direkt.",
    tooManyLetters:
      "Många mejl har begärts, så inget nytt har skickats. Leta efter det senaste i din inkorg, eller vänta en timme.",
    busy: "Just nu är det för många som loggar in. Vänta några sekunder och försök sedan igen.",
    otherOrigin: "Formuläret skickades från en annan webbplats, så det togs inte emot.",
  },
  signOut: {
    title: "Vill du logga ut?",
    lead: "Du kan logga in igen när du vill.",
    button: "Logga ut",
    stay: "Förbli inloggad",
    leaving: "Du loggas ut …",
  },
  signedOut: { title: "Du är utloggad", lead: "Vi ses snart." },
  failed: {
    title: "Inloggningen gick inte att slutföra",
    lead: "Inget har gått förlorat. Gå tillbaka och logga in en gång till.",
    expiredTitle: "Sidan gäller inte längre",
    expiredLead:
      "Den har varit öppen för länge, eller så har du loggat in på annat håll under tiden. Gå tillbaka och logga in en gång till.",
  },
  home: "Tillbaka till startsidan",
}
