/** The log that the address of the theatre names: one that its server has, or that of the app in another tab. */
import { handingChannel, logPlaces, servedLog, type Handing } from "../domain/theatre-pages.ts"

/** The app answers at once where it is open. */
const answersWithinMs = 10_000

export interface GivenLog {
  readonly name: string
  readonly file: Blob
}

const fromServer = async (): Promise<GivenLog> => {
  const answer = await fetch(servedLog)
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const [, name = "log"] = /filename\*=UTF-8''(.+)$/u.exec(answer.headers.get("content-disposition") ?? "") ?? []
  return { name: decodeURIComponent(name), file: await answer.blob() }
}

const fromApp = (): Promise<GivenLog> =>
  new Promise((resolve, reject) => {
    const port = new BroadcastChannel(handingChannel)
    const late = setTimeout(() => {
      port.close()
      reject(new Error("no answer"))
    }, answersWithinMs)
    port.addEventListener("message", ({ data }: MessageEvent<Handing>) => {
      if (data.kind !== "log") return
      clearTimeout(late)
      port.close()
      resolve({ name: data.name, file: new Blob([data.text]) })
    })
    port.postMessage({ kind: "wanted" } satisfies Handing)
  })

/** Null: the address names none. */
export const givenLog = (hash: string): Promise<GivenLog> | null => {
  const log = hash === logPlaces.served ? fromServer() : hash === logPlaces.app ? fromApp() : null
  // The page says what went wrong, and it may have gone wrong before there is a page.
  log?.catch(() => undefined)
  return log
}
