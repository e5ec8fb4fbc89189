/** The names of the worker's caches. What is in them is the same for everybody, so a sign-out leaves them. */
export const shellCachePrefix = "workbox-"

/** The cache in which the worker keeps configuration and texts; its name is on devices, and so stays as it was. */
export const deliveredCache = `${shellCachePrefix}told`

/** Called as workbox calls its own. */
export const isShellCache = (name: string): boolean => name.startsWith(shellCachePrefix)
