/** Answers whether a stroke is an Enter that acts, and not one that ends a composition. */

export type EnterStroke = Pick<KeyboardEvent, "key" | "keyCode" | "isComposing">

/**
 * Stands for every key that an input method takes. Nothing else marks it in Safari, where `compositionend` comes first
 * (E601).
 */
const taken = 229

export const isEnter = ({ key, keyCode, isComposing }: EnterStroke): boolean =>
  key === "Enter" && !isComposing && keyCode !== taken
