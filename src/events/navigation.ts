/** Facts about where the person is. Modals are part of the address (`modal=`). */
export type NavigationEvent = { readonly type: "RouteChanged"; readonly path: string; readonly search: string }
