/** Shows what is pushed while nobody looks at the app, and opens what it is about. Spec §2 Pop-up notifications; D84; E92. */

interface Pushed {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly language: string
  /** What it is about: of each only the newest is shown. */
  readonly tag: string
  readonly target: string
  readonly createdAt: string // ISO 8601
}

type Kept = Pick<Pushed, "key" | "target" | "createdAt">

interface PageOfApp {
  readonly url: string
  readonly visibilityState?: string
  readonly focus?: () => Promise<unknown>
}

interface Waiting {
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface PushEvents {
  readonly push: Waiting & { readonly data: { readonly json: () => Pushed } | null }
  readonly notificationclick: Waiting & {
    readonly notification: { readonly close: () => void; readonly data: Kept }
  }
}

/** As much of a worker's global scope as pushes need. */
export interface PushScope {
  readonly location: { readonly origin: string }
  readonly navigator?: { readonly setAppBadge?: () => Promise<void> }
  readonly clients: {
    readonly matchAll: (of: {
      readonly type: "window"
      readonly includeUncontrolled: true
    }) => Promise<readonly PageOfApp[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly registration: {
    readonly getNotifications: (of: { readonly tag: string }) => Promise<readonly { readonly data: Kept }[]>
    readonly showNotification: (
      title: string,
      how: {
        readonly body: string
        readonly lang: string
        readonly tag: string
        readonly icon: string
        readonly data: Kept
      },
    ) => Promise<void>
  }
  readonly addEventListener: <Name extends keyof PushEvents>(
    name: Name,
    listener: (event: PushEvents[Name]) => void,
  ) => void
}

export const listenToPushes = (scope: PushScope): void => {
  const pages = () => scope.clients.matchAll({ type: "window", includeUncontrolled: true })

  const show = async ({ key, title, text, language, tag, target, createdAt }: Pushed): Promise<void> => {
    const open = await pages()
    // Whoever looks at the app is told by the app itself.
    if (open.some(({ visibilityState }) => visibilityState === "visible")) return
    const shown = await scope.registration.getNotifications({ tag })
    // Something newer about the same thing came first.
    if (shown.some(({ data }) => data.createdAt > createdAt)) return
    const data = { key, target, createdAt }
    // How many are unread is for the app to say, once it is opened.
    await scope.navigator?.setAppBadge?.().catch(() => undefined)
    await scope.registration.showNotification(title, { body: text, lang: language, tag, icon: "/icon-192.png", data })
  }

  const follow = async (target: string): Promise<void> => {
    const url = new URL(target, scope.location.origin)
    if (url.origin !== scope.location.origin) return
    const there = (await pages()).find((page) => page.url === url.href)
    await (there?.focus === undefined ? scope.clients.openWindow(url.href) : there.focus())
  }

  scope.addEventListener("push", (event) => {
    if (event.data !== null) event.waitUntil(show(event.data.json()))
  })

  scope.addEventListener("notificationclick", (event) => {
    event.notification.close()
    event.waitUntil(follow(event.notification.data.target))
  })
}
