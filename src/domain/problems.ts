/** The names of everything the server may refuse. Spec §8; DECISIONS M. */
export const problemTypes = [
  "AccountDeletedException",
  "AccountHasActiveDealsException",
  "ApplicationAlreadyExistsException",
  "ApplicationInvalidStateException",
  "ApplicationLockoutException",
  "ChatUnavailableException",
  "ComplaintAlreadyExistsException",
  "DealInvalidStateException",
  "ExecutantInvalidStateException",
  "ExecutantLimitExceededException",
  "FailedTranslationException",
  "FeedbackAlreadyExistsException",
  "FeedbackPeriodExpiredException",
  "FileLimitExceededException",
  "ForbiddenContentException",
  "InvalidFileFormatException",
  "InvalidFileSizeException",
  "OfferInvalidStateException",
  "OrderInvalidStateException",
  "OwnListingException",
  "ProfileNotFoundException",
  "ReservedNameException",
  "TooManyRequestsException",
  "ValidationException",
  "UnauthorizedException",
  "ForbiddenException",
  "NotFoundException",
  "InternalException",
] as const
export type ProblemType = (typeof problemTypes)[number]

export const isProblemType = (text: string): text is ProblemType => (problemTypes as readonly string[]).includes(text)
