/** The applicants that the owner has chosen to see side by side. experience: Own lists. */
import { useState } from "react"
import type { Application } from "../../../../domain/applications.ts"
import { mostCompared } from "../../../../domain/applicants.ts"
import { openAmong } from "../../../../projections/application-lists.ts"
import { applications } from "../../../../projections/applications.ts"
import { useReadModel } from "../../../app/read-models.ts"
import type { Choice } from "./Applicant.tsx"

interface ChosenApplicants {
  readonly chosen: readonly Application[]
  readonly choiceOf: (key: string) => Choice
  readonly clear: () => void
}

/** An applicant who is answered or gone in the meantime leaves the choice by itself. */
export const useChosenApplicants = (): ChosenApplicants => {
  const [picked, setPicked] = useState<readonly string[]>([])
  const chosen = useReadModel(applications, openAmong, picked)
  const keys = chosen.map(({ key }) => key)
  return {
    chosen,
    choiceOf: (key) => ({
      isChosen: keys.includes(key),
      isFull: keys.length >= mostCompared,
      onChange: (isChosen) => setPicked(isChosen ? [...keys, key] : keys.filter((one) => one !== key)),
    }),
    clear: () => setPicked([]),
  }
}
