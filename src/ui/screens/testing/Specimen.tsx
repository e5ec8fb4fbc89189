/** A section of the gallery: a heading, and one specimen for each state of a part. */
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
  readonly wide?: boolean | undefined // as wide as the page
  readonly row?: boolean | undefined // small parts side by side
  readonly children: ReactNode
}

export const Specimen = ({ title, wide, row, children }: SpecimenProps): ReactElement => (
  <div className="gallery-specimen" data-wide={wide || undefined}>
    <h3 className="gallery-caption">{title}</h3>
    <div className={row ? "l-row" : "l-stack"}>{children}</div>
  </div>
)
