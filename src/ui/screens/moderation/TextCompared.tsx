/** The words that wait, beside those that everybody reads so far, with the difference marked. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { ModeratedText, ModerationTask } from "../../../domain/moderation-tasks.ts"
import { PartTitle, type PartLevel } from "./PartTitle.tsx"
import { textSides, type TextPart } from "./text-diff.ts"

interface MarkedProps {
  readonly parts: readonly TextPart[]
  readonly as: "del" | "ins"
}

const Marked = ({ parts, as: Tag }: MarkedProps): readonly ReactElement[] =>
  parts.map(({ text, isChanged, at }) =>
    isChanged ? (
      <Tag key={at} className="mod-changed">
        {text}
      </Tag>
    ) : (
      <span key={at}>{text}</span>
    ),
  )

interface SideProps {
  readonly level: PartLevel
  readonly title: ReactElement
  readonly name: ReactElement
  readonly description: ReactElement
}

const Side = ({ level, title, name, description }: SideProps): ReactElement => (
  <section className="mod-side">
    <PartTitle of={level}>{title}</PartTitle>
    <p className="mod-name">{name}</p>
    <p className="mod-text">{description}</p>
  </section>
)

interface ComparedProps {
  readonly before: ModeratedText
  readonly after: ModeratedText
  readonly level: PartLevel
}

const Compared = ({ before, after, level }: ComparedProps): ReactElement => {
  const name = textSides(before.name, after.name)
  const description = textSides(before.description, after.description)
  return (
    <div className="mod-sides">
      <Side
        level={level}
        title={<FormattedMessage id="moderation.text.before" />}
        name={<Marked parts={name.before} as="del" />}
        description={<Marked parts={description.before} as="del" />}
      />
      <Side
        level={level}
        title={<FormattedMessage id="moderation.text.after" />}
        name={<Marked parts={name.after} as="ins" />}
        description={<Marked parts={description.after} as="ins" />}
      />
    </div>
  )
}

interface TextComparedProps extends Pick<ModerationTask, "text" | "previousText"> {
  readonly level: PartLevel
}

export const TextCompared = ({ text, previousText, level }: TextComparedProps): ReactElement | null => {
  if (text === null) return null
  if (previousText !== null) return <Compared before={previousText} after={text} level={level} />
  return text.description === "" ? null : <p className="mod-side mod-text">{text.description}</p>
}
