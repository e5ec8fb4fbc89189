/** Chat messages: own and others', sent, read, failed, with files. experience: Chat. */
import type { ReactElement } from "react"
import { ChatBubble, ChatDay } from "../../parts/ChatBubble.tsx"
import { FileRow } from "../../parts/FileRow.tsx"
import { Icon } from "../../parts/Icon.tsx"
import { Button } from "../../parts/Button.tsx"
import type { IconName } from "../../parts/icon-paths.ts"
import { Section, Specimen } from "./Specimen.tsx"
import { useWords } from "../../i18n/use-words.ts"

const State = ({ icon, text }: { readonly icon: IconName; readonly text: string }): ReactElement => (
  <span className="l-row" data-gap="1">
    <Icon name={icon} size={16} />
    <span>{text}</span>
  </span>
)

export const GalleryChat = (): ReactElement => {
  const t = useWords()
  const time = t("testing.sample.time")
  return (
    <Section title={t("testing.section.chat")}>
      <Specimen title={t("testing.part.bubble")} wide>
        <div className="gallery-chat">
          <ChatDay>{t("testing.sample.today")}</ChatDay>
          <ChatBubble own={false} author={t("testing.sample.person")} time={time}>
            {t("testing.sample.message")}
          </ChatBubble>
          <ChatBubble own={false} author={null} time={time}>
            {t("testing.sample.shortMessage")}
          </ChatBubble>
          <ChatBubble own author={null} time={time} state={<State icon="checks" text={t("testing.sample.read")} />}>
            {t("testing.sample.answer")}
          </ChatBubble>
          <ChatBubble
            own
            author={null}
            time={time}
            state={<State icon="clock" text={t("testing.sample.sending")} />}
            files={
              <ul>
                <FileRow name={t("testing.sample.pdf")} size={t("testing.sample.size")} href="/testing" />
              </ul>
            }
          >
            {t("testing.sample.shortMessage")}
          </ChatBubble>
          <ChatBubble own failed author={null} time={time} state={<Button size="small">{t("core.retry")}</Button>}>
            {t("testing.sample.answer")}
          </ChatBubble>
        </div>
      </Specimen>
    </Section>
  )
}
