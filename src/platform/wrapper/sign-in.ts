/** The identity provider's pages in the in-app browser, with links back into the app. Spec §7 Sign-in. */
import type { Environment } from "../../domain/environment.ts"
import type { WrapperSignIn } from "./wrapper.ts"

export const createSignIn = (
  { link, clientId }: NonNullable<Environment["mobileApp"]>,
  open: (url: string) => Promise<void>,
  view: Pick<Window, "location">,
): WrapperSignIn => ({
  clientId,
  callback: `${link}/auth/callback`,
  signedOut: `${link}/`,
  navigator: {
    prepare: async () => ({
      navigate: async ({ url }) => {
        await open(url)
        // A browser has left the page by now, and what it held of the person with it.
        if (new URL(url).searchParams.has("post_logout_redirect_uri")) view.location.replace("/")
        return { url }
      },
      close: () => undefined,
    }),
    callback: async () => undefined,
  },
})
