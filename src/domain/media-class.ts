/** The two classes of devices that the server paints a page for: it knows no window's width. Spec §9 Breakpoints. */
export const mediaClasses = ["phone", "desktop"] as const
export type MediaClass = (typeof mediaClasses)[number]
