/** Picking files, and their rows in every state of an upload. experience: Uploads. */
import { useState, type ReactElement } from "react"
import { FilePicker } from "../../parts/FilePicker.tsx"
import { FileRow } from "../../parts/FileRow.tsx"
import { Progress } from "../../parts/Progress.tsx"
import { Section, Specimen } from "./Specimen.tsx"
import { useWords } from "../../i18n/use-words.ts"

const nothing = (): void => undefined

const Rows = (): ReactElement => {
  const t = useWords()
  const remove = { icon: "close", label: t("testing.act.removeFile"), onClick: nothing } as const
  const retry = { icon: "refresh", label: t("core.retry"), onClick: nothing } as const
  const [pdf, photo, video] = [t("testing.sample.pdf"), t("testing.sample.photo"), t("testing.sample.video")]
  return (
    <ul>
      <FileRow name={pdf} size={t("testing.sample.size")} href="/testing" actions={[remove]} />
      <FileRow
        name={photo}
        size={t("testing.sample.size")}
        icon="image"
        state="uploading"
        progress={0.62}
        note={t("testing.sample.percent", { done: 0.62 })}
        actions={[remove]}
      />
      <FileRow
        name={video}
        size={t("testing.sample.size")}
        icon="video"
        state="waiting"
        note={t("testing.sample.waiting")}
        actions={[remove]}
      />
      <FileRow
        name={t("testing.sample.longFile")}
        size={t("testing.sample.size")}
        state="failed"
        error={t("testing.sample.tooLarge")}
        actions={[retry, remove]}
      />
    </ul>
  )
}

export const GalleryFiles = (): ReactElement => {
  const t = useWords()
  const [picked, setPicked] = useState<readonly string[]>([])
  const label = t("testing.field.files")
  const accept = "image/*,application/pdf"
  return (
    <Section title={t("testing.section.files")}>
      <Specimen title={t("testing.part.filePicker")}>
        <FilePicker
          label={label}
          hint={picked.length === 0 ? t("testing.field.filesHint") : picked.join(" · ")}
          accept={accept}
          multiple
          onPick={(files) => setPicked(files.map((file) => file.name))}
        />
      </Specimen>
      <Specimen title={t("testing.state.disabled")}>
        <FilePicker label={label} hint={t("testing.field.filesFull")} accept={accept} disabled onPick={nothing} />
      </Specimen>
      <Specimen title={t("testing.part.fileRow")} wide>
        <Rows />
      </Specimen>
      <Specimen title={t("testing.part.progress")}>
        <Progress value={0.35} label={t("testing.sample.photo")} />
      </Specimen>
      <Specimen title={t("testing.state.unknown")}>
        <Progress value={null} label={t("testing.sample.video")} />
      </Specimen>
    </Section>
  )
}
