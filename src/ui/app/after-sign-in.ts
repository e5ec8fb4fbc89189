/** Where somebody goes on after signing in: the same page, with the modal that wanted it. */
import { openModal, withoutModal } from "./paths.ts"

export const afterSignIn = (path: string, search: string): string => {
  if (openModal(search)?.name === "sign-in") return withoutModal({ path, search })
  return search === "" ? path : `${path}?${search}`
}
