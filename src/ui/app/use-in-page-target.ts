/** Goes to the part of a page that the address names: a page that loads on demand comes after the browser looked for it. */
import { useEffect } from "react"

const showTarget = (): void => {
  const target = document.getElementById(window.location.hash.slice(1))
  if (target instanceof HTMLDetailsElement) target.open = true
  target?.scrollIntoView()
}

export const useInPageTarget = (): void => {
  useEffect(() => {
    showTarget()
    window.addEventListener("hashchange", showTarget)
    return () => window.removeEventListener("hashchange", showTarget)
  }, [])
}
