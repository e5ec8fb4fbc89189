/**
 * A recipe that threw on an event, which then changed nothing: kept in the log alone, so that whoever reads it knows what
 * the person did not see. Law 26.
 */
export interface RecipeEvent {
  readonly type: "RecipeFailed"
  readonly ofSeq: number // the event's number
  readonly ofType: string
  readonly message: string // what was thrown
}
