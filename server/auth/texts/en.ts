/** The texts of the sign-in pages and their letters in English, which say what there is to write in the others. */
import { minuteMs } from "../../../src/domain/durations.ts"
import type { Language } from "../../../src/domain/languages.ts"
import { letterLinkMs } from "../limits.ts"
import { passwordLength } from "../passwords.ts"
import { englishSecondStep } from "./second-step/en.ts"

const linkMinutes = letterLinkMs / minuteMs

export const english = {
  language: "en-US",
  errorTitle: "Error: ",
  signIn: {
    title: "Sign in",
    lead: "Welcome back.",
    button: "Sign in",
    other: "New here?",
    otherLink: "Create an account",
    forgotten: "Forgot your password?",
  },
  register: {
    title: "Create an account",
    lead: "One account to get work done and to offer your own.",
    button: "Create the account",
    other: "Have an account?",
    otherLink: "Sign in",
  },
  google: {
    button: "Continue with Google",
    leading: "On to Google …",
  },
  forgottenPassword: {
    title: "Forgot your password?",
    lead: "Write the e-mail address of your account. You will get a letter with a link, by which you choose a new password.",
    button: "Send the letter",
    signIn: "Back to signing in",
  },
  letterSent: {
    title: "Look into your inbox",
    lead: `If there is an account with this address, a letter with a link is on its way. The link works once, for ${linkMinutes} minutes.`,
    missing:
      "No letter after a few minutes? Look among the unwanted mail, and check whether the address is the one of your account.",
    again: "Write another address",
    ownLead: `A letter with a link is on its way. The link works once, for ${linkMinutes} minutes.`,
    back: "Back to your profile",
  },
  email: {
    title: "Your e-mail address",
    lead: "You sign in with it, and get letters there when you forget the password.",
    verified: "is confirmed.",
    unverified: "is not confirmed yet.",
    again: "Send the letter that confirms it",
    button: "Send a letter to the new address",
    home: "Back to the settings",
  },
  password: {
    title: "Change your password",
    lead: "Write the one that you have, and the one that you want instead.",
    button: "Change the password",
    current: "Current password",
    others: "Sign out my other devices",
    othersHint: "Leave this ticked if somebody else might know the old password.",
    endedLead: "Your other devices are signed out.",
    keptLead: "You stay signed in here and on your other devices.",
  },
  secondStep: englishSecondStep,
  signInFirst: {
    title: "Sign in first",
    lead: "This page is only for whoever is signed in.",
    button: "Sign in",
  },
  verifyEmail: {
    title: "Confirm your e-mail address",
    lead: "Is this the address of your account?",
    button: "Confirm the address",
  },
  emailVerified: {
    title: "Your address is confirmed",
    lead: "Letters will reach you, should you ever forget the password.",
    button: "Go on",
  },
  newEmail: {
    title: "Use this e-mail address?",
    lead: "From then on you sign in with it. The address from before is told, and works no longer.",
    button: "Use this address",
  },
  emailChanged: {
    title: "Your address is changed",
    lead: "From now on you sign in with this one.",
    button: "Go on",
  },
  emailTaken: {
    title: "This address can't be used",
    lead: "There is another account with it by now. Yours keeps the address that it has.",
    button: "Choose another one",
  },
  newPassword: {
    title: "Choose a new password",
    lead: "It is for the account of the address below. All devices on which it is signed in will be signed out.",
    button: "Set the password",
  },
  passwordSet: {
    title: "Your password is changed",
    lead: "All devices are signed out. Sign in with the new password.",
    button: "Sign in",
  },
  deadLink: {
    title: "This link no longer works",
    lead: `A link in a letter works once, for ${linkMinutes} minutes. Ask for a new letter.`,
    button: "Ask for a new letter",
  },
  letters: {
    hello: "Hello,",
    ends: `The link works once, for ${linkMinutes} minutes.`,
    noReply: "This letter was written by a machine, which reads no answers.",
    forgottenPassword: {
      subject: "Choose a new password",
      lead: "Somebody asked for a new password for the account with this address. This link lets you choose it:",
      button: "Choose a new password",
      unasked: "If it was not you, there is nothing to do: without the link your password stays as it is.",
    },
    newAccount: {
      subject: "Confirm your e-mail address",
      lead: "An account was made with this address. This link confirms that it is yours:",
      button: "Confirm the address",
      unasked: "If it was not you, there is nothing to do: nobody can confirm the address without this letter.",
    },
    newEmail: {
      subject: "Use this e-mail address",
      lead: "Somebody wants to sign in with this address from now on. This link makes it the one of their account:",
      button: "Use this address",
      unasked: "If it was not you, there is nothing to do: without the link nothing changes.",
    },
    takenEmail: {
      subject: "You have an account already",
      lead: "Somebody wanted to use this address for another account. Yours has it already, so nothing was changed.",
      unasked: "If it was you, sign in with this address. If it was not, there is nothing to do.",
    },
    changedEmail: {
      subject: "Your e-mail address was changed",
      lead: "Your account has another address now. Nobody can sign in with this one any more.",
      unasked: "If it was not you, write to the support at once.",
    },
    changedPassword: {
      subject: "Your password was changed",
      lead: "The password of the account with this address was changed, and all its devices were signed out.",
      unasked:
        "If it was not you, somebody else may read your mail. Secure your mailbox, then choose another password by “Forgot your password?”.",
    },
    changedOwnPassword: {
      subject: "Your password was changed",
      lead: "The password of the account with this address was changed by somebody who knew the one from before.",
      unasked:
        "If it was not you, choose another password at once by “Forgot your password?”: that signs out all devices.",
    },
  },
  fields: {
    name: "Your name",
    nameHint: "Everybody sees it beside what you publish.",
    email: "E-mail",
    emailHint: "You sign in with it. Only whoever you make a deal with sees it.",
    password: "Password",
    newEmail: "New e-mail",
    newPassword: "New password",
    code: "Code from the app",
    passkeyName: "Name of the passkey",
    newPasswordHint: `At least ${passwordLength.min} characters.`,
    borrowed: "This is not my device",
    borrowedHint: "Nothing is kept here, and closing the tab signs you out.",
  },
  rules: {
    required: {
      name: "Write your name, in at least two letters.",
      email: "Write your e-mail address.",
      password: "Write a password.",
    },
    minLength: {
      name: "Write your name, in at least two letters.",
      password: `Use at least ${passwordLength.min} characters in the password.`,
    },
    maxLength: {
      name: "Shorten your name to at most 50 characters.",
      email: "Write an e-mail address of at most 255 characters.",
      password: `Use at most ${passwordLength.max} characters in the password.`,
    },
    firstCharIsLetter: { name: "Start your name with a letter." },
    forbiddenSymbol: { name: "Leave symbols and emoji out of your name." },
    reservedNames: { name: "Choose another name: this one can't be used." },
    invalidEmail: { email: "Write the e-mail address like name@example.com." },
    commonPassword: {
      password:
        "This password is one of the first that anybody tries. Choose a rarer one: a few words that don’t belong together are strong and easy to keep.",
    },
    ownWords: {
      password:
        "Leave your name and your address out: these are what others would try first. A few words that don’t belong together are strong and easy to keep.",
    },
  },
  problems: {
    summary: "Please check what is marked below.",
    wrongOwnPassword: "Wrong password. Whoever has none yet sets one by “Forgot your password?”.",
    googleFailed: "Google login error: {status}",
    googleAccountThere:
      "There is already an account with this e-mail. Sign in with its password once, and Google is connected to it.",
    samePassword: "This is the password that you have. Choose another one.",
    sameEmail: "Write another address: this one is yours already.",
    wrongPassword: "Wrong e-mail or password.",
    emailTaken: "There is already an account with this e-mail. Sign in instead.",
    emailRefused: "This e-mail can't be used for a new account. If you think this is wrong, write to support.",
    tooManyTries: "Too many tries. Wait a quarter of an hour, then try again.",
    slowedDown:
      "Many tries were made with this e-mail, so new devices are let in slowly. Wait half a minute, then try again, or choose a new password by “Forgot your password?”: that lets this device in at once.",
    tooManyLetters:
      "Many letters were asked for, so no further one was sent. Look for the last one in your inbox, or wait an hour.",
    busy: "Too many people are signing in right now. Wait a few seconds, then try again.",
    otherOrigin: "This form was sent from another site, so it was not accepted.",
  },
  signOut: {
    title: "Sign out?",
    lead: "You can sign in again at any time.",
    button: "Sign out",
    stay: "Stay signed in",
    leaving: "Signing you out …",
  },
  signedOut: { title: "You are signed out", lead: "See you soon." },
  failed: {
    title: "Sign-in could not go on",
    lead: "Nothing is lost. Go back and sign in once more.",
    expiredTitle: "This page is too old",
    expiredLead: "It was open for too long, or you signed in elsewhere meanwhile. Go back and sign in once more.",
  },
  home: "Back to the home page",
} as const

type Widened<Value> = Value extends Language
  ? Language
  : Value extends string
    ? string
    : { readonly [Key in keyof Value]: Widened<Value[Key]> }

export type Texts = Widened<typeof english>
export type SecondStepTexts = Texts["secondStep"]
