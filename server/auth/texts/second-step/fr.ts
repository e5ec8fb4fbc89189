/** The texts of the second step in French. D105, E610. */
import type { SecondStepTexts } from "../en.ts"

export const frenchSecondStep: SecondStepTexts = {
  title: "Deuxième étape de connexion",
  lead: "Le mot de passe ne suffit alors plus pour se connecter : qui l’apprend ne peut toujours pas entrer.",
  on: "La deuxième étape est activée.",
  off: "La deuxième étape est désactivée.",
  back: "Revenir à la deuxième étape",
  added: "Ajoutée le {date}.",
  app: {
    title: "Application d’authentification",
    lead: "Une application sur votre téléphone affiche un nouveau code toutes les 30 secondes.",
    setUp: "Configurer une application",
    remove: "Retirer l’application",
  },
  setUpApp: {
    title: "Configurer une application d’authentification",
    lead: "Toute application qui affiche des codes de connexion convient. Saisissez d’abord votre mot de passe.",
    button: "Continuer",
  },
  scan: {
    title: "Scannez ceci avec l’application",
    lead: "Saisissez ensuite les six chiffres que l’application affiche.",
    picture: "Code QR pour l’application d’authentification",
    key: "Si vous ne pouvez pas le scanner, saisissez cette clé dans l’application :",
    link: "Ouvrir l’application sur cet appareil",
    button: "Activer la deuxième étape",
  },
  removeApp: {
    title: "Retirer l’application d’authentification ?",
    lead: "Ses codes ne vous laisseront plus entrer. Saisissez votre mot de passe pour confirmer.",
    button: "Retirer l’application",
  },
  codes: {
    title: "Codes de secours",
    lead: "Ils vous laissent entrer quand vous n’avez pas de téléphone sous la main.",
    left: "Non utilisés : {left} sur {all}.",
    renew: "Créer de nouveaux codes",
  },
  renewCodes: {
    title: "Créer de nouveaux codes de secours ?",
    lead: "Les précédents ne fonctionneront plus. Saisissez votre mot de passe pour confirmer.",
    button: "Créer de nouveaux codes",
  },
  newCodes: {
    title: "Conservez ces codes de secours",
    lead: "Chacun vous laisse entrer une fois quand vous n’avez pas de téléphone sous la main. Ils ne s’affichent que maintenant : imprimez-les ou notez-les, et gardez-les à part du téléphone.",
    button: "Je les ai conservés",
  },
  othersHint: "Laissez cette case cochée si quelqu’un d’autre est peut-être connecté à votre place.",
  signIn: {
    title: "Deuxième étape",
    appLead: "Saisissez le code que votre application d’authentification affiche en ce moment.",
    recoveryLead: "Saisissez l’un des codes de secours que vous avez conservés. Chacun sert une fois.",
    button: "Se connecter",
    byRecovery: "Utiliser un code de secours",
    byApp: "Utiliser l’application d’authentification",
    lost: "Téléphone et codes perdus ?",
    support: "Écrire à l’assistance",
  },
  recoveryCode: "Code de secours",
  problems: {
    noCode: "Saisissez le code.",
    wrongCode: "Code incorrect. Saisissez le plus récent, et vérifiez l’heure du téléphone.",
    usedCode: "Ce code a déjà servi. Attendez le suivant.",
    wrongRecoveryCode: "Code de secours incorrect, ou déjà utilisé.",
    setupOver: "Cela a pris trop de temps. Recommencez.",
  },
  letter: {
    subject: "Votre deuxième étape de connexion a été modifiée",
    leads: {
      appAdded: "Une application d’authentification a été configurée pour le compte associé à cette adresse.",
      appRemoved: "L’application d’authentification a été retirée du compte associé à cette adresse.",
      codesRenewed: "De nouveaux codes de secours ont été créés pour le compte associé à cette adresse.",
      codeUsed: "Quelqu’un s’est connecté au compte associé à cette adresse avec l’un de ses codes de secours.",
      turnedOff:
        "La deuxième étape du compte associé à cette adresse a été désactivée par ceux qui gèrent la plateforme.",
    },
    unasked:
      "Si ce n’était pas vous, choisissez tout de suite un autre mot de passe avec « Mot de passe oublié ? » : tous les appareils seront déconnectés. Vérifiez ensuite la deuxième étape dans les paramètres.",
  },
  refusedLetter: {
    subject: "Quelqu’un a saisi votre mot de passe",
    lead: "Quelqu’un a saisi le bon mot de passe du compte associé à cette adresse, mais a échoué à la deuxième étape et n’a pas pu entrer.",
    unasked: "Si ce n’était pas vous, choisissez tout de suite un autre mot de passe avec « Mot de passe oublié ? ».",
  },
  forced: "Qui modère se connecte aussi avec une deuxième étape.",
}
