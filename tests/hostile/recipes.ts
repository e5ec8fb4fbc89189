/**
 * The recipes for calling what a machine can't: functions whose first parameter is a text and another one of which is a
 * part of the running program. The test names who has none yet; a recipe calls it as the program does. So does that of
 * a function which is only given what another one has cut to its limits.
 */
import { plainSearch } from "../../src/domain/search.ts"

export type Recipe = (call: (...given: readonly unknown[]) => unknown, text: string) => unknown

/** Reads no text of people, and why. */
const readsNone = (_reason: string): Recipe => {
  return () => null
}

const ofAnAccount = "Its text is the key of an account."

export const recipes: Readonly<Record<string, Recipe>> = {
  "src/domain/search.ts searchQueryKey": (call, text) => call(plainSearch("Order", text)),
  "server/db/listening.ts listenOver": readsNone("Its text is the address of the operator's database."),
  "server/demo-company/member.ts clientsAt": readsNone("Its text is the server's own address."),
  "server/pages/heads.ts fullAddresses": readsNone("Its text is the server's own address."),
  "server/push/addresses.ts publicLookup": readsNone(
    "The system resolves the name; it has been checked as an address.",
  ),
  "server/files/cleaning/media.ts withFile": readsNone("Its text is the path of a received file."),
  "server/files/cleaning/office-parts.ts cleanXml": (call, text) =>
    call("word/document.xml", new TextEncoder().encode(text)),
  "server/notices/system.ts system": readsNone(ofAnAccount),
  "server/notices/system.ts notificationsReadNotice": readsNone(ofAnAccount),
}
