/** Generated from openapi/ by `npm run sdk`. Never edited by hand. */
export interface paths {
    "/support/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to support.
         * @description Needs no login (D114). At most 5 an hour (D93).
         */
        post: operations["sendSupportLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @example {
         *       "userName": "Demo Anna",
         *       "email": "anna@demo.example",
         *       "message": "How do I change my category?"
         *     }
         */
        SupportLetter: {
            userName: string;
            /** @description Text, @, text, dot, text (spec §5); else invalidEmail. */
            email: string;
            message: string;
        };
        /** @enum {string} */
        ProblemType: "AccountDeletedException" | "AccountHasActiveDealsException" | "ApplicationAlreadyExistsException" | "ApplicationInvalidStateException" | "ApplicationLockoutException" | "ChatUnavailableException" | "ComplaintAlreadyExistsException" | "DealInvalidStateException" | "ExecutantInvalidStateException" | "ExecutantLimitExceededException" | "FailedTranslationException" | "FeedbackAlreadyExistsException" | "FeedbackPeriodExpiredException" | "FileLimitExceededException" | "ForbiddenContentException" | "IdempotencyKeyReusedException" | "InvalidFileFormatException" | "InvalidFileSizeException" | "ListingChangedException" | "ModerationInvalidStateException" | "OfferInvalidStateException" | "OrderInvalidStateException" | "OwnListingException" | "ProfileNotFoundException" | "ReservedNameException" | "TooManyRequestsException" | "ValidationException" | "UnauthorizedException" | "ForbiddenException" | "NotFoundException" | "InternalException";
        /** @enum {string} */
        FieldError: "required" | "minLength" | "maxLength" | "firstCharIsLetter" | "forbiddenSymbol" | "invalidEmail" | "reservedNames" | "invalidFormat" | "outOfRange" | "inThePast" | "endBeforeStart" | "tooFarAhead" | "unknownValue" | "forbiddenContent";
        /** @description The one shape of every error answer (D4). */
        Problem: {
            type: components["schemas"]["ProblemType"];
            /** @description For developers; the person sees the text that the client keeps for `type`. */
            message: string;
            /** @description Per field, the codes of the rules it breaks (spec §5). */
            errors?: {
                [key: string]: components["schemas"]["FieldError"][];
            };
            /** @description Facts that the text of `type` needs, such as a limit or a date. */
            details?: {
                [key: string]: string | number | boolean | null;
            };
            /** @description Finds this answer in the server's log. */
            traceId: string;
        };
    };
    responses: {
        /**
         * @description The request breaks a rule; `type` names it (spec §8). Any operation may say TooManyRequestsException with
         *     `details.atOnce` and Retry-After while too many requests of the same account are at work.
         */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "ValidationException",
                 *       "message": "The request breaks 1 rule.",
                 *       "errors": {
                 *         "name": [
                 *           "minLength"
                 *         ]
                 *       },
                 *       "traceId": "01HZY3V5K8"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No token, or one that is wrong or expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "UnauthorizedException",
                 *       "message": "A valid access token is needed.",
                 *       "traceId": "01HZY3V5K8"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of the server. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "InternalException",
                 *       "message": "Something went wrong.",
                 *       "traceId": "01HZY3V5K8"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Position of the caller's account in the order of all changes it can see. The answer shows the state at this very
         *     position; hub messages carry the same count, so that the newer of two facts can always be found.
         */
        AccountCursor: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    sendSupportLetter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportLetter"];
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
}
