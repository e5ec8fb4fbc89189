/** The texts of the second step in Italian. D105, E610. */
import type { SecondStepTexts } from "../en.ts"

export const italianSecondStep: SecondStepTexts = {
  title: "Secondo passaggio dell’accesso",
  lead: "Per accedere non basta più la password: chi la scopre non riesce comunque a entrare.",
  on: "Il secondo passaggio è attivo.",
  off: "Il secondo passaggio non è attivo.",
  back: "Torna al secondo passaggio",
  added: "Aggiunta il {date}.",
  app: {
    title: "App di autenticazione",
    lead: "Un’app sul telefono mostra un nuovo codice ogni 30 secondi.",
    setUp: "Configura un’app",
    remove: "Rimuovi l’app",
  },
  setUpApp: {
    title: "Configura un’app di autenticazione",
    lead: "Va bene qualsiasi app che mostra codici di accesso. Inserisci prima la password.",
    button: "Continua",
  },
  scan: {
    title: "Inquadralo con l’app",
    lead: "Poi inserisci le sei cifre che l’app mostra.",
    picture: "Codice QR per l’app di autenticazione",
    key: "Se non puoi inquadrarlo, inserisci questa chiave nell’app:",
    link: "Apri l’app su questo dispositivo",
    button: "Attiva il secondo passaggio",
  },
  removeApp: {
    title: "Rimuovere l’app di autenticazione?",
    lead: "I suoi codici non ti faranno più entrare. Inserisci la password per confermare.",
    button: "Rimuovi l’app",
  },
  codes: {
    title: "Codici di recupero",
    lead: "Ti fanno entrare quando non hai il telefono a portata di mano.",
    left: "Non ancora usati: {left} su {all}.",
    renew: "Crea nuovi codici",
  },
  renewCodes: {
    title: "Creare nuovi codici di recupero?",
    lead: "Quelli di prima non funzioneranno più. Inserisci la password per confermare.",
    button: "Crea nuovi codici",
  },
  newCodes: {
    title: "Conserva questi codici di recupero",
    lead: "Ognuno ti fa entrare una volta quando non hai il telefono a portata di mano. Vengono mostrati solo ora: stampali o scrivili, e tienili lontano dal telefono.",
    button: "Li ho conservati",
  },
  othersHint: "Lascia la spunta se qualcun altro potrebbe avere l’accesso a tuo nome.",
  signIn: {
    title: "Secondo passaggio",
    appLead: "Inserisci il codice che la tua app di autenticazione mostra ora.",
    recoveryLead: "Inserisci uno dei codici di recupero che hai conservato. Ognuno vale una volta.",
    button: "Accedi",
    byRecovery: "Usa un codice di recupero",
    byApp: "Usa l’app di autenticazione",
    lost: "Hai perso il telefono e i codici?",
    support: "Scrivi all’assistenza",
  },
  recoveryCode: "Codice di recupero",
  problems: {
    noCode: "Inserisci il codice.",
    wrongCode: "Codice sbagliato. Inserisci il più recente e controlla l’ora del telefono.",
    usedCode: "Questo codice è già stato usato. Aspetta il prossimo.",
    wrongRecoveryCode: "Codice di recupero sbagliato o già usato.",
    setupOver: "È passato troppo tempo. Ricomincia.",
  },
  letter: {
    subject: "Il secondo passaggio del tuo accesso è stato cambiato",
    leads: {
      appAdded: "Per l’account con questo indirizzo è stata configurata un’app di autenticazione.",
      appRemoved: "L’app di autenticazione è stata rimossa dall’account con questo indirizzo.",
      codesRenewed: "Per l’account con questo indirizzo sono stati creati nuovi codici di recupero.",
      codeUsed: "Qualcuno è entrato nell’account con questo indirizzo con uno dei suoi codici di recupero.",
      turnedOff:
        "Il secondo passaggio dell’account con questo indirizzo è stato disattivato da chi gestisce la piattaforma.",
    },
    unasked:
      "Se non eri tu, scegli subito un’altra password con «Hai dimenticato la password?»: così si chiude l’accesso su tutti i dispositivi. Poi controlla il secondo passaggio nelle impostazioni.",
  },
  refusedLetter: {
    subject: "Qualcuno ha inserito la tua password",
    lead: "Qualcuno ha inserito la password giusta dell’account con questo indirizzo, ma si è fermato al secondo passaggio e non è entrato.",
    unasked: "Se non eri tu, scegli subito un’altra password con «Hai dimenticato la password?».",
  },
  forced: "Anche chi modera accede con un secondo passaggio.",
}
