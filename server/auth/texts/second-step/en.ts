/** The texts of the second step in English, which say what there is to write in the others. D105, E610. */

export const englishSecondStep = {
  title: "Second step of signing in",
  lead: "Signing in then takes more than the password: somebody who learns it still can’t get in.",
  on: "The second step is on.",
  off: "The second step is off.",
  back: "Back to the second step",
  added: "Added on {date}.",
  app: {
    title: "Authenticator app",
    lead: "An app on your phone shows a new code every 30 seconds.",
    setUp: "Set up an app",
    remove: "Remove the app",
  },
  setUpApp: {
    title: "Set up an authenticator app",
    lead: "Any app will do that shows codes for signing in. Write your password first.",
    button: "Go on",
  },
  scan: {
    title: "Scan this with the app",
    lead: "Then write the six digits that the app shows.",
    picture: "QR code for the authenticator app",
    key: "If you can’t scan it, write this key into the app:",
    link: "Open the app on this device",
    button: "Turn on the second step",
  },
  forced: "Whoever moderates signs in with a second step, too.",
  removeApp: {
    title: "Remove the authenticator app?",
    lead: "Its codes will no longer let you in. Write your password to confirm.",
    button: "Remove the app",
  },
  codes: {
    title: "Recovery codes",
    lead: "They let you in when you have no phone at hand.",
    left: "Unused: {left} of {all}.",
    renew: "Make new codes",
  },
  renewCodes: {
    title: "Make new recovery codes?",
    lead: "The ones from before will no longer work. Write your password to confirm.",
    button: "Make new codes",
  },
  newCodes: {
    title: "Keep these recovery codes",
    lead: "Each lets you in once when you have no phone at hand. They are shown only now: print them or write them down, and keep them apart from the phone.",
    button: "I have kept them",
  },
  othersHint: "Leave this ticked if somebody else might be signed in as you.",
  signIn: {
    title: "Second step",
    appLead: "Write the code that your authenticator app shows now.",
    recoveryLead: "Write one of the recovery codes that you kept. Each works once.",
    button: "Sign in",
    byRecovery: "Use a recovery code",
    byApp: "Use the authenticator app",
    lost: "Lost the phone and the codes?",
    support: "Write to support",
  },
  recoveryCode: "Recovery code",
  problems: {
    noCode: "Write the code.",
    wrongCode: "Wrong code. Write the newest one, and check the clock of the phone.",
    usedCode: "This code was used already. Wait for the next one.",
    wrongRecoveryCode: "Wrong recovery code, or one that was used already.",
    setupOver: "That took too long. Begin once more.",
  },
  letter: {
    subject: "Your second step of signing in was changed",
    leads: {
      appAdded: "An authenticator app was set up for the account with this address.",
      appRemoved: "The authenticator app was removed from the account with this address.",
      codesRenewed: "New recovery codes were made for the account with this address.",
      codeUsed: "Somebody signed in to the account with this address by one of its recovery codes.",
      turnedOff: "The second step of the account with this address was turned off by those who run the marketplace.",
    },
    unasked:
      "If it was not you, choose another password at once by “Forgot your password?”: that signs out all devices. Then look at the second step in the settings.",
  },
  refusedLetter: {
    subject: "Somebody wrote your password",
    lead: "Somebody wrote the right password of the account with this address, but failed at the second step and was not let in.",
    unasked: "If it was not you, choose another password at once by “Forgot your password?”.",
  },
} as const
