/** The note of an event whose recipe threw: on the console for a developer at hand, in the log for one far away. Law 26. */
import type { Origin } from "../events/envelope.ts"
import type { RecipeEvent } from "../events/recipes.ts"
import type { OnRecipeFailure } from "../projections/fold-drafts.ts"

/** A note that failed itself is not noted, as that would go on for ever. */
export const noteFailedRecipes =
  (emit: (events: readonly RecipeEvent[], origin: Origin) => void): OnRecipeFailure =>
  ({ seq, event: { type } }, cause) => {
    console.error(type, cause)
    if (type !== "RecipeFailed")
      emit([{ type: "RecipeFailed", ofSeq: seq, ofType: type, message: String(cause) }], "system")
  }
