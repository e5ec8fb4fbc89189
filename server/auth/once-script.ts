/** The script of every page with a form: two presses on a slow network send the form once. */

export const onceScriptPath = "/identity/once.js"

/**
 * The browser gives up the first request for the second, whose answer is another one: the address is taken by then, the code used.
 * Nothing signals to the page that sending was broken off, so the form may be sent again after half a minute, as after Back.
 */
export const onceScript = `const againAfterMs = 30000
let letGo
addEventListener("submit", (event) => {
  if (letGo !== undefined) {
    event.preventDefault()
    event.stopImmediatePropagation()
    return
  }
  const button = event.submitter ?? event.target.querySelector("[type=submit]")
  const spinner = document.createElement("span")
  spinner.className = "p-spinner"
  spinner.dataset.size = "16"
  spinner.dataset.tone = "text"
  spinner.ariaHidden = "true"
  button.prepend(spinner)
  button.dataset.busy = button.ariaBusy = button.ariaDisabled = "true"
  const timer = setTimeout(() => letGo(), againAfterMs)
  letGo = () => {
    clearTimeout(timer)
    spinner.remove()
    delete button.dataset.busy
    button.ariaBusy = button.ariaDisabled = null
    letGo = undefined
  }
}, { capture: true })
addEventListener("pageshow", () => letGo?.())
`
