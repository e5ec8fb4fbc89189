/** Every part in every state, in the colours of either profile and either scheme. */
import { useState, type ReactElement } from "react"
import { Segmented } from "../../parts/RadioCards.tsx"
import { GalleryActs } from "./GalleryActs.tsx"
import { GalleryChat } from "./GalleryChat.tsx"
import { GalleryChoices } from "./GalleryChoices.tsx"
import { GalleryContent } from "./GalleryContent.tsx"
import { GalleryFields } from "./GalleryFields.tsx"
import { GalleryFiles } from "./GalleryFiles.tsx"
import { GalleryFloating } from "./GalleryFloating.tsx"
import { GalleryIcons } from "./GalleryIcons.tsx"
import { GalleryStates } from "./GalleryStates.tsx"
import { GalleryWays } from "./GalleryWays.tsx"
import { useWords } from "../../i18n/use-words.ts"
import type { Side } from "../../../domain/participants.ts"

type Scheme = "device" | "light" | "dark"

export const Gallery = (): ReactElement => {
  const t = useWords()
  const [profile, setProfile] = useState<Side>("customer")
  const [scheme, setScheme] = useState<Scheme>("device")
  return (
    <div className="gallery" data-profile={profile} data-scheme={scheme === "device" ? undefined : scheme}>
      <div className="gallery-themes">
        <Segmented
          label={t("testing.theme.profile")}
          value={profile}
          onChange={setProfile}
          options={[
            { value: "customer", label: t("core.side.customer") },
            { value: "executant", label: t("core.side.executant") },
          ]}
        />
        <Segmented
          label={t("testing.theme.scheme")}
          value={scheme}
          onChange={setScheme}
          options={[
            { value: "device", label: t("testing.theme.device") },
            { value: "light", label: t("testing.theme.light") },
            { value: "dark", label: t("testing.theme.dark") },
          ]}
        />
      </div>
      <GalleryActs />
      <GalleryFields />
      <GalleryChoices />
      <GalleryFiles />
      <GalleryContent />
      <GalleryStates />
      <GalleryChat />
      <GalleryWays />
      <GalleryFloating />
      <GalleryIcons />
    </div>
  )
}
