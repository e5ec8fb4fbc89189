/** Generated from openapi/ by `npm run sdk`. Never edited by hand. */
export interface paths {
    "/account/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the caller's account.
         * @description Once for each sign-in identity; a repeat answers the account that is there (spec §7, D104).
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's account.
         * @description 404 means that there is none yet: create it (spec §8).
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/activeProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch the active profile.
         * @description The body is the profile key as a JSON string (spec §7).
         */
        put: operations["setActiveProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classificator/{name}/short": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tree of categories. */
        get: operations["getClassificator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account's executant profiles. */
        get: operations["listExecutants"];
        put?: never;
        /**
         * Create an executant profile.
         * @description At most 10 an account (D50).
         */
        post: operations["createExecutant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an order and send it to moderation. */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's own orders.
         * @description Sorts by UpdatedDate or CreatedDate; filters by Status and VersionStatus (D3, D41).
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An own order. */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{key}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The status of an own order. */
        get: operations["getOrderStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/public/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A published order.
         * @description Counts a view once a day for each viewer, not the owner (D45).
         */
        get: operations["getPublicOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a file to an own order.
         * @description At most 10 an order; 10 MB for images and documents, 100 MB for video; the kind is told from the content (D38). At most 100 files an hour (D93).
         */
        post: operations["uploadOrderFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/search/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search published orders.
         * @description Newest first unless asked otherwise; `recommended` needs a term (spec §5).
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/applications/executant/{executantKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply to an order as one of the caller's executant profiles.
         * @description One open application for each order and profile (D54); the profile must be published.
         */
        post: operations["applyToOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/applications/{key}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back a sent application. */
        post: operations["cancelOrderApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/applications/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The applications to an own order.
         * @description Filters by Status; sorts by CreatedDate or UpdatedDate.
         */
        get: operations["listOrderApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/applications/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The counts of an own order's applications. */
        get: operations["countOrderApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/applications/unread/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many sent applications the owner has not opened. */
        get: operations["countUnreadOrderApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/applications/readAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all applications of an own order as read. */
        post: operations["readAllOrderApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/applications/{appKey}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an application and so make the deal.
         * @description With moveToArchive the order leaves the market and its other applicants are refused and told (D58, D43).
         */
        post: operations["acceptOrderApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/applications/executant/{executantKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one of the caller's executant profiles has applied to. */
        get: operations["listExecutantApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A deal of one of the caller's profiles. */
        get: operations["getDeal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The deals of the caller's customer profile.
         * @description Active is `Status eq InProgress`, archive `Status ne InProgress` (spec §7).
         */
        get: operations["listCustomerDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/executant/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The deals of one of the caller's executant profiles. */
        get: operations["listExecutantDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chats of the caller's customer profile, the last spoken in first. */
        get: operations["listCustomerChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/executant/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chats of one of the caller's executant profiles, the last spoken in first. */
        get: operations["listExecutantChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the chat of two profiles.
         * @description A pair has one chat; a repeat answers the chat that is there (D67). The other side must own a published listing, or have an application or deal with the caller's profile.
         */
        post: operations["createChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/{chatKey}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest messages, or those before one. */
        get: operations["listChatMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/{chatKey}/messages/unreceived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages newer than one, to fill a gap after a reconnect (D83). */
        get: operations["listUnreceivedChatMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/{chatKey}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a text.
         * @description Idempotent by messageKey. At most 20 a minute (D74).
         */
        put: operations["sendChatMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/{key}/readed/{messageKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark the chat as read up to a message. */
        put: operations["readChat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/customer/unread/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Unread messages of the customer profile. */
        get: operations["countCustomerUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/executant/{key}/unread/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Unread messages of one executant profile. */
        get: operations["countExecutantUnread"];
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
         * @description BCP 47 tag of one of the eleven UI languages (D105).
         * @enum {string}
         */
        Language: "en-US" | "de-DE" | "fr-FR" | "nl-NL" | "it-IT" | "tr-TR" | "sv-SE" | "pl-PL" | "ru-RU" | "be-BY" | "uk-UA";
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
        /** @description Mean of the feedback received, to one decimal, and how many gave each mark (D65). */
        Rating: {
            /** @description Null while nobody has left feedback. */
            value: number | null;
            count1: number;
            count2: number;
            count3: number;
            count4: number;
            count5: number;
        };
        AccountMetadata: {
            feedbacksCount: number;
            ordersCompleted: number;
            ordersInProgress: number;
            rating: number | null;
        };
        /** @description The signed-in person, with the customer profile that is the account itself (spec §3). */
        Account: {
            key: components["schemas"]["Key"];
            /** @description The account's own key for the customer, else the key of one of its executant profiles. */
            activeProfileKey: components["schemas"]["Key"];
            registeredOn: components["schemas"]["Moment"];
            /** @example Demo Anna */
            name: string;
            email: string | null;
            description: string | null;
            phoneNumber: string | null;
            photoUrl: string | null;
            photoThumbnail: string | null;
            avatarKey: components["schemas"]["Key"] | null;
            preferredLanguage: components["schemas"]["Language"];
            language: components["schemas"]["Language"];
            rating: components["schemas"]["Rating"];
            metadata: components["schemas"]["AccountMetadata"];
        };
        /** @enum {string} */
        ProblemType: "AccountDeletedException" | "AccountHasActiveDealsException" | "ApplicationAlreadyExistsException" | "ApplicationInvalidStateException" | "ApplicationLockoutException" | "ChatUnavailableException" | "ComplaintAlreadyExistsException" | "DealInvalidStateException" | "ExecutantInvalidStateException" | "ExecutantLimitExceededException" | "FailedTranslationException" | "FeedbackAlreadyExistsException" | "FeedbackPeriodExpiredException" | "FileLimitExceededException" | "ForbiddenContentException" | "InvalidFileFormatException" | "InvalidFileSizeException" | "OfferInvalidStateException" | "OrderInvalidStateException" | "OwnListingException" | "ProfileNotFoundException" | "ReservedNameException" | "TooManyRequestsException" | "ValidationException" | "UnauthorizedException" | "ForbiddenException" | "NotFoundException" | "InternalException";
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
        /** @description A service category; roots carry an icon and their children (D97). */
        Category: {
            key: components["schemas"]["Key"];
            /**
             * @description In the language of Accept-Language.
             * @example Transport and logistics
             */
            name: string;
            /** @example transport */
            icon: string;
            children: components["schemas"]["Category"][];
        };
        Classificator: {
            count: number;
            items: components["schemas"]["Category"][];
        };
        /**
         * @description Draft = 10, OnModeration = 20, Published = 30 (spec §4 set a).
         * @enum {string}
         */
        ExecutantStatus: "Draft" | "OnModeration" | "Published";
        /**
         * @description Why moderation refused a text or file (D90).
         * @enum {string}
         */
        RefusalReason: "ContactDetails" | "ObsceneLanguage" | "Duplicate" | "Shouting" | "UnreadableFile" | "Other";
        /** @description One of the account's profiles as a service provider, as its owner sees it (spec §3). */
        Executant: {
            key: components["schemas"]["Key"];
            accountKey: components["schemas"]["Key"];
            registeredOn: components["schemas"]["Moment"];
            /** @example Demo Movers */
            name: string;
            description: string;
            workExperience: string;
            educationDescription: string;
            photo: string | null;
            status: components["schemas"]["ExecutantStatus"];
            /** @description Why moderation refused the last change; null when it did not. */
            reason: components["schemas"]["RefusalReason"] | null;
            /** @description Root category. */
            classificatorPrimaryKey: components["schemas"]["Key"];
            language: components["schemas"]["Language"];
            rating: components["schemas"]["Rating"];
            metadata: components["schemas"]["AccountMetadata"];
        };
        ExecutantList: {
            count: number;
            items: components["schemas"]["Executant"][];
        };
        /**
         * @example {
         *       "name": "Demo Movers",
         *       "classificatorPrimaryKey": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01"
         *     }
         */
        NewExecutant: {
            name: string;
            classificatorPrimaryKey: components["schemas"]["Key"];
            description?: string;
            workExperience?: string;
            educationDescription?: string;
        };
        /**
         * @description What one `value` of the price buys.
         * @enum {string}
         */
        MeasurementUnit: "Service" | "Day" | "Hour";
        /** @enum {string} */
        CurrencyCode: "EUR" | "CHF" | "PLN" | "SEK";
        Currency: {
            code: components["schemas"]["CurrencyCode"];
        };
        Rate: {
            /**
             * @description Decimal amount in the currency's major unit, at most 2 digits after the point (D36).
             * @example 120.5
             */
            value: number;
            measurementUnit: components["schemas"]["MeasurementUnit"];
            currency: components["schemas"]["Currency"];
        };
        /** @description Either by agreement, and then `rate` is null, or a rate (D36). */
        Price: {
            /** @example true */
            byAgreement: boolean;
            rate: components["schemas"]["Rate"] | null;
        };
        /**
         * Format: date
         * @description A day without a time zone (D5).
         * @example 2026-03-01
         */
        CalendarDate: string;
        /**
         * @description What a customer writes. A missing end date equals the start date.
         *     Lengths of texts, `x-maxGraphemes`, count what people see as characters (D29, D33).
         * @example {
         *       "name": "Paint a kitchen",
         *       "description": "Two walls and a ceiling, about 40 square metres. Paint is here.",
         *       "classificatorPrimaryKey": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01",
         *       "price": {
         *         "byAgreement": false,
         *         "rate": {
         *           "value": 250,
         *           "measurementUnit": "Service",
         *           "currency": {
         *             "code": "EUR"
         *           }
         *         }
         *       },
         *       "startDate": "2026-03-01",
         *       "endDate": "2026-03-05"
         *     }
         */
        OrderPayload: {
            name: string;
            description: string;
            classificatorPrimaryKey: components["schemas"]["Key"];
            price: components["schemas"]["Price"];
            startDate: components["schemas"]["CalendarDate"];
            endDate?: components["schemas"]["CalendarDate"];
        };
        /**
         * @description Draft = 0, OnModeration = 10, Published = 20, Closed = 30, Canceled = 40, Archived = 50, Blocked = 60 (spec §4 set b).
         * @enum {string}
         */
        ItemStatus: "Draft" | "OnModeration" | "Published" | "Closed" | "Canceled" | "Archived" | "Blocked";
        /**
         * @description Draft = 0, OnModeration = 10, Published = 20, Declined = 30, Archived = 40 (spec §4 set c).
         * @enum {string}
         */
        VersionStatus: "Draft" | "OnModeration" | "Published" | "Declined" | "Archived";
        Thumbnail: {
            contentUrl: string;
            /** @description Pixels. */
            width: number;
        };
        /** @description An uploaded file (spec §3 File). Its type is told from its content, not from its name (D38). */
        File: {
            fileKey: components["schemas"]["Key"];
            /** @example /files/5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01 */
            contentUrl: string;
            /** @example kitchen.jpg */
            originalFileName: string;
            /** @description Bytes. */
            fileSize: number;
            /**
             * @description Media type.
             * @example image/jpeg
             */
            fileType: string;
            /** @example jpg */
            fileExtension: string;
            /** @description Smaller pictures, made in the background; empty until they are there. */
            thumbnails: components["schemas"]["Thumbnail"][];
        };
        /** @enum {string} */
        ParticipantType: "Executant" | "Customer";
        /** @description A profile as the other side sees it. */
        Participant: {
            key: components["schemas"]["Key"];
            /** @example Demo Anna */
            name: string;
            type: components["schemas"]["ParticipantType"];
            /** @description Address of a small picture, null where there is none. */
            photo: string | null;
            rating: components["schemas"]["Rating"];
        };
        OrderMetadata: {
            orderViews: number;
            orderApplicationsCount: number;
        };
        /** @description An order as its owner sees it, the latest version of its text (spec §3). */
        Order: {
            key: components["schemas"]["Key"];
            accountKey: components["schemas"]["Key"];
            /** @example Paint a kitchen */
            name: string;
            description: string;
            startDate: components["schemas"]["CalendarDate"];
            endDate: components["schemas"]["CalendarDate"];
            createdDate: components["schemas"]["Moment"];
            updatedDate: components["schemas"]["Moment"];
            price: components["schemas"]["Price"];
            classificatorPrimaryKey: components["schemas"]["Key"];
            hide: boolean;
            status: components["schemas"]["ItemStatus"];
            versionStatus: components["schemas"]["VersionStatus"];
            versionKey: components["schemas"]["Key"];
            /** @description Why moderation refused the latest version; null when it did not. */
            reason: components["schemas"]["RefusalReason"] | null;
            filesCollection: components["schemas"]["File"][];
            customer: components["schemas"]["Participant"];
            language: components["schemas"]["Language"];
            metadata: components["schemas"]["OrderMetadata"];
        };
        OrderList: {
            count: number;
            items: components["schemas"]["Order"][];
        };
        OrderStatus: {
            key: components["schemas"]["Key"];
            status: components["schemas"]["ItemStatus"];
            versionStatus: components["schemas"]["VersionStatus"];
            hide: boolean;
            reason: components["schemas"]["RefusalReason"] | null;
        };
        /** @description An order as everybody sees it, the last approved version of its text. */
        PublicOrder: {
            key: components["schemas"]["Key"];
            name: string;
            description: string;
            startDate: components["schemas"]["CalendarDate"];
            endDate: components["schemas"]["CalendarDate"];
            updatedDate: components["schemas"]["Moment"];
            price: components["schemas"]["Price"];
            classificatorPrimaryKey: components["schemas"]["Key"];
            versionKey: components["schemas"]["Key"];
            filesCollection: components["schemas"]["File"][];
            customer: components["schemas"]["Participant"];
            language: components["schemas"]["Language"];
            metadata: components["schemas"]["OrderMetadata"];
        };
        OrderSearchResult: {
            count: number;
            items: components["schemas"]["PublicOrder"][];
        };
        /**
         * @description Sent = 10, Accepted = 20, Canceled = 30, Rejected = 40 (spec §4).
         * @enum {string}
         */
        ApplicationStatus: "Sent" | "Accepted" | "Canceled" | "Rejected";
        /** @description As much of the order as an application shows. */
        ApplicationOrder: {
            key: components["schemas"]["Key"];
            name: string;
            price: components["schemas"]["Price"];
            startDate: components["schemas"]["CalendarDate"];
            endDate: components["schemas"]["CalendarDate"];
            status: components["schemas"]["ItemStatus"];
        };
        /** @description An executant's wish to carry out an order (spec §3). */
        Application: {
            key: components["schemas"]["Key"];
            status: components["schemas"]["ApplicationStatus"];
            createdDate: components["schemas"]["Moment"];
            updatedDate: components["schemas"]["Moment"];
            /** @description Until then this profile can't apply to this order again (D57). */
            lockoutEndDate: components["schemas"]["Moment"] | null;
            isRead: boolean;
            notInterested: boolean;
            customer: components["schemas"]["Participant"];
            executant: components["schemas"]["Participant"];
            order: components["schemas"]["ApplicationOrder"];
            /** @description The deal that came of it, once accepted (D56). */
            dealKey: components["schemas"]["Key"] | null;
        };
        ApplicationList: {
            count: number;
            items: components["schemas"]["Application"][];
        };
        /** @description Of one order, for its owner (spec §3). */
        ApplicationCounts: {
            applicationsCount: number;
            applicationsInInterestedCount: number;
            applicationsInNotInterestedCount: number;
            /** @description Sent ones that the owner has not opened. */
            unreadCount: number;
            byStatus: {
                Sent: number;
                Accepted: number;
                Canceled: number;
                Rejected: number;
            };
        };
        /** @description What every count call answers (D114). */
        Count: {
            /** @example 3 */
            count: number;
        };
        /**
         * @example {
         *       "description": "We start on Monday at nine.",
         *       "moveToArchive": true
         *     }
         */
        AcceptApplication: {
            description: string;
            /** @description Takes the order off the market; the other applicants are told (D58). */
            moveToArchive: boolean;
        };
        /**
         * @description InProgress = 10, Closed = 20, Canceled = 30 (spec §4).
         * @enum {string}
         */
        DealStatus: "InProgress" | "Closed" | "Canceled";
        /** @description The listing as it was when the application was accepted, frozen (D59). */
        DealSubject: {
            /** @description The order's key. */
            key: components["schemas"]["Key"];
            /** @enum {string} */
            kind: "Order";
            name: string;
            description: string;
            files: components["schemas"]["File"][];
            price: components["schemas"]["Price"];
            classificatorPrimaryKey: components["schemas"]["Key"];
            startDate: components["schemas"]["CalendarDate"];
            endDate: components["schemas"]["CalendarDate"];
        };
        /** @description What an accepted application becomes (spec §3). */
        Deal: {
            key: components["schemas"]["Key"];
            /** @description A running number that people can say. */
            number: number;
            status: components["schemas"]["DealStatus"];
            createdDate: components["schemas"]["Moment"];
            updatedDate: components["schemas"]["Moment"];
            description: string;
            customer: components["schemas"]["Participant"];
            executant: components["schemas"]["Participant"];
            /** @enum {string|null} */
            cancelingReason: "IncorrectPrice" | "ParticipantDoesNotContactMe" | "ParticipantCreatesObstaclesToWorkPerformance" | "DeadlinesForTheTransactionWereViolated" | "OtherReason" | null;
            cancelingComment: string | null;
            dealSubject: components["schemas"]["DealSubject"];
        };
        DealList: {
            count: number;
            items: components["schemas"]["Deal"][];
        };
        /** @enum {string} */
        ChatMessageType: "Text" | "File" | "Video" | "System";
        /** @description Ordered by messageId, the chat's own sequence 1, 2, 3 …, never by a clock (D68). */
        ChatMessage: {
            /** @description Chosen by the author's client, so that a repeated send is one message. */
            messageKey: components["schemas"]["Key"];
            messageId: number;
            chatKey: components["schemas"]["Key"];
            authorKey: components["schemas"]["Key"];
            messageContent: string;
            messageType: components["schemas"]["ChatMessageType"];
            sendDate: components["schemas"]["Moment"];
            senderDisplayName: string;
            isFirstMessageInChat: boolean;
            language: components["schemas"]["Language"];
            files: components["schemas"]["File"][];
            /** @description The other side has read it. */
            isReaded: boolean;
        };
        ChatParticipant: components["schemas"]["Participant"] & {
            /** @description The messageId up to which this side has read; 0 when nothing (D71). */
            readUpTo: number;
        };
        /** @description The one conversation of a pair of profiles (D67), as one of them sees it. */
        Chat: {
            chatKey: components["schemas"]["Key"];
            internalChatKey: components["schemas"]["Key"];
            /** @description Who started it. */
            ownerKey: components["schemas"]["Key"];
            /** @example Paint a kitchen */
            name: string;
            createdOn: components["schemas"]["Moment"];
            notReadedCount: number;
            lastMessage: components["schemas"]["ChatMessage"] | null;
            participants: components["schemas"]["ChatParticipant"][];
        };
        ChatList: {
            count: number;
            items: components["schemas"]["Chat"][];
        };
        /**
         * @example {
         *       "name": "Paint a kitchen",
         *       "participantsInfo": [
         *         {
         *           "key": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01",
         *           "type": "Executant"
         *         },
         *         {
         *           "key": "6b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a02",
         *           "type": "Customer"
         *         }
         *       ]
         *     }
         */
        NewChat: {
            name: string;
            /** @description The caller's profile first. */
            participantsInfo: {
                key: components["schemas"]["Key"];
                type: components["schemas"]["ParticipantType"];
            }[];
        };
        /** @description In ascending order of messageId. `count` is that of all the chat's messages. */
        ChatMessageList: {
            count: number;
            items: components["schemas"]["ChatMessage"][];
        };
        /**
         * @example {
         *       "messageKey": "7b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a03",
         *       "authorKey": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01",
         *       "messageContent": "Hello! Is Monday fine?"
         *     }
         */
        NewChatMessage: {
            messageKey: components["schemas"]["Key"];
            authorKey: components["schemas"]["Key"];
            messageContent: string;
        };
    };
    responses: {
        /** @description The request breaks a rule; `type` names it (spec §8). */
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
        /** @description Signed in, but this is somebody else's. */
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
    };
    parameters: {
        /** @description The client's command id. A repeated create with the same key answers what the first one did (D6). */
        IdempotencyKey: string;
        /** @description Page size. */
        Top: number;
        /** @description How many items to pass over. */
        Skip: number;
        /**
         * @description A whitelisted OData subset: `eq ne gt ge lt le`, `and`, `or`, brackets; a status by name or by number (D3).
         *     Anything else is a ValidationException.
         */
        Filter: string;
        /** @description A field of the list and `asc` or `desc` (D3). */
        SortBy: string;
        /** @description The caller's profile that takes part. */
        ParticipantKey: components["schemas"]["Key"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Position of the caller's account in the order of all changes it can see. The answer shows the state at this very
         *     position; hub messages carry the same count, so that the newer of two facts can always be told.
         */
        AccountCursor: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description The language of the account. */
                "Content-Language": components["schemas"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            201: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    setActiveProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Key"];
            };
        };
        responses: {
            /** @description The account with its new active profile. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getClassificator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the names (D7). */
                "Accept-Language"?: string;
            };
            path: {
                /** @description Which classificator. */
                name: "services";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Roots with their children (D97). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classificator"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listExecutants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, oldest first. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutantList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createExecutant: {
        parameters: {
            query?: {
                /** @description Send it to moderation at once. */
                publish?: boolean;
            };
            header?: {
                /** @description The client's command id. A repeated create with the same key answers what the first one did (D6). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewExecutant"];
            };
        };
        responses: {
            /** @description The profile. */
            201: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Executant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's command id. A repeated create with the same key answers what the first one did (D6). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPayload"];
            };
        };
        responses: {
            /** @description The order, OnModeration. */
            201: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Page size. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description A whitelisted OData subset: `eq ne gt ge lt le`, `and`, `or`, brackets; a status by name or by number (D3).
                 *     Anything else is a ValidationException.
                 */
                filter?: components["parameters"]["Filter"];
                /** @description A field of the list and `asc` or `desc` (D3). */
                sortBy?: components["parameters"]["SortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order as its owner sees it (D48). */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPublicOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last approved version. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadOrderFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order. */
                id: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                };
            };
        };
        responses: {
            /** @description The order with its files. */
            201: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    search: {
        parameters: {
            query?: {
                /** @description Words of the name or description. */
                term?: string;
                /** @description Page size. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /** @description Categories; a root stands for its children. */
                "Filter.ClassificatorPrimaryKey"?: components["schemas"]["Key"][];
                /** @description What to sort by. */
                "SortBy.OrderBy"?: "UpdatedDate" | "CreatedDate" | "Recommended";
                /** @description Which way. */
                "SortBy.Direction"?: "asc" | "desc";
            };
            header?: never;
            path: {
                /** @description What is looked for. */
                type: "orders";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    applyToOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's command id. A repeated create with the same key answers what the first one did (D6). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The order. */
                id: components["schemas"]["Key"];
                /** @description The applying profile. */
                executantKey: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            201: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelOrderApplication: {
        parameters: {
            query: {
                /** @description The applying profile. */
                executantKey: components["schemas"]["Key"];
            };
            header?: never;
            path: {
                /** @description The order. */
                id: components["schemas"]["Key"];
                /** @description The application. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application, Canceled. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listOrderApplications: {
        parameters: {
            query?: {
                /** @description Page size. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description A whitelisted OData subset: `eq ne gt ge lt le`, `and`, `or`, brackets; a status by name or by number (D3).
                 *     Anything else is a ValidationException.
                 */
                filter?: components["parameters"]["Filter"];
                /** @description A field of the list and `asc` or `desc` (D3). */
                sortBy?: components["parameters"]["SortBy"];
            };
            header?: never;
            path: {
                /** @description The order. */
                id: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of applications. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    countOrderApplications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order. */
                id: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    countUnreadOrderApplications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order. */
                id: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    readAllOrderApplications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order. */
                id: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts, none unread. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    acceptOrderApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's command id. A repeated create with the same key answers what the first one did (D6). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The order. */
                id: components["schemas"]["Key"];
                /** @description The application. */
                appKey: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptApplication"];
            };
        };
        responses: {
            /** @description The deal, InProgress. */
            201: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listExecutantApplications: {
        parameters: {
            query?: {
                /** @description Page size. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description A whitelisted OData subset: `eq ne gt ge lt le`, `and`, `or`, brackets; a status by name or by number (D3).
                 *     Anything else is a ValidationException.
                 */
                filter?: components["parameters"]["Filter"];
                /** @description A field of the list and `asc` or `desc` (D3). */
                sortBy?: components["parameters"]["SortBy"];
            };
            header?: never;
            path: {
                /** @description The profile. */
                executantKey: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of applications. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getDeal: {
        parameters: {
            query: {
                /** @description The caller's profile that takes part. */
                participantKey: components["parameters"]["ParticipantKey"];
            };
            header?: never;
            path: {
                /** @description The deal. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCustomerDeals: {
        parameters: {
            query?: {
                /** @description Page size. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description A whitelisted OData subset: `eq ne gt ge lt le`, `and`, `or`, brackets; a status by name or by number (D3).
                 *     Anything else is a ValidationException.
                 */
                filter?: components["parameters"]["Filter"];
                /** @description A field of the list and `asc` or `desc` (D3). */
                sortBy?: components["parameters"]["SortBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deals. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listExecutantDeals: {
        parameters: {
            query?: {
                /** @description Page size. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description A whitelisted OData subset: `eq ne gt ge lt le`, `and`, `or`, brackets; a status by name or by number (D3).
                 *     Anything else is a ValidationException.
                 */
                filter?: components["parameters"]["Filter"];
                /** @description A field of the list and `asc` or `desc` (D3). */
                sortBy?: components["parameters"]["SortBy"];
            };
            header?: never;
            path: {
                /** @description The profile. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deals. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCustomerChats: {
        parameters: {
            query?: {
                /** @description Page size. */
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
            /** @description A page of chats. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listExecutantChats: {
        parameters: {
            query?: {
                /** @description Page size. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path: {
                /** @description The profile. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of chats. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChat"];
            };
        };
        responses: {
            /** @description The chat. */
            201: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listChatMessages: {
        parameters: {
            query: {
                /** @description The caller's profile that takes part. */
                participantKey: components["parameters"]["ParticipantKey"];
                /** @description Only messages older than this messageId. */
                startMessage?: number;
                /** @description How many. */
                top?: number;
            };
            header?: never;
            path: {
                /** @description The chat. */
                chatKey: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages in ascending order. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listUnreceivedChatMessages: {
        parameters: {
            query: {
                /** @description The caller's profile that takes part. */
                participantKey: components["parameters"]["ParticipantKey"];
                /** @description Only messages newer than this messageId; 0 for all. */
                endMessage: number;
            };
            header?: never;
            path: {
                /** @description The chat. */
                chatKey: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to 100 messages in ascending order; ask again from the last for more. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    sendChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The chat. */
                chatKey: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChatMessage"];
            };
        };
        responses: {
            /** @description The message with its place in the chat. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    readChat: {
        parameters: {
            query: {
                /** @description The caller's profile that takes part. */
                participantKey: components["parameters"]["ParticipantKey"];
            };
            header?: never;
            path: {
                /** @description The chat. */
                key: components["schemas"]["Key"];
                /** @description The newest message seen. */
                messageKey: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chat with its new counts. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    countCustomerUnread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    countExecutantUnread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
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
