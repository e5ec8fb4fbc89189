/** Radio buttons as cards and as a segmented control. */
import { useState, type ReactElement } from "react"
import { RadioCards, Segmented } from "../../parts/RadioCards.tsx"
import { Specimen } from "./Specimen.tsx"
import { useWords } from "../../i18n/use-words.ts"
import type { Side } from "../../../domain/participants.ts"

type Unit = "Service" | "Day" | "Hour"

export const GalleryRadios = (): ReactElement => {
  const t = useWords()
  const [side, setSide] = useState<Side>("customer")
  const [unit, setUnit] = useState<Unit>("Service")
  return (
    <>
      <Specimen title={t("testing.part.radioCards")} wide>
        <RadioCards
          label={t("testing.field.side")}
          value={side}
          onChange={setSide}
          options={[
            {
              value: "customer",
              label: t("core.side.customer"),
              hint: t("testing.field.customerHint"),
              icon: "search",
            },
            {
              value: "executant",
              label: t("core.side.executant"),
              hint: t("testing.field.executantHint"),
              icon: "briefcase",
            },
          ]}
        />
      </Specimen>
      <Specimen title={t("testing.part.segmented")}>
        <Segmented
          label={t("testing.field.unit")}
          value={unit}
          onChange={setUnit}
          options={[
            { value: "Service", label: t("core.unit.Service") },
            { value: "Day", label: t("core.unit.Day") },
            { value: "Hour", label: t("core.unit.Hour") },
          ]}
        />
      </Specimen>
    </>
  )
}
