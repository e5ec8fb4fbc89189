/** The texts of the sign-in pages and their letters in Dutch. */
import { minuteMs } from "../../../src/domain/durations.ts"
import { letterLinkMs } from "../limits.ts"
import { passwordLength } from "../passwords.ts"
import type { Texts } from "./en.ts"
import { dutchSecondStep } from "./second-step/nl.ts"

const linkMinutes = letterLinkMs / minuteMs

export const dutch: Texts = {
  language: "nl-NL",
  errorTitle: "Fout: ",
  signIn: {
    title: "Inloggen",
    lead: "Welkom terug.",
    button: "Inloggen",
    other: "Nieuw hier?",
    otherLink: "Account maken",
    forgotten: "Wachtwoord vergeten?",
  },
  register: {
    title: "Account maken",
    lead: "Eén account om werk te laten doen en om zelf diensten aan te bieden.",
    button: "Account maken",
    other: "Heb je al een account?",
    otherLink: "Inloggen",
  },
  google: {
    button: "Doorgaan met Google",
    leading: "Naar Google …",
  },
  forgottenPassword: {
    title: "Wachtwoord vergeten?",
    lead: "Vul het e-mailadres van je account in. Je krijgt een e-mail met een link waarmee je een nieuw wachtwoord kiest.",
    button: "E-mail versturen",
    signIn: "Terug naar inloggen",
  },
  letterSent: {
    title: "Kijk in je mailbox",
    lead: `Als er een account met dit adres is, is er een e-mail met een link onderweg. De link werkt één keer en blijft ${linkMinutes} minuten geldig.`,
    missing:
      "Na een paar minuten nog geen e-mail? Kijk bij je ongewenste mail en controleer of dit het adres van je account is.",
    again: "Ander adres invullen",
    ownLead: `Er is een e-mail met een link onderweg. De link werkt één keer en blijft ${linkMinutes} minuten geldig.`,
    back: "Terug naar je profiel",
  },
  email: {
    title: "Je e-mailadres",
    lead: "Je logt ermee in, en we mailen je daar als je je wachtwoord bent vergeten.",
    verified: "is bevestigd.",
    unverified: "is nog niet bevestigd.",
    again: "Stuur de e-mail om het te bevestigen",
    button: "E-mail naar het nieuwe adres sturen",
    home: "Terug naar de instellingen",
  },
  password: {
    title: "Je wachtwoord wijzigen",
    lead: "Vul je huidige wachtwoord in, en het wachtwoord dat je in plaats daarvan wilt.",
    button: "Wachtwoord wijzigen",
    current: "Huidig wachtwoord",
    others: "Mijn andere apparaten uitloggen",
    othersHint: "Laat dit aangevinkt als iemand anders het oude wachtwoord misschien kent.",
    endedLead: "Je andere apparaten zijn uitgelogd.",
    keptLead: "Je blijft hier en op je andere apparaten ingelogd.",
  },
  secondStep: dutchSecondStep,
  signInFirst: {
    title: "Log eerst in",
    lead: "Deze pagina is alleen voor wie is ingelogd.",
    button: "Inloggen",
  },
  verifyEmail: {
    title: "Je e-mailadres bevestigen",
    lead: "Is dit het adres van je account?",
    button: "Adres bevestigen",
  },
  emailVerified: {
    title: "Je adres is bevestigd",
    lead: "Als je ooit je wachtwoord vergeet, bereikt onze e-mail je.",
    button: "Verder",
  },
  newEmail: {
    title: "Dit e-mailadres gebruiken?",
    lead: "Vanaf dat moment log je ermee in. Het vorige adres krijgt daar bericht van en werkt dan niet meer.",
    button: "Dit adres gebruiken",
  },
  emailChanged: {
    title: "Je adres is gewijzigd",
    lead: "Vanaf nu log je met dit adres in.",
    button: "Verder",
  },
  emailTaken: {
    title: "Dit adres kan niet worden gebruikt",
    lead: "Intussen hoort het bij een ander account. Jouw account houdt het huidige adres.",
    button: "Ander adres kiezen",
  },
  newPassword: {
    title: "Nieuw wachtwoord kiezen",
    lead: "Het is voor het account met het adres hieronder. Alle apparaten waarop je bent ingelogd, worden uitgelogd.",
    button: "Wachtwoord instellen",
  },
  passwordSet: {
    title: "Je wachtwoord is gewijzigd",
    lead: "Alle apparaten zijn uitgelogd. Log in met het nieuwe wachtwoord.",
    button: "Inloggen",
  },
  deadLink: {
    title: "Deze link werkt niet meer",
    lead: `Een link in een e-mail werkt één keer en blijft ${linkMinutes} minuten geldig. Vraag een nieuwe e-mail aan.`,
    button: "Nieuwe e-mail aanvragen",
  },
  letters: {
    hello: "Hallo,",
    ends: `De link werkt één keer en blijft ${linkMinutes} minuten geldig.`,
    noReply: "Deze e-mail is automatisch verstuurd. Antwoorden worden niet gelezen.",
    forgottenPassword: {
      subject: "Kies een nieuw wachtwoord",
      lead: "Iemand heeft een nieuw wachtwoord aangevraagd voor het account met dit adres. Met deze link kun je het kiezen:",
      button: "Nieuw wachtwoord kiezen",
      unasked: "Was jij dit niet, dan hoef je niets te doen: zonder de link blijft je wachtwoord zoals het is.",
    },
    newAccount: {
      subject: "Bevestig je e-mailadres",
      lead: "Met dit adres is een account gemaakt. Met deze link bevestig je dat het van jou is:",
      button: "Adres bevestigen",
      unasked: "Was jij dit niet, dan hoef je niets te doen: zonder deze e-mail kan niemand het adres bevestigen.",
    },
    newEmail: {
      subject: "Bevestig je nieuwe e-mailadres",
      lead: "Iemand wil voortaan met dit adres inloggen. Met deze link wordt dit het adres van dat account:",
      button: "Dit adres gebruiken",
      unasked: "Was jij dit niet, dan hoef je niets te doen: zonder de link verandert er niets.",
    },
    takenEmail: {
      subject: "Je hebt al een account",
      lead: "Iemand wilde dit adres voor een ander account gebruiken. Het hoort al bij jouw account, dus er is niets gewijzigd.",
      unasked: "Was jij dit, log dan in met dit adres. Was jij het niet, dan hoef je niets te doen.",
    },
    changedEmail: {
      subject: "Je e-mailadres is gewijzigd",
      lead: "Je account heeft nu een ander adres. Met dit adres kan niemand meer inloggen.",
      unasked: "Was jij dit niet, schrijf dan meteen naar de klantenservice.",
    },
    changedPassword: {
      subject: "Je wachtwoord is gewijzigd",
      lead: "Het wachtwoord van het account met dit adres is gewijzigd, en alle apparaten ervan zijn uitgelogd.",
      unasked:
        "Was jij dit niet, dan leest misschien iemand anders je mail. Beveilig je mailbox en kies daarna via “Wachtwoord vergeten?” een ander wachtwoord.",
    },
    changedOwnPassword: {
      subject: "Je wachtwoord is gewijzigd",
      lead: "Het wachtwoord van het account met dit adres is gewijzigd door iemand die het vorige kende.",
      unasked:
        "Was jij dit niet, kies dan meteen via “Wachtwoord vergeten?” een ander wachtwoord: dat logt alle apparaten uit.",
    },
  },
  fields: {
    name: "Je naam",
    nameHint: "Iedereen ziet je naam bij wat je plaatst.",
    email: "E-mailadres",
    emailHint: "Je logt ermee in. Alleen wie een deal met je sluit, ziet het.",
    password: "Wachtwoord",
    newEmail: "Nieuw e-mailadres",
    newPassword: "Nieuw wachtwoord",
    code: "Code uit de app",
    passkeyName: "Naam van de toegangssleutel",
    newPasswordHint: `Minstens ${passwordLength.min} tekens.`,
    borrowed: "Dit is niet mijn apparaat",
    borrowedHint: "Er wordt hier niets bewaard. Sluit je het tabblad, dan ben je uitgelogd.",
  },
  rules: {
    required: {
      name: "Vul je naam in, met minstens twee letters.",
      email: "Vul je e-mailadres in.",
      password: "Vul een wachtwoord in.",
    },
    minLength: {
      name: "Vul je naam in, met minstens twee letters.",
      password: `Gebruik minstens ${passwordLength.min} tekens in het wachtwoord.`,
    },
    maxLength: {
      name: "Maak je naam korter: hoogstens 50 tekens.",
      email: "Vul een e-mailadres van hoogstens 255 tekens in.",
      password: `Gebruik hoogstens ${passwordLength.max} tekens in het wachtwoord.`,
    },
    firstCharIsLetter: { name: "Begin je naam met een letter." },
    forbiddenSymbol: { name: "Gebruik geen symbolen en emoji in je naam." },
    reservedNames: { name: "Kies een andere naam: deze kan niet worden gebruikt." },
    invalidEmail: { email: "Schrijf het e-mailadres als naam@example.com." },
    commonPassword: {
      password:
        "Dit wachtwoord is een van de eerste die iedereen probeert. Kies een zeldzamer wachtwoord: een paar woorden die niet bij elkaar horen zijn sterk en makkelijk te onthouden.",
    },
    ownWords: {
      password:
        "Gebruik niet je naam of je adres: dat proberen anderen het eerst. Een paar woorden die niet bij elkaar horen zijn sterk en makkelijk te onthouden.",
    },
  },
  problems: {
    summary: "Controleer wat hieronder is gemarkeerd.",
    wrongOwnPassword: "Het wachtwoord klopt niet. Heb je er nog geen, stel er dan een in via “Wachtwoord vergeten?”.",
    googleFailed: "Inloggen met Google is niet gelukt: {status}",
    googleAccountThere:
      "Er is al een account met dit e-mailadres. Log één keer in met het wachtwoord ervan, dan is Google eraan gekoppeld.",
    samePassword: "Dit is het wachtwoord dat je al hebt. Kies een ander.",
    sameEmail: "Vul een ander adres in: dit gebruik je al.",
    wrongPassword: "E-mailadres of wachtwoord klopt niet.",
    emailTaken: "Er is al een account met dit e-mailadres. Log daarmee in.",
    emailRefused:
      "Dit e-mailadres kan niet voor een nieuw account worden gebruikt. Klopt dat volgens jou niet, schrijf dan naar de klantenservice.",
    tooManyTries: "Te veel pogingen. Wacht een kwartier en probeer het opnieuw.",
    slowedDown:
      "Er zijn veel pogingen gedaan met dit e-mailadres, daarom gaat inloggen op nieuwe apparaten langzamer. Wacht een halve minuut en probeer het opnieuw, of kies een nieuw wachtwoord via ‘Wachtwoord vergeten?’: dan komt dit apparaat er meteen in.",
    tooManyLetters:
      "Er zijn veel e-mails aangevraagd, dus er is geen nieuwe verstuurd. Zoek de laatste in je mailbox, of wacht een uur.",
    busy: "Er loggen op dit moment te veel mensen in. Wacht een paar seconden en probeer het opnieuw.",
    otherOrigin: "Dit formulier kwam van een andere site en is daarom niet geaccepteerd.",
  },
  signOut: {
    title: "Uitloggen?",
    lead: "Je kunt altijd weer inloggen.",
    button: "Uitloggen",
    stay: "Ingelogd blijven",
    leaving: "Je wordt uitgelogd…",
  },
  signedOut: { title: "Je bent uitgelogd", lead: "Tot snel." },
  failed: {
    title: "Inloggen is niet gelukt",
    lead: "Er is niets verloren gegaan. Ga terug en log nog een keer in.",
    expiredTitle: "Deze pagina is verlopen",
    expiredLead:
      "De pagina stond te lang open, of je hebt intussen ergens anders ingelogd. Ga terug en log nog een keer in.",
  },
  home: "Terug naar de homepage",
}
