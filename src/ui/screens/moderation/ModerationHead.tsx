/** The head of each page of the console: its name, the way to the others, and the way out. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "../../app/paths.ts"
import { useSignOut } from "../../app/use-sign-out.ts"
import { Button } from "../../parts/Button.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { TabLinks } from "../../parts/Tabs.tsx"

type Part = "title" | "blocks" | "trail"

const hrefs: Readonly<Record<Part, string>> = {
  title: paths.moderation,
  blocks: paths.moderationBlocks,
  trail: paths.moderationTrail({ filter: "all", page: 1 }),
}

export const ModerationHead = ({ part, level }: { readonly part: Part; readonly level: 1 | 2 }): ReactElement => {
  const intl = useIntl()
  const signOut = useSignOut()
  return (
    <>
      <PageHeader
        title={intl.formatMessage({ id: part === "title" ? "moderation.title" : `moderation.part.${part}` })}
        level={level}
        actions={
          <Button size="small" icon="sign-out" onClick={signOut}>
            <FormattedMessage id="core.nav.signOut" />
          </Button>
        }
      />
      <TabLinks
        label={intl.formatMessage({ id: "moderation.parts" })}
        tabs={(["title", "blocks", "trail"] as const).map((one) => ({
          href: hrefs[one],
          label: intl.formatMessage({ id: `moderation.part.${one}` }),
          current: one === part,
        }))}
      />
    </>
  )
}
