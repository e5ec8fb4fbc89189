/** Selects, comboboxes, checkboxes and switches. */
import { useState, type ReactElement } from "react"
import { AddressField, type ChosenAddress } from "../../forms/AddressField.tsx"
import { Checkbox, Switch } from "../../parts/Checkbox.tsx"
import { Combobox } from "../../parts/Combobox.tsx"
import { Select } from "../../parts/Select.tsx"
import { GalleryRadios } from "./GalleryRadios.tsx"
import { Section, Specimen } from "./Specimen.tsx"
import { useWords } from "../../i18n/use-words.ts"

const Comboboxes = (): ReactElement => {
  const t = useWords()
  const [category, setCategory] = useState<string | null>("plumbing")
  const [none, setNone] = useState<string | null>(null)
  const [place, setPlace] = useState<ChosenAddress | null>(null)
  const options = [
    { value: "plumbing", label: t("testing.sample.plumbing"), group: t("testing.sample.home") },
    { value: "painting", label: t("testing.sample.painting"), group: t("testing.sample.home") },
    { value: "removals", label: t("testing.sample.removals"), group: t("testing.sample.transport") },
    { value: "couriers", label: t("testing.sample.couriers"), group: t("testing.sample.transport") },
  ]
  const words = {
    label: t("testing.field.category"),
    options,
    placeholder: t("testing.field.categoryPlaceholder"),
    noneLabel: t("testing.field.noneFound"),
    clearLabel: t("testing.act.clear"),
    openLabel: t("testing.act.showAll"),
    searchLabel: t("testing.act.showAll"),
    closeLabel: t("core.close"),
  }
  return (
    <>
      <Specimen title={t("testing.part.combobox")}>
        <Combobox {...words} value={category} onChange={setCategory} />
      </Specimen>
      <Specimen title={t("testing.state.wrong")}>
        <Combobox {...words} value={none} onChange={setNone} error={t("testing.field.missing")} required />
      </Specimen>
      <Specimen title={t("testing.part.address")}>
        <AddressField label={t("testing.field.place")} value={place} onChange={setPlace} />
      </Specimen>
    </>
  )
}

export const GalleryChoices = (): ReactElement => {
  const t = useWords()
  const [sort, setSort] = useState<"new" | "cheap" | "">("")
  const [agreed, setAgreed] = useState(true)
  const [isOn, setOn] = useState(false)
  return (
    <Section title={t("testing.section.choices")}>
      <Comboboxes />
      <GalleryRadios />
      <Specimen title={t("testing.part.select")}>
        <Select
          label={t("testing.act.sort")}
          placeholder={t("testing.field.choose")}
          value={sort}
          onChange={setSort}
          options={[
            { value: "new", label: t("testing.act.newest") },
            { value: "cheap", label: t("testing.act.cheapest") },
          ]}
        />
      </Specimen>
      <Specimen title={t("testing.part.checkbox")}>
        <Checkbox
          label={t("testing.field.agree")}
          hint={t("testing.field.agreeHint")}
          checked={agreed}
          onChange={setAgreed}
        />
        <Checkbox label={t("testing.field.agree")} checked={false} onChange={setAgreed} disabled />
      </Specimen>
      <Specimen title={t("testing.part.switch")}>
        <Switch label={t("testing.field.news")} checked={isOn} onChange={setOn} />
        <Switch
          label={t("testing.field.news")}
          hint={t("testing.field.newsHint")}
          checked={!isOn}
          onChange={(on) => setOn(!on)}
        />
      </Specimen>
    </Section>
  )
}
