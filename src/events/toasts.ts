/** Facts about short messages at the edge of the screen, besides those that other facts bring. Spec §2. */
export type ToastEvent =
  | { readonly type: "ToastDismissed"; readonly id: number }
  | { readonly type: "ToastExpired"; readonly id: number }
  /** A newer build than this page's is there; it waits until the person wants it (E438). */
  | { readonly type: "NewBuildFound" }
  /** A link made us act as another profile, which a toast must announce (D15). */
  | { readonly type: "LinkFollowed"; readonly profileKey: string; readonly previousKey: string }
