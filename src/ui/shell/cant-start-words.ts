/** The few words that must be there before any texts can be: the settings that say where texts are did not come. D106. */
export const cantStartWords = {
  title: "The app can't start",
  hint: "Its settings could not be loaded. Check your connection and try again.",
  retry: "Try again",
} as const
