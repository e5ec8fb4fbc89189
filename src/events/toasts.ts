/** Facts about short messages at the edge of the screen, besides those that other facts bring. Spec §2; D78, D79. */
export type ToastEvent =
  | { readonly type: "ToastDismissed"; readonly id: number }
  | { readonly type: "ToastExpired"; readonly id: number }
