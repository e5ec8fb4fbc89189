/** The few words that must be there before any texts can be: the settings that say where texts are did not come. */
interface CantStartWords {
  readonly title: string
  readonly hint: string
  readonly retry: string
}

export const cantStartWords: CantStartWords = {
  title: "The app can't start",
  hint: "Its settings could not be loaded. Check your connection and try again.",
  retry: "Try again",
}

/** In the language of the page, where the server wrote it; the page that is kept for a start without a network is in English. */
export const cantStartWordsIn = (page: Pick<Document, "getElementById">): CantStartWords => ({
  ...cantStartWords,
  ...page.getElementById("app")?.dataset,
})
