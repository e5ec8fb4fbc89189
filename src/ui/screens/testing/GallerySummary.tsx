/** An error summary that links to fields of the gallery. experience: Forms. */
import { useState, type ReactElement } from "react"
import { Button } from "../../parts/Button.tsx"
import { ErrorSummary } from "../../parts/ErrorSummary.tsx"
import { Specimen } from "./Specimen.tsx"
import { useWords } from "../../i18n/use-words.ts"

export const GallerySummary = (): ReactElement => {
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
