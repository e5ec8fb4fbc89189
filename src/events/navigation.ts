/** Facts about where the person is. Modals are part of the address (`modal=`, D17). */
export type NavigationEvent = { readonly type: "RouteChanged"; readonly path: string; readonly search: string }
