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
         * @description Needs no login (D114). At most 5 an hour (D93). An event log that comes with it is read whole, and refused where anything
         *     in it is not of the log's format (E696).
         */
        post: operations["sendSupportLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What people wrote to support.
         * @description For admins alone (D18); the newest first.
         */
        get: operations["listSupportLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/letters/{key}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The event log that came with a letter.
         * @description For admins alone (D18).
         */
        get: operations["getSupportLog"];
        put?: never;
        post?: never;
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
            /** @description An event log, packed by gzip, in base64; unpacked it has at most 2 MiB. */
            log?: string | null;
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
        /**
         * Format: uuid
         * @description Identifies one thing for ever, in lower case. The customer profile's key is the account's key (D1).
         * @example 5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01
         */
        Key: string;
        /**
         * Format: date-time
         * @description A moment in UTC, ISO 8601 with milliseconds (D5).
         * @example 2026-03-01T12:00:00.000Z
         */
        Moment: string;
        ReceivedLetter: {
            key: components["schemas"]["Key"];
            /** @description Null where somebody wrote without an account, or has none any more. */
            accountKey: components["schemas"]["Key"] | null;
            userName: string;
            email: string;
            message: string;
            createdDate: components["schemas"]["Moment"];
            /** @description The number of events in the log that came with it; null where none did. */
            logEvents: number | null;
        };
        ReceivedLetterList: {
            count: number;
            items: components["schemas"]["ReceivedLetter"][];
        };
        SupportLog: {
            /** @description NDJSON, a header and then an event a line. */
            log: string;
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
        /** @description Signed in, but this is somebody else's, the account is blocked (`details.accountBlocked`; never where `x-open-to-blocked` says so), or a moderator's token asks what only people may (`details.moderator`). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "ForbiddenException",
                 *       "message": "This belongs to another account.",
                 *       "traceId": "01HZY3V5K8"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing, or it is not for the caller's eyes. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "NotFoundException",
                 *       "message": "Not found.",
                 *       "traceId": "01HZY3V5K8"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Page size; 0 asks for the count alone. */
        Top: number;
        /** @description How many items to pass over. */
        Skip: number;
    };
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
    listSupportLetters: {
        parameters: {
            query?: {
                /** @description Page size; 0 asks for the count alone. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of letters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedLetterList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getSupportLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The letter. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log as it is replayed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
}
