/** Shows what is pushed while nobody looks at the app, and opens what it is about. Spec §2 Pop-up notifications; D84; E92. */

const pages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true })

const show = async ({ key, title, text, language, tag, target, createdAt }) => {
  const open = await pages()
  // Whoever looks at the app is told by the app itself.
  if (open.some(({ visibilityState }) => visibilityState === "visible")) return
  const shown = await self.registration.getNotifications({ tag })
  // Something newer about the same thing came first.
  if (shown.some(({ data }) => data.createdAt > createdAt)) return
  const data = { key, target, createdAt }
  // How many are unread is for the app to say, once it is opened.
  await self.navigator?.setAppBadge?.().catch(() => undefined)
  await self.registration.showNotification(title, { body: text, lang: language, tag, icon: "/icon-192.png", data })
}

const follow = async (target) => {
  const url = new URL(target, self.location.origin)
  if (url.origin !== self.location.origin) return
  const there = (await pages()).find((page) => page.url === url.href)
  await (there === undefined ? self.clients.openWindow(url.href) : there.focus())
}

self.addEventListener("push", (event) => {
  if (event.data !== null) event.waitUntil(show(event.data.json()))
})

self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  event.waitUntil(follow(event.notification.data.target))
})
