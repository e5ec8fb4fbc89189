/** The texts of the sign-in pages and their letters in French. */
import { minuteMs } from "../../../src/domain/durations.ts"
import { letterLinkMs } from "../limits.ts"
import { passwordLength } from "../passwords.ts"
import type { Texts } from "./en.ts"
import { frenchSecondStep } from "./second-step/fr.ts"

const linkMinutes = letterLinkMs / minuteMs

export const french: Texts = {
  language: "fr-FR",
  errorTitle: "Erreur : ",
  signIn: {
    title: "Se connecter",
    lead: "Bon retour parmi nous.",
    button: "Se connecter",
    other: "Première visite ?",
    otherLink: "Créer un compte",
    forgotten: "Mot de passe oublié ?",
  },
  register: {
    title: "Créer un compte",
    lead: "Un seul compte pour trouver un prestataire et proposer vos services.",
    button: "Créer le compte",
    other: "Vous avez déjà un compte ?",
    otherLink: "Se connecter",
  },
  google: {
    button: "Continuer avec Google",
    leading: "Redirection vers Google…",
  },
  forgottenPassword: {
    title: "Mot de passe oublié ?",
    lead: "Saisissez l’adresse e-mail de votre compte. Vous recevrez un lien pour choisir un nouveau mot de passe.",
    button: "Envoyer l’e-mail",
    signIn: "Revenir à la connexion",
  },
  letterSent: {
    title: "Consultez votre boîte de réception",
    lead: `S’il existe un compte avec cette adresse, un e-mail avec un lien est en route. Le lien ne sert qu’une fois et reste valable ${linkMinutes} minutes.`,
    missing:
      "Toujours rien au bout de quelques minutes ? Regardez dans les courriers indésirables, et vérifiez que l’adresse est bien celle de votre compte.",
    again: "Saisir une autre adresse",
    ownLead: `Un e-mail avec un lien est en route. Le lien ne sert qu’une fois et reste valable ${linkMinutes} minutes.`,
    back: "Revenir à votre profil",
  },
  email: {
    title: "Votre adresse e-mail",
    lead: "Elle vous sert à vous connecter, et c’est là que nous écrivons si vous oubliez le mot de passe.",
    verified: "est confirmée.",
    unverified: "n’est pas encore confirmée.",
    again: "Envoyer l’e-mail de confirmation",
    button: "Envoyer un e-mail à la nouvelle adresse",
    home: "Revenir aux paramètres",
  },
  password: {
    title: "Changer de mot de passe",
    lead: "Saisissez votre mot de passe actuel, puis celui que vous voulez à la place.",
    button: "Changer le mot de passe",
    current: "Mot de passe actuel",
    others: "Déconnecter mes autres appareils",
    othersHint: "Laissez cette case cochée si quelqu’un d’autre connaît peut-être l’ancien mot de passe.",
    endedLead: "Vos autres appareils sont déconnectés.",
    keptLead: "Vous restez connecté ici et sur vos autres appareils.",
  },
  secondStep: frenchSecondStep,
  signInFirst: {
    title: "Connectez-vous d’abord",
    lead: "Cette page est réservée aux personnes connectées.",
    button: "Se connecter",
  },
  verifyEmail: {
    title: "Confirmez votre adresse e-mail",
    lead: "Est-ce bien l’adresse de votre compte ?",
    button: "Confirmer l’adresse",
  },
  emailVerified: {
    title: "Votre adresse est confirmée",
    lead: "Nos e-mails vous parviendront si vous oubliez un jour le mot de passe.",
    button: "Continuer",
  },
  newEmail: {
    title: "Utiliser cette adresse e-mail ?",
    lead: "Vous vous connecterez désormais avec elle. L’adresse précédente en sera avertie et ne servira plus.",
    button: "Utiliser cette adresse",
  },
  emailChanged: {
    title: "Votre adresse a été modifiée",
    lead: "Connectez-vous désormais avec celle-ci.",
    button: "Continuer",
  },
  emailTaken: {
    title: "Cette adresse ne peut pas être utilisée",
    lead: "Un autre compte l’utilise désormais. Le vôtre garde son adresse actuelle.",
    button: "Choisir une autre adresse",
  },
  newPassword: {
    title: "Choisissez un nouveau mot de passe",
    lead: "Il servira pour le compte dont l’adresse est ci-dessous. Tous les appareils connectés à ce compte seront déconnectés.",
    button: "Enregistrer le mot de passe",
  },
  passwordSet: {
    title: "Votre mot de passe a été modifié",
    lead: "Tous les appareils sont déconnectés. Connectez-vous avec le nouveau mot de passe.",
    button: "Se connecter",
  },
  deadLink: {
    title: "Ce lien n’est plus valable",
    lead: `Le lien d’un e-mail ne sert qu’une fois et reste valable ${linkMinutes} minutes. Faites-vous envoyer un nouvel e-mail.`,
    button: "Recevoir un nouvel e-mail",
  },
  letters: {
    hello: "Bonjour,",
    ends: `Le lien ne sert qu’une fois et reste valable ${linkMinutes} minutes.`,
    noReply: "Cet e-mail a été envoyé automatiquement ; personne ne lit les réponses.",
    forgottenPassword: {
      subject: "Choisissez un nouveau mot de passe",
      lead: "Quelqu’un a demandé un nouveau mot de passe pour le compte associé à cette adresse. Ce lien vous permet de le choisir :",
      button: "Choisir un nouveau mot de passe",
      unasked: "Si ce n’était pas vous, il n’y a rien à faire : sans le lien, votre mot de passe reste ce qu’il est.",
    },
    newAccount: {
      subject: "Confirmez votre adresse e-mail",
      lead: "Un compte a été créé avec cette adresse. Ce lien confirme qu’elle est à vous :",
      button: "Confirmer l’adresse",
      unasked: "Si ce n’était pas vous, il n’y a rien à faire : personne ne peut confirmer l’adresse sans cet e-mail.",
    },
    newEmail: {
      subject: "Confirmez votre nouvelle adresse e-mail",
      lead: "Quelqu’un veut désormais se connecter avec cette adresse. Ce lien en fait l’adresse de son compte :",
      button: "Utiliser cette adresse",
      unasked: "Si ce n’était pas vous, il n’y a rien à faire : sans le lien, rien ne change.",
    },
    takenEmail: {
      subject: "Vous avez déjà un compte",
      lead: "Quelqu’un a voulu utiliser cette adresse pour un autre compte. Le vôtre l’a déjà, donc rien n’a été changé.",
      unasked: "Si c’était vous, connectez-vous avec cette adresse. Sinon, il n’y a rien à faire.",
    },
    changedEmail: {
      subject: "Votre adresse e-mail a été modifiée",
      lead: "Votre compte a maintenant une autre adresse. Plus personne ne peut se connecter avec celle-ci.",
      unasked: "Si ce n’était pas vous, écrivez tout de suite à l’assistance.",
    },
    changedPassword: {
      subject: "Votre mot de passe a été modifié",
      lead: "Le mot de passe du compte associé à cette adresse a été modifié, et tous ses appareils ont été déconnectés.",
      unasked:
        "Si ce n’était pas vous, quelqu’un d’autre lit peut-être vos e-mails. Sécurisez votre boîte aux lettres, puis choisissez un autre mot de passe avec « Mot de passe oublié ? ».",
    },
    changedOwnPassword: {
      subject: "Votre mot de passe a été modifié",
      lead: "Le mot de passe du compte associé à cette adresse a été modifié par quelqu’un qui connaissait le précédent.",
      unasked:
        "Si ce n’était pas vous, choisissez tout de suite un autre mot de passe avec « Mot de passe oublié ? » : tous les appareils seront déconnectés.",
    },
  },
  fields: {
    name: "Votre nom",
    nameHint: "Tout le monde le voit avec ce que vous publiez.",
    email: "E-mail",
    emailHint: "Il vous sert à vous connecter. Seules les personnes avec qui vous concluez un accord le voient.",
    password: "Mot de passe",
    newEmail: "Nouvel e-mail",
    newPassword: "Nouveau mot de passe",
    code: "Code de l’application",
    passkeyName: "Nom de la clé d’accès",
    newPasswordHint: `Au moins ${passwordLength.min} caractères.`,
    borrowed: "Cet appareil n’est pas le mien",
    borrowedHint: "Rien n’est conservé ici, et fermer l’onglet met fin à la session.",
  },
  rules: {
    required: {
      name: "Saisissez votre nom, en deux lettres au moins.",
      email: "Saisissez votre adresse e-mail.",
      password: "Saisissez un mot de passe.",
    },
    minLength: {
      name: "Saisissez votre nom, en deux lettres au moins.",
      password: `Choisissez un mot de passe d’au moins ${passwordLength.min} caractères.`,
    },
    maxLength: {
      name: "Raccourcissez votre nom à 50 caractères au plus.",
      email: "Saisissez une adresse e-mail de 255 caractères au plus.",
      password: `Choisissez un mot de passe d’au plus ${passwordLength.max} caractères.`,
    },
    firstCharIsLetter: { name: "Commencez votre nom par une lettre." },
    forbiddenSymbol: { name: "Évitez les symboles et les émojis dans votre nom." },
    reservedNames: { name: "Choisissez un autre nom : celui-ci n’est pas autorisé." },
    invalidEmail: { email: "Saisissez l’adresse e-mail sous la forme nom@example.com." },
    commonPassword: {
      password:
        "Ce mot de passe fait partie des premiers que l’on essaie. Choisissez-en un plus rare : quelques mots sans lien entre eux sont sûrs et faciles à retenir.",
    },
    ownWords: {
      password:
        "N’utilisez ni votre nom ni votre adresse : c’est ce que l’on essaierait en premier. Quelques mots sans lien entre eux sont sûrs et faciles à retenir.",
    },
  },
  problems: {
    summary: "Vérifiez ce qui est signalé ci-dessous.",
    wrongOwnPassword:
      "Mot de passe incorrect. Si vous n’en avez pas encore, créez-en un avec « Mot de passe oublié ? ».",
    googleFailed: "Échec de la connexion avec Google : {status}",
    googleAccountThere:
      "Il existe déjà un compte avec cet e-mail. Connectez-vous une fois avec son mot de passe, et Google y sera associé.",
    samePassword: "C’est votre mot de passe actuel. Choisissez-en un autre.",
    sameEmail: "Saisissez une autre adresse : celle-ci est déjà la vôtre.",
    wrongPassword: "E-mail ou mot de passe incorrect.",
    emailTaken: "Il existe déjà un compte avec cet e-mail. Connectez-vous plutôt.",
    emailRefused:
      "Cet e-mail ne peut pas servir à créer un compte. Si vous pensez que c’est une erreur, écrivez à l’assistance.",
    tooManyTries: "Trop de tentatives. Attendez un quart d’heure, puis réessayez.",
    slowedDown:
      "Il y a eu beaucoup de tentatives avec cet e-mail : la connexion depuis un nouvel appareil est donc ralentie. Attendez une demi-minute, puis réessayez, ou choisissez un nouveau mot de passe par « Mot de passe oublié ? » : cet appareil sera admis aussitôt.",
    tooManyLetters:
      "Beaucoup d’e-mails ont déjà été envoyés : celui-ci ne l’a donc pas été. Cherchez le dernier dans votre boîte de réception, ou attendez une heure.",
    busy: "Trop de personnes se connectent en ce moment. Attendez quelques secondes, puis réessayez.",
    otherOrigin: "Ce formulaire a été envoyé depuis un autre site : il n’a donc pas été accepté.",
  },
  signOut: {
    title: "Se déconnecter ?",
    lead: "Vous pourrez vous reconnecter à tout moment.",
    button: "Se déconnecter",
    stay: "Rester",
    leaving: "Déconnexion en cours…",
  },
  signedOut: { title: "Votre session est fermée", lead: "À bientôt." },
  failed: {
    title: "La connexion n’a pas abouti",
    lead: "Rien n’est perdu. Revenez en arrière et connectez-vous à nouveau.",
    expiredTitle: "Cette page a expiré",
    expiredLead:
      "Elle est restée ouverte trop longtemps, ou une session a été ouverte ailleurs entre-temps. Revenez en arrière et connectez-vous à nouveau.",
  },
  home: "Revenir à l’accueil",
}
