/** One thing that can be set, under its own heading. */
import { useId, type ReactElement, type ReactNode } from "react"
import { Card } from "../../parts/Card.tsx"

interface SettingsCardProps {
  readonly title: ReactNode
  readonly children: ReactNode
}

export const SettingsCard = ({ title, children }: SettingsCardProps): ReactElement => {
  const id = useId()
  return (
    <Card as="section" labelledBy={id} className="profile-card">
      <h2 id={id} className="o-panel-title">
        {title}
      </h2>
      {children}
    </Card>
  )
}
