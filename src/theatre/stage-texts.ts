/** The app's texts in the languages of a log, which the theatre fetches for the stage. architecture: Theatre. */

const scopes: readonly string[] = JSON.parse(process.env["TEXT_SCOPES"] ?? "[]") as readonly string[]

/** The folder of texts; the stage's environment names the same one. */
const host = "/i18n"

/** A language that the app does not speak any more has none; the stage then says what it lacks. */
export const stageTexts = async (languages: readonly string[]): Promise<Readonly<Record<string, string>>> => {
  const paths = languages.flatMap((language) => scopes.map((scope) => `${host}/${language}/${scope}.json`))
  const found = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(path)
      return answer.ok ? [[path, await answer.text()] as const] : []
    }),
  )
  return Object.fromEntries(found.flat())
}
