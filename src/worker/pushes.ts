/**
 * Shows each push, and leads to what it is about. A push service takes a subscription away after a few pushes that
 * showed nothing, so every one shows something: quietly, and closed at once, where somebody has the app in front of
 * them. Spec §2 Pop-up notifications.
 */
import { isAppPage } from "../domain/app-paths.ts"

interface Pushed {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly language: string
  /** The thing that the push is about: of each only the newest is shown. */
  readonly tag: string
  readonly target: string
  readonly createdAt: string // ISO 8601
}

type Kept = Pick<Pushed, "key" | "target" | "createdAt">

export interface PageOfApp {
  readonly url: string
  readonly focused?: boolean
  readonly focus?: () => Promise<unknown>
  readonly postMessage: (message: LeadMessage, ports: MessagePort[]) => void
}

/** To a page: go there, and answer on the port whether you did. */
export interface LeadMessage {
  readonly type: "LEAD"
  readonly target: string
}

interface Shown {
  readonly title: string
  readonly body: string
  readonly lang: string
  readonly data: Kept
  readonly close: () => void
}

interface Waiting {
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface PushEvents {
  readonly push: Waiting & { readonly data: { readonly json: () => unknown } | null }
  readonly notificationclick: Waiting & {
    readonly notification: { readonly close: () => void; readonly data: Kept }
  }
}

/** The part of a worker's global scope that pushes need. */
export interface PushScope {
  readonly location: { readonly origin: string }
  readonly navigator?: { readonly setAppBadge?: () => Promise<void> }
  readonly clients: {
    /** The page that was focused last comes first. */
    readonly matchAll: (of: {
      readonly type: "window"
      readonly includeUncontrolled: true
    }) => Promise<readonly PageOfApp[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly registration: {
    readonly getNotifications: (of: { readonly tag: string }) => Promise<readonly Shown[]>
    readonly showNotification: (
      title: string,
      how: {
        readonly body: string
        readonly lang: string
        readonly tag: string
        readonly icon: string
        readonly silent: boolean
        readonly data: Kept
      },
    ) => Promise<void>
  }
  readonly addEventListener: <Name extends keyof PushEvents>(
    name: Name,
    listener: (event: PushEvents[Name]) => void,
  ) => void
}

/** A page that sleeps does not answer, and a press must lead somewhere. */
const answersWithinMs = 1_000

const isText = (value: unknown): value is string => typeof value === "string"

/** For a push that can't be read: it says that there is something, where all that there is can be read. */
const unread: Pushed = {
  key: "",
  title: "Handra",
  text: "",
  language: "",
  tag: "unread",
  target: "/notifications",
  createdAt: "",
}

const pushedIn = (data: PushEvents["push"]["data"]): Pushed => {
  try {
    const pushed = data?.json() as Readonly<Record<keyof Pushed, unknown>> | null | undefined
    const { key, title, text, language, tag, target, createdAt } = pushed ?? unread
    return isText(key) && isText(title) && isText(text) && isText(tag) && isText(target) && isText(createdAt)
      ? { key, title, text, tag, target, createdAt, language: isText(language) ? language : "" }
      : unread
  } catch {
    return unread
  }
}

/** Leads an open page to a target, and answers whether it went there. */
const leads = (page: PageOfApp, target: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (isThere: boolean): void => {
      clearTimeout(late)
      port1.close()
      resolve(isThere)
    }
    const late = setTimeout(() => end(false), answersWithinMs)
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => end(data === true))
    port1.start()
    page.postMessage({ type: "LEAD", target }, [port2])
  })

export const listenToPushes = (scope: PushScope): void => {
  const pages = () => scope.clients.matchAll({ type: "window", includeUncontrolled: true })

  const show = async (pushed: Pushed): Promise<void> => {
    const { tag } = pushed
    const before = await scope.registration.getNotifications({ tag })
    const newer = before.find(({ data }) => data.createdAt > pushed.createdAt)
    const { title, body, lang, data } = newer ?? {
      title: pushed.title,
      body: pushed.text,
      lang: pushed.language,
      data: { key: pushed.key, target: pushed.target, createdAt: pushed.createdAt },
    }
    const isLookedAt = (await pages()).some(({ focused }) => focused === true)
    // The app says how many are unread, once it is opened.
    if (!isLookedAt) await scope.navigator?.setAppBadge?.().catch(() => undefined)
    const silent = isLookedAt || newer !== undefined
    await scope.registration.showNotification(title, { body, lang, tag, icon: "/icon-192.png", silent, data })
    // The app itself shows it to whoever has it in front of them.
    if (isLookedAt) for (const shown of await scope.registration.getNotifications({ tag })) shown.close()
  }

  const follow = async (target: string): Promise<void> => {
    const url = new URL(target, scope.location.origin)
    if (url.origin !== scope.location.origin) return
    const open = (await pages()).filter((page) => page.focus !== undefined && isAppPage(new URL(page.url).pathname))
    const there = open.find((page) => page.url === url.href)
    const [last] = open
    if (there !== undefined) await there.focus?.()
    else if (last !== undefined && (await leads(last, url.pathname + url.search + url.hash))) await last.focus?.()
    else await scope.clients.openWindow(url.href)
  }

  scope.addEventListener("push", (event) => event.waitUntil(show(pushedIn(event.data))))

  scope.addEventListener("notificationclick", (event) => {
    event.notification.close()
    event.waitUntil(follow(event.notification.data.target))
  })
}
