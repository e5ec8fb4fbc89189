/** The visitor's home below the first screen; loaded after it. experience: Home, anonymous. */
import type { ReactElement } from "react"
import { useApp } from "../../app/context.tsx"
import { MoreTexts } from "../../i18n/Texts.tsx"
import { MobileAppNote } from "../app-update/MobileAppNote.tsx"
import { BriefQuestions } from "./BriefQuestions.tsx"
import { HowItWorks } from "./HowItWorks.tsx"
import { LastCall } from "./LastCall.tsx"
import { Shelf } from "./Shelf.tsx"
import { Voices } from "./Voices.tsx"
import { wishedKinds, type Wish } from "./ways.ts"

export const BelowHero = ({ wish }: { readonly wish: Wish }): ReactElement => {
  const { environment } = useApp()
  const first = wishedKinds[wish]
  return (
    <MoreTexts host={environment.i18nHost} scopes={["pages"]}>
      <MobileAppNote />
      <Shelf kind={first} />
      <Shelf kind={first === "Offer" ? "Order" : "Offer"} />
      <HowItWorks wish={wish} />
      <Voices />
      <BriefQuestions />
      <LastCall wish={wish} to="visitors" />
    </MoreTexts>
  )
}
