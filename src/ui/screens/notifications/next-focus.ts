/** Where the focus goes when what has it leaves a list: on, else back, else to the page's heading. WCAG 2.4.3. */
const inside = (row: Element | null): HTMLElement | null => row?.querySelector<HTMLElement>("a, button") ?? null

export const nextFocus = (row: Element | null): HTMLElement | null => {
  const days = row?.closest("section")
  return (
    inside(row?.nextElementSibling ?? null) ??
    inside(days?.nextElementSibling ?? null) ??
    inside(row?.previousElementSibling ?? null) ??
    document.querySelector<HTMLElement>("#page-title")
  )
}
