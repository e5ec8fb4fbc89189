/** How the gallery shows a part: under a heading, one specimen a state. D20. */
import { useId, type ReactElement, type ReactNode } from "react"

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

export const Section = ({ title, children }: SectionProps): ReactElement => {
  const id = useId()
  return (
    <section className="gallery-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="gallery-specimens">{children}</div>
    </section>
  )
}

interface SpecimenProps {
  readonly title: string
  readonly wide?: boolean | undefined // all the width there is
  readonly row?: boolean | undefined // small things beside each other
  readonly children: ReactNode
}

export const Specimen = ({ title, wide, row, children }: SpecimenProps): ReactElement => (
  <div className="gallery-specimen" data-wide={wide || undefined}>
    <h3 className="gallery-caption">{title}</h3>
    <div className={row ? "l-row" : "l-stack"}>{children}</div>
  </div>
)
