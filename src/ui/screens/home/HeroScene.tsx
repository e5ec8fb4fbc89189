/** Work of several trades, drawn, and over it what somebody here offers or looks for just now. experience: Home, anonymous. */
import type { ReactElement } from "react"
import { plainSearch } from "../../../domain/search.ts"
import { search, searchAnswer } from "../../../projections/search.ts"
import { onceKnown, useFresh } from "../../app/use-fresh.ts"
import { useReadModel } from "../../app/read-models.ts"
import { paths } from "../../app/paths.ts"
import { PriceText } from "../../i18n/price-text.tsx"
import { Anchor } from "../../parts/Anchor.tsx"
import { CategoryPicture } from "../../parts/CategoryPicture.tsx"
import { ParticipantLine } from "../../market/ParticipantLine.tsx"
import { wishedKinds, type Wish } from "./ways.ts"

const drawn = {
  need: ["gardening", "transport", "household"],
  work: ["construction", "appliances", "translation"],
} as const satisfies Record<Wish, readonly string[]>

export const HeroScene = ({ wish }: { readonly wish: Wish }): ReactElement => {
  const query = plainSearch(wishedKinds[wish])
  const answer = useReadModel(search, searchAnswer, query)
  // Where it fails, there are the drawings; the shelf below says why.
  useFresh({ command: { type: "Search", query }, known: onceKnown(answer !== undefined), unheard: true })
  // The best rated of the newest; where nobody has a rating yet, the newest.
  const listing = answer?.listings.toSorted((a, b) => (b.owner.rating.value ?? 0) - (a.owner.rating.value ?? 0))[0]
  return (
    <div className="home-scene">
      {drawn[wish].map((name) => (
        <div key={name} className="home-scene-picture">
          <CategoryPicture name={name} />
        </div>
      ))}
      {listing !== undefined && (
        <Anchor href={paths.publicListing(listing)} className="home-scene-card">
          <ParticipantLine participant={listing.owner} size={40} />
          <span className="home-scene-name u-clamp-2" dir="auto">
            {listing.name}
          </span>
          <span className="home-scene-price">
            <PriceText price={listing.price} />
          </span>
        </Anchor>
      )}
    </div>
  )
}
