/** Dialogs of each size, confirmations, and toasts of each tone. */
import { useState, type ReactElement } from "react"
import { Avatar } from "../../parts/Avatar.tsx"
import { Button } from "../../parts/Button.tsx"
import { ConfirmDialog } from "../../parts/ConfirmDialog.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { TextField } from "../../parts/TextField.tsx"
import { Toast, type ToastTone } from "../../parts/Toast.tsx"
import { Section, Specimen } from "./Specimen.tsx"
import { useWords } from "../../i18n/use-words.ts"

const sizes = ["small", "medium", "large"] as const
const tones: readonly ToastTone[] = ["info", "success", "warning", "error", "customer", "executant", "chat"]
const nothing = (): void => undefined

const SomeDialog = ({
  size,
  onClose,
}: {
  readonly size: (typeof sizes)[number]
  readonly onClose: () => void
}): ReactElement => {
  const t = useWords()
  const [name, setName] = useState("")
  return (
    <Dialog
      title={t("testing.dialog.title")}
      description={t("testing.dialog.description")}
      closeLabel={t("core.close")}
      size={size}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("core.cancel")}</Button>
          <Button kind="primary" onClick={onClose}>
            {t("testing.dialog.create")}
          </Button>
        </>
      }
    >
      <TextField label={t("testing.field.name")} value={name} onChange={setName} />
      {size === "large" && [1, 2, 3, 4, 5, 6].map((one) => <p key={one}>{t("testing.sample.description")}</p>)}
    </Dialog>
  )
}

const Questions = (): ReactElement => {
  const t = useWords()
  const [open, setOpen] = useState<"plain" | "danger" | null>(null)
  const close = (): void => setOpen(null)
  return (
    <Specimen title={t("testing.part.confirm")} row>
      <Button onClick={() => setOpen("plain")}>{t("testing.dialog.plain")}</Button>
      <Button onClick={() => setOpen("danger")}>{t("testing.dialog.danger")}</Button>
      {open !== null && (
        <ConfirmDialog
          title={t("testing.dialog.question")}
          hint={t("testing.dialog.questionHint")}
          confirmLabel={t("testing.dialog.cancelDeal")}
          cancelLabel={t("testing.dialog.keepDeal")}
          closeLabel={t("core.close")}
          danger={open === "danger"}
          onConfirm={close}
          onCancel={close}
        />
      )}
    </Specimen>
  )
}

export const GalleryFloating = (): ReactElement => {
  const t = useWords()
  const [size, setSize] = useState<(typeof sizes)[number] | null>(null)
  const person = t("testing.sample.person")
  return (
    <Section title={t("testing.section.floating")}>
      <Specimen title={t("testing.part.dialog")} row>
        {sizes.map((one) => (
          <Button key={one} onClick={() => setSize(one)}>
            {t("testing.dialog.open", { size: one })}
          </Button>
        ))}
        {size !== null && <SomeDialog size={size} onClose={() => setSize(null)} />}
      </Specimen>
      <Questions />
      {tones.map((tone) => (
        <Specimen key={tone} title={t("testing.part.toast", { tone })}>
          <Toast
            tone={tone}
            title={tone === "chat" ? person : t("testing.sample.toastTitle")}
            dismissLabel={t("core.dismiss")}
            onDismiss={nothing}
            {...(tone === "chat" ? { avatar: <Avatar name={person} photo={null} />, onPress: nothing } : {})}
            {...(tone === "warning"
              ? { action: <Button size="small">{t("core.undo")}</Button> }
              : { children: t("testing.sample.toast") })}
          />
        </Specimen>
      ))}
    </Section>
  )
}
