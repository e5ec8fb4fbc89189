/** Text fields in every state. */
import { useState, type ReactElement } from "react"
import { SearchField } from "../../parts/SearchField.tsx"
import { TextField } from "../../parts/TextField.tsx"
import { DateField } from "../../parts/DateField.tsx"
import { MoneyField } from "../../forms/MoneyField.tsx"
import { TextArea } from "../../parts/TextArea.tsx"
import { GallerySummary } from "./GallerySummary.tsx"
import { Section, Specimen } from "./Specimen.tsx"
import { useWords } from "../../i18n/use-words.ts"

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
          error={t("testing.field.missing")}
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
        <SearchField
          label={t("testing.act.search")}
          placeholder={t("testing.field.searchPlaceholder")}
          value={term}
          onChange={setTerm}
          clearLabel={t("core.clearSearch")}
        />
      </Specimen>
      <Specimen title={t("testing.part.amount")}>
        <MoneyField
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

export const GalleryFields = (): ReactElement => {
  const t = useWords()
  return (
    <Section title={t("testing.section.fields")}>
      <GallerySummary />
      <TextFields />
      <OtherFields />
    </Section>
  )
}
