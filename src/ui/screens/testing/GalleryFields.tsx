/** Fields to type in, in every state. D20. */
import { useState, type ReactElement } from "react"
import { AmountField, DateField, TextField } from "../../parts/TextField.tsx"
import { ErrorSummary } from "../../parts/ErrorSummary.tsx"
import { Button } from "../../parts/Button.tsx"
import { TextArea } from "../../parts/TextArea.tsx"
import { Section, Specimen } from "./Specimen.tsx"
import { useWords } from "./words.ts"

const longestName = 80

const TextFields = (): ReactElement => {
  const t = useWords()
  const [name, setName] = useState("")
  const counter = {
    max: longestName,
    text: (used: number, max: number): string => t("core.characters", { used, max }),
  }
  return (
    <>
      <Specimen title={t("testing.state.usual")}>
        <TextField
          label={t("testing.field.name")}
          hint={t("testing.field.nameHint")}
          required
          value={name}
          onChange={setName}
          counter={counter}
        />
      </Specimen>
      <Specimen title={t("testing.state.wrong")}>
        <TextField
          id="gallery-wrong"
          label={t("testing.field.name")}
          error={t("core.rule.required")}
          required
          value=""
          onChange={setName}
        />
      </Specimen>
      <Specimen title={t("testing.state.counted")}>
        <TextField
          label={t("testing.field.name")}
          value={t("testing.sample.longTitle")}
          onChange={setName}
          counter={counter}
        />
      </Specimen>
      <Specimen title={t("testing.state.disabled")}>
        <TextField label={t("testing.field.name")} value={t("testing.sample.title")} onChange={setName} disabled />
      </Specimen>
    </>
  )
}

const OtherFields = (): ReactElement => {
  const t = useWords()
  const [term, setTerm] = useState("")
  const [amount, setAmount] = useState("120")
  const [day, setDay] = useState("")
  const [text, setText] = useState("")
  return (
    <>
      <Specimen title={t("testing.state.withIcon")}>
        <TextField
          type="search"
          icon="search"
          label={t("testing.act.search")}
          placeholder={t("testing.field.searchPlaceholder")}
          value={term}
          onChange={setTerm}
        />
      </Specimen>
      <Specimen title={t("testing.part.amount")}>
        <AmountField
          label={t("testing.field.price")}
          mark={t("core.optional")}
          value={amount}
          onChange={setAmount}
          after={<span>€</span>}
        />
      </Specimen>
      <Specimen title={t("testing.part.date")}>
        <DateField label={t("testing.field.day")} value={day} onChange={setDay} />
      </Specimen>
      <Specimen title={t("testing.part.textArea")}>
        <TextArea
          id="gallery-text"
          label={t("testing.field.description")}
          hint={t("testing.field.descriptionHint")}
          value={text}
          onChange={setText}
        />
      </Specimen>
    </>
  )
}

const Summary = (): ReactElement => {
  const t = useWords()
  const [attempt, setAttempt] = useState(0)
  return (
    <Specimen title={t("testing.part.errorSummary")} wide>
      <ErrorSummary
        title={t("core.errorSummary", { count: 2 })}
        attempt={attempt}
        errors={[
          { fieldId: "gallery-wrong", text: t("testing.field.nameMissing") },
          { fieldId: "gallery-text", text: t("testing.field.descriptionMissing") },
        ]}
      />
      <div>
        <Button onClick={() => setAttempt(attempt + 1)}>{t("testing.act.tryToSend")}</Button>
      </div>
    </Specimen>
  )
}

export const GalleryFields = (): ReactElement => {
  const t = useWords()
  return (
    <Section title={t("testing.section.fields")}>
      <Summary />
      <TextFields />
      <OtherFields />
    </Section>
  )
}
