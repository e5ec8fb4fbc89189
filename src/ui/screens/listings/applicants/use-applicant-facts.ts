/** Asks for what everybody may see of an applicant, when it is compared. */
import { nearestKm, priceLevel, type PriceLevel } from "../../../../domain/applicants.ts"
import type { Feedback } from "../../../../domain/feedback.ts"
import type { Listing } from "../../../../domain/listings.ts"
import type { Participant } from "../../../../domain/participants.ts"
import type { PublicProfile } from "../../../../domain/profiles.ts"
import { feedback, feedbackPage } from "../../../../projections/feedback.ts"
import { executantOffers, profiles, publicProfile } from "../../../../projections/profiles.ts"
import { onceKnown, useFresh } from "../../../app/use-fresh.ts"
import { useFlag, useReadModel } from "../../../app/read-models.ts"

const newest = { sort: "newest", page: 1 } as const

/** Undefined: not known yet; null: there is none. */
export interface ApplicantFacts {
  readonly profile: PublicProfile | undefined
  /** Of executants alone: customers have no offers. */
  readonly price: PriceLevel | null | undefined
  readonly distanceKm: number | null | undefined
  readonly lastFeedback: Feedback | null | undefined
  readonly hasFeedback: boolean
  /** Something could not be asked for. */
  readonly isFailed: boolean
}

export const useApplicantFacts = (
  { type, key }: Pick<Participant, "type" | "key">,
  { price, categoryKey, place }: Pick<Listing, "price" | "categoryKey" | "place">,
): ApplicantFacts => {
  const id = { type, key }
  const isExecutant = type === "Executant"
  const hasProfile = useFlag(isExecutant ? "executant" : "profile")
  const hasOffers = useFlag("offer") && isExecutant
  const hasFeedback = useFlag("feedbacks")
  const profile = useReadModel(profiles, publicProfile, id)
  const offers = useReadModel(profiles, executantOffers, key)
  const said = useReadModel(feedback, feedbackPage, { profileKey: key, query: newest })
  const asked = [
    useFresh({
      command: hasProfile ? { type: "LoadPublicProfile", profile: id } : null,
      known: onceKnown(profile !== undefined),
      unheard: true,
    }),
    useFresh({
      command: hasOffers ? { type: "LoadExecutantOffers", executantKey: key, all: true } : null,
      known: onceKnown(offers !== undefined),
      unheard: true,
    }),
    useFresh({
      command: hasFeedback ? { type: "LoadFeedback", profile: id, query: newest } : null,
      known: onceKnown(said !== undefined),
      unheard: true,
    }),
  ]
  return {
    profile,
    price: offers && priceLevel(offers.offers, { price, categoryKey }),
    distanceKm: offers && nearestKm(offers.offers, place?.point ?? null),
    lastFeedback: said && (said.feedback[0] ?? null),
    hasFeedback,
    isFailed: asked.some(({ failure }) => failure !== undefined),
  }
}
