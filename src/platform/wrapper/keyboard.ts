/** The touch keyboard of the wrapper: what is written in stays in sight, and no bar stands on top of it. */
import { Keyboard } from "@capacitor/keyboard"

export const watchKeyboard = ({ document }: Pick<Window, "document">): void => {
  const root = document.documentElement
  void Keyboard.addListener("keyboardWillShow", () => {
    root.dataset["keyboard"] = "open"
  })
  void Keyboard.addListener("keyboardDidShow", () => document.activeElement?.scrollIntoView({ block: "nearest" }))
  void Keyboard.addListener("keyboardWillHide", () => {
    delete root.dataset["keyboard"]
  })
}
