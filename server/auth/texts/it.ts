/** The texts of the sign-in pages and their letters in Italian. */
import { minuteMs } from "../../../src/domain/durations.ts"
import { letterLinkMs } from "../limits.ts"
import { passwordLength } from "../passwords.ts"
import type { Texts } from "./en.ts"
import { italianSecondStep } from "./second-step/it.ts"

const linkMinutes = letterLinkMs / minuteMs

export const italian: Texts = {
  language: "it-IT",
  errorTitle: "Errore: ",
  signIn: {
    title: "Accedi",
    lead: "È bello rivederti.",
    button: "Accedi",
    other: "È la prima volta?",
    otherLink: "Crea un account",
    forgotten: "Hai dimenticato la password?",
  },
  register: {
    title: "Crea un account",
    lead: "Un solo account per trovare chi lavora per te e per offrire i tuoi servizi.",
    button: "Crea l’account",
    other: "Hai già un account?",
    otherLink: "Accedi",
  },
  google: {
    button: "Continua con Google",
    leading: "Ti portiamo su Google …",
  },
  forgottenPassword: {
    title: "Hai dimenticato la password?",
    lead: "Inserisci l’indirizzo e-mail del tuo account. Riceverai un link per scegliere una nuova password.",
    button: "Invia l’e-mail",
    signIn: "Torna all’accesso",
  },
  letterSent: {
    title: "Controlla la posta in arrivo",
    lead: `Se esiste un account con questo indirizzo, un’e-mail con un link sta arrivando. Il link funziona una volta sola ed è valido per ${linkMinutes} minuti.`,
    missing:
      "Dopo qualche minuto non è arrivato nulla? Guarda nella posta indesiderata e controlla che l’indirizzo sia quello del tuo account.",
    again: "Inserisci un altro indirizzo",
    ownLead: `Un’e-mail con un link sta arrivando. Il link funziona una volta sola ed è valido per ${linkMinutes} minuti.`,
    back: "Torna al tuo profilo",
  },
  email: {
    title: "Il tuo indirizzo e-mail",
    lead: "Lo usi per accedere, ed è lì che ti scriviamo se dimentichi la password.",
    verified: "è confermato.",
    unverified: "non è ancora confermato.",
    again: "Invia l’e-mail di conferma",
    button: "Invia un’e-mail al nuovo indirizzo",
    home: "Torna alle impostazioni",
  },
  password: {
    title: "Cambia la password",
    lead: "Inserisci la password che hai ora e quella che vuoi al suo posto.",
    button: "Cambia la password",
    current: "Password attuale",
    others: "Chiudi l’accesso sugli altri miei dispositivi",
    othersHint: "Lascia la spunta se qualcun altro potrebbe conoscere la vecchia password.",
    endedLead: "L’accesso sugli altri tuoi dispositivi è chiuso.",
    keptLead: "L’accesso resta aperto qui e sugli altri tuoi dispositivi.",
  },
  secondStep: italianSecondStep,
  signInFirst: {
    title: "Prima effettua l’accesso",
    lead: "Questa pagina è solo per chi ha effettuato l’accesso.",
    button: "Accedi",
  },
  verifyEmail: {
    title: "Conferma il tuo indirizzo e-mail",
    lead: "È questo l’indirizzo del tuo account?",
    button: "Conferma l’indirizzo",
  },
  emailVerified: {
    title: "Il tuo indirizzo è confermato",
    lead: "Se un giorno dimentichi la password, le nostre e-mail ti raggiungeranno.",
    button: "Continua",
  },
  newEmail: {
    title: "Usare questo indirizzo e-mail?",
    lead: "Da quel momento accederai con questo. Avviseremo l’indirizzo precedente, che non sarà più valido.",
    button: "Usa questo indirizzo",
  },
  emailChanged: {
    title: "Il tuo indirizzo è cambiato",
    lead: "D’ora in poi accedi con questo.",
    button: "Continua",
  },
  emailTaken: {
    title: "Questo indirizzo non si può usare",
    lead: "Ora lo usa un altro account. Il tuo mantiene l’indirizzo attuale.",
    button: "Scegline un altro",
  },
  newPassword: {
    title: "Scegli una nuova password",
    lead: "Vale per l’account con l’indirizzo qui sotto. L’accesso verrà chiuso su tutti i dispositivi.",
    button: "Salva la password",
  },
  passwordSet: {
    title: "La tua password è cambiata",
    lead: "L’accesso è stato chiuso su tutti i dispositivi. Accedi con la nuova password.",
    button: "Accedi",
  },
  deadLink: {
    title: "Questo link non è più valido",
    lead: `Il link di un’e-mail funziona una volta sola ed è valido per ${linkMinutes} minuti. Fatti inviare una nuova e-mail.`,
    button: "Ricevi una nuova e-mail",
  },
  letters: {
    hello: "Ciao,",
    ends: `Il link funziona una volta sola ed è valido per ${linkMinutes} minuti.`,
    noReply: "Questa e-mail è stata inviata automaticamente: nessuno legge le risposte.",
    forgottenPassword: {
      subject: "Scegli una nuova password",
      lead: "Qualcuno ha chiesto una nuova password per l’account con questo indirizzo. Con questo link puoi sceglierla:",
      button: "Scegli una nuova password",
      unasked: "Se non eri tu, non devi fare nulla: senza il link la tua password resta com’è.",
    },
    newAccount: {
      subject: "Conferma il tuo indirizzo e-mail",
      lead: "È stato creato un account con questo indirizzo. Questo link conferma che è tuo:",
      button: "Conferma l’indirizzo",
      unasked: "Se non eri tu, non devi fare nulla: senza questa e-mail nessuno può confermare l’indirizzo.",
    },
    newEmail: {
      subject: "Conferma il nuovo indirizzo e-mail",
      lead: "Qualcuno vuole accedere d’ora in poi con questo indirizzo. Questo link lo collega al suo account:",
      button: "Usa questo indirizzo",
      unasked: "Se non eri tu, non devi fare nulla: senza il link non cambia niente.",
    },
    takenEmail: {
      subject: "Hai già un account",
      lead: "Qualcuno voleva usare questo indirizzo per un altro account. Il tuo lo usa già, quindi non è cambiato nulla.",
      unasked: "Se eri tu, accedi con questo indirizzo. Altrimenti non devi fare nulla.",
    },
    changedEmail: {
      subject: "Il tuo indirizzo e-mail è stato cambiato",
      lead: "Ora il tuo account ha un altro indirizzo. Con questo nessuno può più accedere.",
      unasked: "Se non eri tu, scrivi subito all’assistenza.",
    },
    changedPassword: {
      subject: "La tua password è stata cambiata",
      lead: "La password dell’account con questo indirizzo è stata cambiata, e l’accesso è stato chiuso su tutti i suoi dispositivi.",
      unasked:
        "Se non eri tu, forse qualcun altro legge la tua posta. Metti al sicuro la tua casella, poi scegli un’altra password con «Hai dimenticato la password?».",
    },
    changedOwnPassword: {
      subject: "La tua password è stata cambiata",
      lead: "La password dell’account con questo indirizzo è stata cambiata da qualcuno che conosceva quella precedente.",
      unasked:
        "Se non eri tu, scegli subito un’altra password con «Hai dimenticato la password?»: così si chiude l’accesso su tutti i dispositivi.",
    },
  },
  fields: {
    name: "Il tuo nome",
    nameHint: "Tutti lo vedono accanto a ciò che pubblichi.",
    email: "E-mail",
    emailHint: "La usi per accedere. La vede solo chi raggiunge un accordo con te.",
    password: "Password",
    newEmail: "Nuova e-mail",
    newPassword: "Nuova password",
    code: "Codice dell’app",
    passkeyName: "Nome della passkey",
    newPasswordHint: `Almeno ${passwordLength.min} caratteri.`,
    borrowed: "Questo dispositivo non è mio",
    borrowedHint: "Qui non resta salvato nulla e, chiudendo la scheda, esci dall’account.",
  },
  rules: {
    required: {
      name: "Inserisci il tuo nome, con almeno due lettere.",
      email: "Inserisci il tuo indirizzo e-mail.",
      password: "Inserisci una password.",
    },
    minLength: {
      name: "Inserisci il tuo nome, con almeno due lettere.",
      password: `Usa almeno ${passwordLength.min} caratteri nella password.`,
    },
    maxLength: {
      name: "Accorcia il nome a non più di 50 caratteri.",
      email: "Inserisci un indirizzo e-mail di non più di 255 caratteri.",
      password: `Usa non più di ${passwordLength.max} caratteri nella password.`,
    },
    firstCharIsLetter: { name: "Comincia il nome con una lettera." },
    forbiddenSymbol: { name: "Togli simboli ed emoji dal nome." },
    reservedNames: { name: "Scegli un altro nome: questo non si può usare." },
    invalidEmail: { email: "Inserisci l’indirizzo e-mail così: nome@example.com." },
    commonPassword: {
      password:
        "Questa password è tra le prime che chiunque proverebbe. Scegline una più rara: alcune parole senza legame tra loro sono sicure e facili da ricordare.",
    },
    ownWords: {
      password:
        "Non usare il tuo nome o il tuo indirizzo: sono le prime cose che altri proverebbero. Alcune parole senza legame tra loro sono sicure e facili da ricordare.",
    },
  },
  problems: {
    summary: "Controlla ciò che è segnato qui sotto.",
    wrongOwnPassword: "Password errata. Se non ne hai ancora una, creala con «Hai dimenticato la password?».",
    googleFailed: "Errore di accesso con Google: {status}",
    googleAccountThere:
      "Esiste già un account con questa e-mail. Accedi una volta con la sua password e Google verrà collegato.",
    samePassword: "È la password che hai già. Scegline un’altra.",
    sameEmail: "Inserisci un altro indirizzo: questo è già il tuo.",
    wrongPassword: "E-mail o password errata.",
    emailTaken: "Esiste già un account con questa e-mail. Accedi con quello.",
    emailRefused:
      "Questa e-mail non si può usare per un nuovo account. Se pensi che sia un errore, scrivi all’assistenza.",
    tooManyTries: "Troppi tentativi. Aspetta un quarto d’ora, poi riprova.",
    slowedDown:
      "Ci sono stati molti tentativi con questa e-mail, perciò l’accesso da nuovi dispositivi è rallentato. Aspetta mezzo minuto, poi riprova, oppure scegli una nuova password con “Hai dimenticato la password?”: così questo dispositivo entra subito.",
    tooManyLetters:
      "Abbiamo già inviato molte e-mail, perciò non ne è partita un’altra. Cerca l’ultima nella posta in arrivo, oppure aspetta un’ora.",
    busy: "In questo momento stanno accedendo troppe persone. Aspetta qualche secondo, poi riprova.",
    otherOrigin: "Questo modulo è stato inviato da un altro sito, perciò non è stato accettato.",
  },
  signOut: {
    title: "Uscire?",
    lead: "Puoi accedere di nuovo in qualunque momento.",
    button: "Esci",
    stay: "Resta",
    leaving: "Uscita in corso…",
  },
  signedOut: { title: "Uscita effettuata", lead: "A presto." },
  failed: {
    title: "L’accesso non è riuscito",
    lead: "Non è andato perso nulla. Torna indietro e accedi di nuovo.",
    expiredTitle: "Questa pagina è scaduta",
    expiredLead:
      "È rimasta aperta troppo a lungo, o nel frattempo hai effettuato l’accesso altrove. Torna indietro e accedi di nuovo.",
  },
  home: "Torna alla home",
}
