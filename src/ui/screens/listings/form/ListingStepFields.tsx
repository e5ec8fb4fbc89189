/** The fields of each step of the form. Spec §2 Writing an order or an offer; experience: Forms. */
import type { ReactElement } from "react"
import type { StoredFile } from "../../../../domain/files.ts"
import type { ListingStep } from "../../../../domain/listing-steps.ts"
import type { Listing } from "../../../../domain/listings.ts"
import type { Participant } from "../../../../domain/participants.ts"
import { isPublishedItem } from "../../../../domain/listing-statuses.ts"
import { refusalOf } from "../../../files/listing-files.ts"
import { ListingCheck } from "./ListingCheck.tsx"
import { ListingDays } from "./ListingDays.tsx"
import { ListingFields } from "./ListingFields.tsx"
import { ListingFiles } from "./ListingFiles.tsx"
import { ListingPlace } from "./ListingPlace.tsx"
import { ListingPrice } from "./ListingPrice.tsx"
import type { Keeping } from "./KeptFiles.tsx"
import { OfferAuthor } from "./OfferAuthor.tsx"
import type { PickedPhoto, PickedPhotos } from "../../../files/use-picked-photos.ts"
import type { ListingForm } from "./use-listing-form.ts"

interface ListingStepFieldsProps {
  readonly step: ListingStep
  readonly listingForm: ListingForm
  readonly listing: Listing | null // the one that is written anew
  readonly owner: Participant
  readonly picked: PickedPhotos
  readonly kept: Keeping
  readonly onStep: (step: ListingStep) => void
}

/** Answers a file that is not sent yet as the card shows files. */
const shownFile = ({ id, name, size, picture }: PickedPhoto): StoredFile => ({
  key: id,
  url: picture ?? "",
  name,
  size,
  mediaType: "",
  extension: "",
  thumbnailUrl: picture,
})

export const ListingStepFields = (props: ListingStepFieldsProps): ReactElement => {
  const { step, listingForm, listing, owner, picked, kept, onStep } = props
  const { kind } = listingForm
  switch (step) {
    case "what":
      return (
        <>
          {kind === "Offer" && listing === null && <OfferAuthor {...listingForm} />}
          <ListingFields {...listingForm} hasTitle={kind === "Offer" && listing === null} />
        </>
      )
    case "where":
      return (
        <>
          <ListingPlace {...listingForm} />
          <ListingDays
            {...listingForm}
            standing={listing && isPublishedItem(listing.status) ? listing.startDate : undefined}
          />
        </>
      )
    case "price":
      return <ListingPrice {...listingForm} />
    case "pictures":
      return (
        <ListingFiles
          kept={kept}
          picked={{
            ...picked,
            add: (files) => {
              picked.add(files)
              listingForm.change({ pickedFiles: true })
            },
          }}
          wereLost={listingForm.draft.pickedFiles}
        />
      )
    case "check":
      return (
        <ListingCheck
          kind={kind}
          draft={listingForm.draft}
          owner={owner}
          files={[
            ...kept.files.filter(({ key }) => !kept.removed.has(key)),
            ...picked.files.filter((file) => refusalOf(file) === null).map(shownFile),
          ]}
          wrong={listingForm.firstWrong()}
          onStep={onStep}
        />
      )
  }
}
