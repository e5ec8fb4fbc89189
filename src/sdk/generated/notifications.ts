/** Generated from openapi/ by `npm run sdk`. Never edited by hand. */
export interface paths {
    "/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's notifications.
         * @description Filters by IsRead and Source; sorts by CreatedAt.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/unread/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many notifications are unread. */
        get: operations["countUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark one notification as read. */
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/readAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all notifications as read. */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Push notifications to this device from now on.
         * @description A device belongs to the account that subscribed it last. At most 20 devices an account, the oldest leave. An
         *     app subscribes each time it starts signed in, and when its token or language changes. Signing out ends it.
         */
        post: operations["subscribeToPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The devices of the account that are pushed to, the newest first.
         * @description Never where they are pushed to: whoever knows that could push to them (E93, E283).
         */
        get: operations["listPushDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/devices/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Push no more to one device of the account, from whichever device. */
        delete: operations["removePushDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Push no more to one device of the account, or, without a body, to none. */
        post: operations["unsubscribeFromPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    userNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Something that a person is notified of, as the user hub says it. */
        post: operations["onUserNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    systemNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Something that changed, as the system hub says it.
         * @description A client ignores types that it does not know (E3).
         */
        post: operations["onSystemNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    chatMessageSent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A chat message was sent.
         * @description To both sides, the author's other devices included.
         */
        post: operations["onChatMessageSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    chatMessageRemoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A chat message was taken back.
         * @description It keeps its place and says nothing any more (D70, E79).
         */
        post: operations["onChatMessageRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    chatFileSent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file was sent in a chat.
         * @description The message as it is with the file (E80).
         */
        post: operations["onChatFileSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    chatFileRemoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Files of a chat message are gone. */
        post: operations["onChatFileRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    fileStatusChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file was removed, or its smaller copies can't be made.
         * @description To everybody who sees it (E58).
         */
        post: operations["onFileStatusChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    fileThumbnailAdded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A picture's smaller copies are there.
         * @description To everybody who sees it; the file takes the place of the one of its key (D39).
         */
        post: operations["onFileThumbnailAdded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    offerPublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An offer was approved.
         * @description To its owner.
         */
        post: operations["onOfferPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    orderPublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was approved.
         * @description To its owner.
         */
        post: operations["onOrderPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    orderForExecutantsPublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * There is a new order in the root category of subscribed profiles.
         * @description To the accounts of those profiles (D51, E56).
         */
        post: operations["onOrderForExecutantsPublished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
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
        /** @enum {string} */
        NotificationSource: "Order" | "Offer" | "Account" | "Application" | "OfferApplication" | "Executant" | "Content" | "Deal" | "Feedback" | "Chat";
        /**
         * @description An event name of spec §3. `x-known` are those that the server knows so far; clients show another one in neutral words
         *     (D81).
         * @example OrderPublishedEvent
         */
        NotificationType: string;
        /** @enum {string} */
        NotificationLevel: "Info" | "Success" | "Warning" | "Error";
        /**
         * @description Why moderation refused a text or file (D90).
         * @enum {string}
         */
        RefusalReason: "ContactDetails" | "ObsceneLanguage" | "Duplicate" | "Shouting" | "UnreadableFile" | "Other";
        /**
         * @description IncorrectPrice = 0, ParticipantDoesNotContactMe = 10, ParticipantCreatesObstaclesToWorkPerformance = 20,
         *     DeadlinesForTheTransactionWereViolated = 30, OtherReason = 40 (spec §3).
         * @enum {string}
         */
        DealCancelReason: "IncorrectPrice" | "ParticipantDoesNotContactMe" | "ParticipantCreatesObstaclesToWorkPerformance" | "DeadlinesForTheTransactionWereViolated" | "OtherReason";
        /** @description What the text and the link need. Which are there follows from source and type. */
        NotificationMetadata: {
            /** @description The receiver's profile that it concerns. */
            profileKey?: components["schemas"]["Key"];
            orderKey?: components["schemas"]["Key"];
            orderName?: string;
            offerKey?: components["schemas"]["Key"];
            offerName?: string;
            applicationKey?: components["schemas"]["Key"];
            dealKey?: components["schemas"]["Key"];
            dealNumber?: number;
            chatKey?: components["schemas"]["Key"];
            executantKey?: components["schemas"]["Key"];
            executantName?: string;
            customerName?: string;
            ownerKey?: components["schemas"]["Key"];
            reason?: components["schemas"]["RefusalReason"];
            cancelingReason?: components["schemas"]["DealCancelReason"];
            /**
             * @description Of a complaint.
             * @enum {string}
             */
            outcome?: "Upheld" | "Dismissed";
        };
        Notification: {
            id: components["schemas"]["Key"];
            createdAt: components["schemas"]["Moment"];
            source: components["schemas"]["NotificationSource"];
            type: components["schemas"]["NotificationType"];
            isRead: boolean;
            level: components["schemas"]["NotificationLevel"];
            metadata: components["schemas"]["NotificationMetadata"];
            /** @description The account's cursor when it came about. */
            cursor: number;
        };
        NotificationList: {
            count: number;
            items: components["schemas"]["Notification"][];
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
        /** @description What every count call answers (D114). */
        Count: {
            /** @example 3 */
            count: number;
        };
        /**
         * @description Where to push to: a browser's PushSubscription as JSON text, or a device token of the mobile wrapper (D84).
         *     A subscription's endpoint is at a public https address. With `app`, it is that platform's token: of `apns` in
         *     hexadecimal digits, of the others in letters, digits and signs of ASCII without spaces.
         */
        PushClientId: string;
        /**
         * @description Firebase Cloud Messaging, the Apple Push Notification service, or HMS Push Kit. A device of one that this server
         *     does not push to is refused (`app.platform`: `unknownValue`, E429); `push.apps` of its environment names the others.
         * @enum {string}
         */
        PushPlatform: "fcm" | "apns" | "hms";
        /** @example 1.4.0 */
        AppVersion: string;
        /**
         * @description BCP 47 tag of one of the eleven UI languages (D105).
         * @enum {string}
         */
        Language: "en-US" | "de-DE" | "fr-FR" | "nl-NL" | "it-IT" | "tr-TR" | "sv-SE" | "pl-PL" | "ru-RU" | "be-BY" | "uk-UA";
        /** @description The installed app that a device token belongs to (E465). */
        PushApp: {
            platform: components["schemas"]["PushPlatform"];
            /**
             * @description Made by the app when it first runs, and known to this server alone. A later token of the same installation
             *     takes the earlier one's place, whichever account had it.
             */
            installationId: components["schemas"]["Key"];
            version: components["schemas"]["AppVersion"];
            /** @description What the app speaks on this device; its pushes speak it too. It registers again when that changes. */
            language: components["schemas"]["Language"];
        };
        /**
         * @example {
         *       "pushClientId": "fEa9tT5cQ0mXk2Zs7bJw1d:APA91bHun4MxP5egoKMwt2KZFBaFUH-1RYqx",
         *       "app": {
         *         "platform": "fcm",
         *         "installationId": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a22",
         *         "version": "1.4.0",
         *         "language": "de-DE"
         *       }
         *     }
         */
        NewPushClient: {
            pushClientId: components["schemas"]["PushClientId"];
            /** @description Of a device token, and of nothing else; a token without it is kept, and not pushed to. */
            app?: components["schemas"]["PushApp"];
        };
        PushDeviceApp: {
            platform: components["schemas"]["PushPlatform"];
            version: components["schemas"]["AppVersion"];
        };
        /** @description A device that is pushed to. */
        PushDevice: {
            key: components["schemas"]["Key"];
            /**
             * @description SHA-256 of its pushClientId, base64url, by which a device knows itself in the list.
             * @example 47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU
             */
            hash: string;
            /** @description How its browser named itself when it subscribed; empty where that is not known. */
            userAgent: string;
            /** @description The installed app; null for a browser. */
            app: components["schemas"]["PushDeviceApp"] | null;
            subscribedAt: components["schemas"]["Moment"];
        };
        PushDeviceList: {
            items: components["schemas"]["PushDevice"][];
        };
        /**
         * @example {
         *       "pushClientId": "{\"endpoint\":\"https://push.example/1\",\"keys\":{\"p256dh\":\"BIR0QS6oHsCay4fl86Pi1p1PSviwqBJKZQ6-WqgC4wS9wNglcBm2QkMLwUJbhvevi-flKlBPGAkm72tojYtLQAc\",\"auth\":\"eB5fimQvqbvUNj4gKgmkhg\"}}"
         *     }
         */
        PushClient: {
            pushClientId: components["schemas"]["PushClientId"];
        };
        /** @description A new notification, as the user hub says it. */
        UserNotification: components["schemas"]["Notification"] & {
            /** @description The same as createdAt. */
            date: components["schemas"]["Moment"];
            /** @description Unread notifications of the account at `cursor`. */
            unreadCount: number;
        };
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
            /** @description Closed deals among those that are closed or that this profile has cancelled (D61); null before the first. */
            completionRate: number | null;
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
            /** @description Whether a moderator has blocked it; then it can change nothing (D18). */
            blocked: boolean;
            blockedReason: components["schemas"]["RefusalReason"] | null;
        };
        AccountNotice: {
            /** @constant */
            source: "Account";
            /** @enum {string} */
            type: "AccountCreatedEvent" | "AccountChangedEvent" | "ActiveProfileSwitchedEvent" | "AccountBlockedEvent" | "AccountUnblockedEvent";
            cursor: number;
            metadata: {
                account: components["schemas"]["Account"];
            };
        };
        /**
         * @description Draft = 10, OnModeration = 20, Published = 30 (spec §4, first set).
         * @enum {string}
         */
        ExecutantStatus: "Draft" | "OnModeration" | "Published";
        /**
         * @description Draft = 0, OnModeration = 10, Published = 20, Declined = 30, Archived = 40 (spec §4, third set).
         * @enum {string}
         */
        VersionStatus: "Draft" | "OnModeration" | "Published" | "Declined" | "Archived";
        LocationMetadata: {
            /** @example 52.52 */
            lat: number;
            /** @example 13.41 */
            lon: number;
            /**
             * @description Metres around the point (D28).
             * @example 30000
             */
            radius: number;
        };
        /** @description Where a listing is (spec §3). For strangers it is the town, and a point to about a kilometre (D46). */
        Location: {
            id: components["schemas"]["Key"];
            /** @description Another one after each change, to be named as Base-Version (E398). Strangers learn none. */
            versionKey?: components["schemas"]["Key"];
            /** @enum {string} */
            discriminator: "Radius";
            /** @example Dresden */
            address: string;
            /** @example Dresden, Sachsen, DE */
            freeFormAddress: string;
            /**
             * @description Strangers learn of towns alone.
             * @example gn-2935022
             */
            geometryId: string | null;
            metadata: components["schemas"]["LocationMetadata"];
        };
        /** @description How to reach the person behind a profile. */
        Contacts: {
            email: string | null;
            phone: string | null;
            /** @description Further ways; none can be written down yet. */
            other: string[];
        };
        /**
         * @description What may be uploaded (spec §5); HEIC is kept as JPEG (E51).
         * @enum {string}
         */
        FileExtension: "png" | "jpg" | "jpeg" | "gif" | "heic" | "doc" | "docx" | "xls" | "xlsx" | "ppt" | "pptx" | "pdf" | "txt" | "mp4" | "mov";
        Thumbnail: {
            /**
             * @description Its parameter `w` may be replaced by any of `x-widths`, by the same signature: the answer is the copy of that
             *     width or the next wider one, and never wider than the picture. Another width is refused.
             * @example /files/5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01?w=400
             */
            contentUrl: string;
            /** @description Pixels. */
            width: number;
        };
        /** @description An uploaded file (spec §3 File). Its type is read from its content, not from its name (D38). */
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
            fileExtension: components["schemas"]["FileExtension"];
            /** @description Smaller pictures, narrowest first, made in the background; empty until they are there (D39). */
            thumbnails: components["schemas"]["Thumbnail"][];
        };
        ExecutantMetadata: {
            feedbacksCount: number;
            ordersCompleted: number;
            ordersInProgress: number;
            rating: number | null;
            /** @description Closed deals among those that are closed or that this profile has cancelled (D61); null before the first. */
            completionRate: number | null;
            /** @description How many people keep one of its offers. */
            inFavorites: number;
            views: number;
        };
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
            /**
             * @description What became of the latest change. A profile that is Published may have one that waits (OnModeration) or was
             *     refused (Declined), while everybody goes on seeing the one before (D50).
             */
            versionStatus: components["schemas"]["VersionStatus"];
            /** @description Why moderation refused the last change; null when it did not. */
            reason: components["schemas"]["RefusalReason"] | null;
            /** @description Root category. */
            classificatorPrimaryKey: components["schemas"]["Key"];
            /** @description Where its offers are that everybody sees; a profile has no place of its own. */
            locations: components["schemas"]["Location"][];
            contacts: components["schemas"]["Contacts"];
            language: components["schemas"]["Language"];
            /** @description Whether it hears of new orders in its root category (D51). */
            isSubscribed: boolean;
            rating: components["schemas"]["Rating"];
            educationFiles: components["schemas"]["File"][];
            portfolioFiles: components["schemas"]["File"][];
            metadata: components["schemas"]["ExecutantMetadata"];
            /** @description Whether a moderator has taken it off the market; nothing can be changed until that is taken back. */
            blocked: boolean;
            blockedReason: components["schemas"]["RefusalReason"] | null;
        };
        ExecutantNotice: {
            /** @constant */
            source: "Executant";
            /** @enum {string} */
            type: "ExecutantSubmittedEvent" | "ExecutantPublishedEvent" | "ExecutantModerationFailedEvent" | "ExecutantChangedEvent" | "ExecutantBlockedEvent" | "ExecutantUnblockedEvent";
            cursor: number;
            metadata: {
                executant: components["schemas"]["Executant"];
            };
        };
        /**
         * Format: date
         * @description A day without a time zone (D5).
         * @example 2026-03-01
         */
        CalendarDate: string;
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
         * @description Draft = 0, OnModeration = 10, Published = 20, Closed = 30, Canceled = 40, Archived = 50, Blocked = 60 (spec §4, second set).
         * @enum {string}
         */
        ItemStatus: "Draft" | "OnModeration" | "Published" | "Closed" | "Canceled" | "Archived" | "Blocked";
        /**
         * @description Executant = 1, Customer = 2 (spec §3).
         * @enum {string}
         */
        ParticipantType: "Executant" | "Customer";
        /** @description A profile as the other side sees it. */
        Participant: {
            key: components["schemas"]["Key"];
            /** @example Demo Anna */
            name: string;
            type: components["schemas"]["ParticipantType"];
            /** @description Address of a small picture, null where there is none; its `w` is that of `Thumbnail.contentUrl`. */
            photo: string | null;
            rating: components["schemas"]["Rating"];
        };
        OrderMetadata: {
            orderViews: number;
            orderApplicationsCount: number;
            /** @description 0 so far. */
            orderAssignmentsCount: number;
            /** @description 0 so far. */
            orderProposalsCount: number;
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
            /** @description Why moderation refused the latest version, or blocked it; null when it did not. */
            reason: components["schemas"]["RefusalReason"] | null;
            filesCollection: components["schemas"]["File"][];
            customer: components["schemas"]["Participant"];
            locations: components["schemas"]["Location"][];
            viewsCount: number;
            language: components["schemas"]["Language"];
            metadata: components["schemas"]["OrderMetadata"];
        };
        /** @description To the order's owner. */
        OrderNotice: {
            /** @constant */
            source: "Order";
            /** @enum {string} */
            type: "OrderSubmittedEvent" | "OrderPublishedEvent" | "OrderModerationFailedEvent" | "OrderArchivedEvent" | "OrderCanceledEvent" | "OrderExpiredEvent" | "OrderExpiringSoonEvent" | "OrderBlockedEvent" | "OrderUnblockedEvent" | "OrderClosedEvent" | "OrderChangedEvent";
            cursor: number;
            metadata: {
                orderKey: components["schemas"]["Key"];
                order: components["schemas"]["Order"];
            };
        };
        OfferMetadata: {
            offerViews: number;
            offerApplicationsCount: number;
        };
        /** @description An offer as its owner sees it, the latest version of its text (spec §3). */
        Offer: {
            key: components["schemas"]["Key"];
            /** @description The same as `key`. */
            offerKey: components["schemas"]["Key"];
            executantKey: components["schemas"]["Key"];
            executant: components["schemas"]["Participant"];
            /** @example Hedges and lawns */
            name: string;
            description: string;
            startDate: components["schemas"]["CalendarDate"];
            endDate: components["schemas"]["CalendarDate"];
            createdDate: components["schemas"]["Moment"];
            updatedDate: components["schemas"]["Moment"];
            price: components["schemas"]["Price"];
            classificatorPrimaryKey: components["schemas"]["Key"];
            versionKey: components["schemas"]["Key"];
            fileCollection: components["schemas"]["File"][];
            locations: components["schemas"]["Location"][];
            language: components["schemas"]["Language"];
            metadata: components["schemas"]["OfferMetadata"];
            hide: boolean;
            status: components["schemas"]["ItemStatus"];
            versionStatus: components["schemas"]["VersionStatus"];
            /** @description Why moderation refused the latest version, or blocked it; null when it did not. */
            reason: components["schemas"]["RefusalReason"] | null;
        };
        /** @description To the offer's owner. */
        OfferNotice: {
            /** @constant */
            source: "Offer";
            /** @enum {string} */
            type: "OfferSubmittedEvent" | "OfferPublishedEvent" | "OfferModerationFailedEvent" | "OfferArchivedEvent" | "OfferCanceledEvent" | "OfferExpiredEvent" | "OfferExpiringSoonEvent" | "OfferBlockedEvent" | "OfferUnblockedEvent" | "OfferClosedEvent" | "OfferChangedEvent";
            cursor: number;
            metadata: {
                offerKey: components["schemas"]["Key"];
                offer: components["schemas"]["Offer"];
            };
        };
        /**
         * @description Sent = 10, Accepted = 20, Canceled = 30, Rejected = 40 (spec §4).
         * @enum {string}
         */
        ApplicationStatus: "Sent" | "Accepted" | "Canceled" | "Rejected";
        /** @description As much of the offer as an application shows. */
        ApplicationOffer: {
            key: components["schemas"]["Key"];
            name: string;
            price: components["schemas"]["Price"];
            startDate: components["schemas"]["CalendarDate"];
            endDate: components["schemas"]["CalendarDate"];
            status: components["schemas"]["ItemStatus"];
        };
        /** @description A customer's wish to take up an offer (spec §3). */
        OfferApplication: {
            key: components["schemas"]["Key"];
            status: components["schemas"]["ApplicationStatus"];
            createdDate: components["schemas"]["Moment"];
            updatedDate: components["schemas"]["Moment"];
            /** @description Until then this profile can't apply to this offer again (D57). */
            lockoutEndDate: components["schemas"]["Moment"] | null;
            isRead: boolean;
            notInterested: boolean;
            customer: components["schemas"]["Participant"];
            executant: components["schemas"]["Participant"];
            offer: components["schemas"]["ApplicationOffer"];
            /** @description The deal that came of it, once accepted (D56). */
            dealKey: components["schemas"]["Key"] | null;
        };
        /** @description Of one order or offer, for its owner (spec §3). */
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
        /** @description To both sides. `counts` are for the offer's owner only, null for the applicant. */
        OfferApplicationNotice: {
            /** @constant */
            source: "OfferApplication";
            /** @enum {string} */
            type: "OfferApplicationCreatedEvent" | "OfferApplicationCanceledEvent" | "OfferApplicationAcceptedEvent" | "OfferApplicationRejectedEvent" | "OfferApplicationsReadEvent" | "OfferApplicationChangedEvent";
            cursor: number;
            metadata: {
                offerKey: components["schemas"]["Key"];
                applications: components["schemas"]["OfferApplication"][];
                counts: components["schemas"]["ApplicationCounts"] | null;
            };
        };
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
        /** @description To both sides. `counts` are for the order's owner only, null for the applicant. */
        ApplicationNotice: {
            /** @constant */
            source: "Application";
            /** @enum {string} */
            type: "ApplicationCreatedEvent" | "ApplicationCanceledEvent" | "ApplicationAcceptedEvent" | "ApplicationRejectedEvent" | "ApplicationsReadEvent" | "ApplicationChangedEvent";
            cursor: number;
            metadata: {
                orderKey: components["schemas"]["Key"];
                applications: components["schemas"]["Application"][];
                counts: components["schemas"]["ApplicationCounts"] | null;
            };
        };
        /**
         * @description InProgress = 10, Closed = 20, Canceled = 30 (spec §4).
         * @enum {string}
         */
        DealStatus: "InProgress" | "Closed" | "Canceled";
        /** @description The listing as it was when the application was accepted, frozen (D59). */
        DealSubject: {
            /** @description The order's or offer's key. */
            key: components["schemas"]["Key"];
            /** @enum {string} */
            kind: "Order" | "Offer";
            name: string;
            description: string;
            files: components["schemas"]["File"][];
            price: components["schemas"]["Price"];
            /** @description The way to the category in the classificator, from its root down; the last is the category itself. */
            classificatorItems: components["schemas"]["Key"][];
            classificatorPrimaryKey: components["schemas"]["Key"];
            startDate: components["schemas"]["CalendarDate"];
            endDate: components["schemas"]["CalendarDate"];
            location: components["schemas"]["Location"] | null;
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
            /** @description Visible to both (D61). */
            cancelingReason: components["schemas"]["DealCancelReason"] | null;
            cancelingComment: string | null;
            /** @description Which side cancelled. */
            canceledBy: components["schemas"]["ParticipantType"] | null;
            /** @description Feedback may be left for 14 days from here (D64). */
            closedDate: components["schemas"]["Moment"] | null;
            dealSubject: components["schemas"]["DealSubject"];
        };
        DealNotice: {
            /** @constant */
            source: "Deal";
            /** @enum {string} */
            type: "DealCreatedEvent" | "DealClosedEvent" | "DealCanceledEvent";
            cursor: number;
            metadata: {
                dealKey: components["schemas"]["Key"];
                deal: components["schemas"]["Deal"];
            };
        };
        /** @enum {string} */
        ChatMessageType: "Text" | "File" | "Video" | "System";
        /** @description The listing that a message is about, by the name that its author saw. It is not sought again and outlives the listing. */
        ChatMessageContext: {
            /** @enum {string} */
            type: "Order" | "Offer";
            key: components["schemas"]["Key"];
            /** @example Paint a kitchen */
            name: string;
        };
        /** @description Ordered by messageId, the chat's own sequence 1, 2, 3 …, never by a clock (D68). */
        ChatMessage: {
            /** @description Chosen by the author's client, so that a repeated send is one message. */
            messageKey: components["schemas"]["Key"];
            messageId: number;
            chatKey: components["schemas"]["Key"];
            authorKey: components["schemas"]["Key"];
            /** @description Empty once the message was removed. */
            messageContent: string;
            messageType: components["schemas"]["ChatMessageType"];
            sendDate: components["schemas"]["Moment"];
            senderDisplayName: string;
            isFirstMessageInChat: boolean;
            language: components["schemas"]["Language"];
            files: components["schemas"]["File"][];
            /** @description When the addresses of its files end (E607); another reading of the message brings new ones. Null where it has none. */
            filesEnd: components["schemas"]["Moment"] | null;
            /** @description The other side has read it. */
            isReaded: boolean;
            /** @description Its author took it back (D70). */
            isRemoved: boolean;
            /** @description Null when it is about no listing, and once the message was removed. */
            context: components["schemas"]["ChatMessageContext"] | null;
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
        /** @description How many messages one of the account's profiles has not read, over all its chats. */
        ChatUnread: {
            participantKey: components["schemas"]["Key"];
            count: number;
        };
        ChatNotice: {
            /** @constant */
            source: "Chat";
            /** @enum {string} */
            type: "ChatCreatedEvent" | "ChatReadEvent";
            cursor: number;
            metadata: {
                chatKey: components["schemas"]["Key"];
                chat: components["schemas"]["Chat"];
                unread: components["schemas"]["ChatUnread"];
            };
        };
        ChatMessageNotice: {
            /** @constant */
            source: "Chat";
            /** @enum {string} */
            type: "ChatMessageSentEvent" | "ChatMessageRemovedEvent" | "ChatMessageFileSentEvent";
            cursor: number;
            metadata: {
                chatKey: components["schemas"]["Key"];
                chat: components["schemas"]["Chat"];
                message: components["schemas"]["ChatMessage"];
                unread: components["schemas"]["ChatUnread"];
            };
        };
        /** @description Files of a message are gone, with the message or without it. */
        ChatFileRemovedNotice: {
            /** @constant */
            source: "Chat";
            /** @enum {string} */
            type: "ChatMessageFileRemovedEvent";
            cursor: number;
            metadata: {
                chatKey: components["schemas"]["Key"];
                chat: components["schemas"]["Chat"];
                message: components["schemas"]["ChatMessage"];
                fileKeys: components["schemas"]["Key"][];
                unread: components["schemas"]["ChatUnread"];
            };
        };
        /** @description To the other side of a chat, that somebody is writing in it. It changes nothing, so it has no cursor. */
        ChatTypingNotice: {
            /** @constant */
            source: "Chat";
            /** @constant */
            type: "ChatTypingEvent";
            metadata: {
                chatKey: components["schemas"]["Key"];
                /** @description Who is writing. */
                participantKey: components["schemas"]["Key"];
                at: components["schemas"]["Moment"];
            };
        };
        /** @description Either one notification was read, or all up to a cursor. */
        NotificationsReadNotice: {
            /** @constant */
            source: "Content";
            /** @enum {string} */
            type: "NotificationsReadEvent";
            cursor: number;
            metadata: {
                id: components["schemas"]["Key"] | null;
                /** @description Every notification of this cursor or before is read; 0 when `id` says which. */
                readUpTo: number;
                unreadCount: number;
            };
        };
        /**
         * @description From poor to excellent, whole.
         * @example 5
         */
        FeedbackMark: number;
        /** @description Who wrote it, as the other side sees them (spec §3). */
        FeedbackAuthor: {
            key: components["schemas"]["Key"];
            /** @example Demo Anna */
            name: string;
            photo: string | null;
            rating: components["schemas"]["Rating"];
            authorType: components["schemas"]["ParticipantType"];
        };
        /** @description What one side of a closed deal says of the other; it can't be edited (D64). */
        Feedback: {
            key: components["schemas"]["Key"];
            dealKey: components["schemas"]["Key"];
            /** @description The name of the listing that the deal was about. */
            dealName: string;
            rating: components["schemas"]["FeedbackMark"];
            details: string;
            createdDate: components["schemas"]["Moment"];
            author: components["schemas"]["FeedbackAuthor"];
        };
        /**
         * @description The feedback of a deal as one of its sides sees it. Under double-blind reveal `theirs` stays null until both are
         *     given or the 14 days are over (D66).
         */
        DealFeedbacks: {
            mine: components["schemas"]["Feedback"] | null;
            theirs: components["schemas"]["Feedback"] | null;
        };
        /** @description To both sides of the deal, the feedback as each may see it. */
        FeedbackNotice: {
            /** @constant */
            source: "Feedback";
            /** @enum {string} */
            type: "FeedbackCreatedEvent" | "FeedbackRevealedEvent" | "FeedbackRemovedEvent";
            cursor: number;
            metadata: {
                dealKey: components["schemas"]["Key"];
                feedbacks: components["schemas"]["DealFeedbacks"];
            };
        };
        /** @description To the account's own devices. `key` is the favourite's, `listingKey` the order's or offer's. */
        FavoriteNotice: {
            /** @constant */
            source: "Content";
            /** @enum {string} */
            type: "FavoriteAddedEvent" | "FavoriteRemovedEvent";
            cursor: number;
            metadata: {
                /** @enum {string} */
                kind: "Order" | "Offer";
                key: components["schemas"]["Key"];
                listingKey: components["schemas"]["Key"];
                /** @description Favourites of this kind that the account has now. */
                count: number;
            };
        };
        /** @description To a listing's owner, how many have it among their favourites now. */
        ListingFavoritesNotice: {
            /** @constant */
            source: "Content";
            /** @constant */
            type: "ListingFavoritesChangedEvent";
            cursor: number;
            metadata: {
                /** @enum {string} */
                kind: "Order" | "Offer";
                listingKey: components["schemas"]["Key"];
                favorites: number;
            };
        };
        /** @description To the account's own devices, the last they hear (D103). */
        AccountDeletedNotice: {
            /** @constant */
            source: "Account";
            /** @constant */
            type: "AccountDeletedEvent";
            cursor: number;
            metadata: {
                accountKey: components["schemas"]["Key"];
            };
        };
        /**
         * @description A profile is called or looks different. To everybody with an application, deal or chat with it: wherever they hold
         *     the participant of this key, and as the name of messages' senders, this one takes its place.
         */
        ParticipantNotice: {
            /** @constant */
            source: "Content";
            /** @constant */
            type: "ParticipantChangedEvent";
            cursor: number;
            metadata: {
                participant: components["schemas"]["Participant"];
            };
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
            locations: components["schemas"]["Location"][];
            viewsCount: number;
            language: components["schemas"]["Language"];
            metadata: components["schemas"]["OrderMetadata"];
        };
        /** @description A new order in the root category of subscribed profiles of the account (D51). */
        OrderForExecutantsNotice: {
            /** @constant */
            source: "Order";
            /** @constant */
            type: "OrderForExecutantsPublishedEvent";
            cursor: number;
            metadata: {
                orderKey: components["schemas"]["Key"];
                order: components["schemas"]["PublicOrder"];
                executantKeys: components["schemas"]["Key"][];
            };
        };
        /** @description A picture's smaller copies are there. To everybody who sees it; it takes the place of the file of its key. */
        FileThumbnailNotice: {
            /** @constant */
            source: "Content";
            /** @constant */
            type: "FileThumbnailAddedEvent";
            cursor: number;
            metadata: {
                file: components["schemas"]["File"];
            };
        };
        /** @description A file was removed by its owner, or its smaller copies could not be made. To everybody who sees it. */
        FileStatusNotice: {
            /** @constant */
            source: "Content";
            /** @constant */
            type: "FileStatusChangedEvent";
            cursor: number;
            metadata: {
                fileKey: components["schemas"]["Key"];
                /** @enum {string} */
                status: "Removed" | "Failed";
            };
        };
        SystemNotification: components["schemas"]["AccountNotice"] | components["schemas"]["ExecutantNotice"] | components["schemas"]["OrderNotice"] | components["schemas"]["OfferNotice"] | components["schemas"]["OfferApplicationNotice"] | components["schemas"]["ApplicationNotice"] | components["schemas"]["DealNotice"] | components["schemas"]["ChatNotice"] | components["schemas"]["ChatMessageNotice"] | components["schemas"]["ChatFileRemovedNotice"] | components["schemas"]["ChatTypingNotice"] | components["schemas"]["NotificationsReadNotice"] | components["schemas"]["FeedbackNotice"] | components["schemas"]["FavoriteNotice"] | components["schemas"]["ListingFavoritesNotice"] | components["schemas"]["AccountDeletedNotice"] | components["schemas"]["ParticipantNotice"] | components["schemas"]["OrderForExecutantsNotice"] | components["schemas"]["FileThumbnailNotice"] | components["schemas"]["FileStatusNotice"];
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
    };
    parameters: {
        /** @description Page size; 0 asks for the count alone. */
        TopOfNotifications: number;
        /** @description How many items to pass over. */
        Skip: number;
        /**
         * @description By IsRead and Source (NotificationSource) (D80). Comparisons such as `IsRead eq false`, joined by `and`, `or` and brackets; a value by
         *     its name or its number (D3, E111).
         */
        NotificationFilter: string;
        /** @description CreatedAt desc unless asked otherwise. */
        NotificationSort: "CreatedAt asc" | "CreatedAt desc";
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
    listNotifications: {
        parameters: {
            query?: {
                /** @description Page size; 0 asks for the count alone. */
                top?: components["parameters"]["TopOfNotifications"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description By IsRead and Source (NotificationSource) (D80). Comparisons such as `IsRead eq false`, joined by `and`, `or` and brackets; a value by
                 *     its name or its number (D3, E111).
                 */
                filter?: components["parameters"]["NotificationFilter"];
                /** @description CreatedAt desc unless asked otherwise. */
                sortBy?: components["parameters"]["NotificationSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    countUnreadNotifications: {
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The notification. */
                id: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification, read. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unread count, 0. */
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
            500: components["responses"]["ServerError"];
        };
    };
    subscribeToPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPushClient"];
            };
        };
        responses: {
            /** @description Subscribed. */
            204: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listPushDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushDeviceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    removePushDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The device. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not pushed to any more. */
            204: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    unsubscribeFromPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PushClient"];
            };
        };
        responses: {
            /** @description Unsubscribed, or it never was. */
            204: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    onUserNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserNotification"];
            };
        };
        responses: {
            /** @description Hub messages are not answered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSystemNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemNotification"];
            };
        };
        responses: {
            /** @description Hub messages are not answered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onChatMessageSent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMessageNotice"] & {
                    /** @constant */
                    type?: "ChatMessageSentEvent";
                };
            };
        };
        responses: {
            /** @description Hub messages are not answered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onChatMessageRemoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMessageNotice"] & {
                    /** @constant */
                    type?: "ChatMessageRemovedEvent";
                };
            };
        };
        responses: {
            /** @description Hub messages are not answered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onChatFileSent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMessageNotice"] & {
                    /** @constant */
                    type?: "ChatMessageFileSentEvent";
                };
            };
        };
        responses: {
            /** @description Hub messages are not answered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onChatFileRemoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatFileRemovedNotice"] & {
                    /** @constant */
                    type?: "ChatMessageFileRemovedEvent";
                };
            };
        };
        responses: {
            /** @description Hub messages are not answered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFileStatusChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileStatusNotice"] & {
                    /** @constant */
                    type?: "FileStatusChangedEvent";
                };
            };
        };
        responses: {
            /** @description Hub messages are not answered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFileThumbnailAdded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileThumbnailNotice"] & {
                    /** @constant */
                    type?: "FileThumbnailAddedEvent";
                };
            };
        };
        responses: {
            /** @description Hub messages are not answered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOfferPublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferNotice"] & {
                    /** @constant */
                    type?: "OfferPublishedEvent";
                };
            };
        };
        responses: {
            /** @description Hub messages are not answered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderPublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderNotice"] & {
                    /** @constant */
                    type?: "OrderPublishedEvent";
                };
            };
        };
        responses: {
            /** @description Hub messages are not answered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderForExecutantsPublished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderForExecutantsNotice"] & {
                    /** @constant */
                    type?: "OrderForExecutantsPublishedEvent";
                };
            };
        };
        responses: {
            /** @description Hub messages are not answered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
