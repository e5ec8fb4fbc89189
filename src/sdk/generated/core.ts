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
    "/account/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what others read of the person.
         * @description Fields that are left out stay. E-mail addresses live at the identity provider (D52). A text with contact details or strong
         *     words is refused at once: accounts wait for no moderation.
         */
        put: operations["updateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/language/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the language of the account. */
        put: operations["setLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/public/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person as everybody sees them.
         * @description E-mail and telephone are for the person and the parties of a deal with them (D47). Nothing is found of a deleted account.
         */
        get: operations["getPublicAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the caller's account.
         * @description Refused while a deal is in progress. Listings are archived, open applications end and the other sides are notified;
         *     what was said stays under the name "Deleted user" (D77, D103). From then on the account's calls are refused.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link to everything that the market keeps of the caller, as one zip.
         * @description JSON files and the files that were uploaded, made while they are sent (E284). Nothing that others wrote, and nobody
         *     else's contacts. The link is good for a few minutes, for whoever has it.
         */
        post: operations["prepareAccountData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The devices on which the caller is signed in, the one used last first.
         * @description Those at the embedded provider, by how their browsers name themselves; nothing of their network is kept (E340).
         *     Empty where another provider signs people in.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign the caller out on one device, from whichever device.
         * @description Its tokens, hub connections and pushes end at once, and so does its session at the embedded provider (E340).
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign the caller out everywhere, here too.
         * @description Ends every sign-in of the person at the embedded provider, on all devices, at once (E282). Those at another provider
         *     are for that one to end.
         */
        post: operations["endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/uploadphoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the account's photo.
         * @description One image of at most 10 MB in the field `avatar`; it takes the place of the one before (D38).
         */
        post: operations["uploadAccountPhoto"];
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
    "/executant/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An own profile, with the change that waits for moderation. */
        get: operations["getExecutant"];
        /**
         * Change an own profile.
         * @description Fields that are left out stay. With `publish` a draft goes to moderation; a change of a profile that waits or is
         *     published goes there anyway. A published profile stays as it was until moderation has approved the change (D50). The answer and the account's devices hear that it was sent.
         */
        put: operations["updateExecutant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executant/public/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A published profile.
         * @description Counts a view once a day for each viewer, not the owner (D45). Contacts are for the owner and for the parties of a deal
         *     with it (D47). A blocked profile is found by those who have or had a deal with it alone.
         */
        get: operations["getPublicExecutant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executant/{key}/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hear of new orders in the root category of an own profile (D51). */
        post: operations["subscribeExecutant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executant/{key}/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hear no more of new orders. */
        post: operations["unsubscribeExecutant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executant/{key}/uploadphoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the photo of an own profile.
         * @description One image of at most 10 MB in the field `avatar` (D38). A published profile stays as it was until moderation has approved the change (D50).
         */
        post: operations["uploadExecutantPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executant/{key}/portfolio/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a file to the portfolio of an own profile.
         * @description At most 20 (D38). A published profile stays as it was until moderation has approved the change (D50).
         */
        put: operations["addPortfolioFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executant/{key}/education/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a file to the education of an own profile.
         * @description At most 10 (D38). A published profile stays as it was until moderation has approved the change (D50).
         */
        put: operations["addEducationFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove own files from wherever they are.
         * @description Only what the caller uploaded; one that is somebody else's refuses them all. What a deal was made of stays in the
         *     deal (D59). They are gone for everybody at once, without a review.
         */
        delete: operations["removeFiles"];
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
        /**
         * Write an own order anew.
         * @description The new version goes to moderation; what is published stays visible until that is approved (D40).
         */
        put: operations["updateOrder"];
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
         * @description Counts a view once a day for each viewer, not the owner (D45). A hidden one is there for its owner and for those
         *     with an application or a deal (D42); the place is blurred for strangers (D46).
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
    "/orders/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take an own order off the market for now.
         * @description Its open applications are rejected, and the applicants notified; writing it anew puts it back (D43).
         */
        put: operations["archiveOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{key}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take an own order off the market for good.
         * @description Its open applications are rejected, and the applicants notified (D43).
         */
        put: operations["cancelOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{key}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide an own published order from strangers.
         * @description Those with an application or a deal still see it (D42).
         */
        put: operations["hideOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{key}/unhide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Show an own hidden order again. */
        put: operations["unhideOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much is connected with orders.
         * @description One row for each that the caller may see, in the order asked; at most 50 keys (D49).
         */
        get: operations["summarizeOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where an order is.
         * @description Exact for the owner and the parties of a deal; for others the town, and a point to about a kilometre (D46).
         */
        get: operations["listOrderLocations"];
        put?: never;
        /**
         * Say where an own order is.
         * @description At most one place for each listing (D46).
         */
        post: operations["createOrderLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/location/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the place of an own order. */
        put: operations["updateOrderLocation"];
        post?: never;
        /** Take the place of an own order away. */
        delete: operations["removeOrderLocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's own offers.
         * @description Of one executant profile where one is named. Sorts by UpdatedDate or CreatedDate; filters by Status and VersionStatus (D3, D41).
         */
        get: operations["listOffers"];
        put?: never;
        /**
         * Create an offer and send it to moderation.
         * @description By one of the caller's executant profiles, or by a new one that is made with it and approved together with it (D50).
         */
        post: operations["createOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An own offer. */
        get: operations["getOffer"];
        /**
         * Write an own offer anew.
         * @description The new version goes to moderation; what is published stays visible until that is approved (D40). It stays with its executant.
         */
        put: operations["updateOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{key}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The status of an own offer. */
        get: operations["getOfferStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take an own offer off the market for now.
         * @description Its open applications are rejected, and the applicants notified; writing it anew puts it back (D43).
         */
        put: operations["archiveOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{key}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take an own offer off the market for good.
         * @description Its open applications are rejected, and the applicants notified (D43).
         */
        put: operations["cancelOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{key}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide an own published offer from strangers.
         * @description Those with an application or a deal still see it (D42).
         */
        put: operations["hideOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{key}/unhide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Show an own hidden offer again. */
        put: operations["unhideOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/public/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A published offer.
         * @description Counts a view once a day for each viewer, not the owner (D45). A hidden one is there for its owner and for those
         *     with an application or a deal (D42); the place is blurred for strangers (D46).
         */
        get: operations["getPublicOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/public/{executantKey}/existing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The offers of an executant that are on the market.
         * @description Newest first. Those of a blocked profile, none, are answered to who has or had a deal with it alone.
         */
        get: operations["listExecutantOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much is connected with offers.
         * @description One row for each that the caller may see, in the order asked; at most 50 keys (D49).
         */
        get: operations["summarizeOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where an offer is.
         * @description Exact for the owner and the parties of a deal; for others the town, and a point to about a kilometre (D46).
         */
        get: operations["listOfferLocations"];
        put?: never;
        /**
         * Say where an own offer is.
         * @description At most one place for each listing (D46).
         */
        post: operations["createOfferLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}/location/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the place of an own offer. */
        put: operations["updateOfferLocation"];
        post?: never;
        /** Take the place of an own offer away. */
        delete: operations["removeOfferLocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a file to an own offer.
         * @description At most 10 an offer; 10 MB for images and documents, 100 MB for video; the kind is read from the content (D38).
         *     At most 100 files an hour (D93). It joins the version that waits for moderation; what is published gets a new one
         *     with the same words (D40). Only the owner sees the file before it is approved.
         */
        post: operations["uploadOfferFile"];
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
         * @description At most 10 an order; 10 MB for images and documents, 100 MB for video; the kind is read from the content (D38).
         *     At most 100 files an hour (D93). It joins the version that waits for moderation; what is published gets a new one
         *     with the same words (D40). Only the owner sees the file before it is approved.
         */
        post: operations["uploadOrderFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/fuzzy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places by a part of their name.
         * @description Towns of the server's own list, or whatever the geocoder finds that the server was given (D101).
         */
        get: operations["searchAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocomplete/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a search might be meant to say.
         * @description Names of published listings in which words begin like those typed, the closest first, each once (D101).
         */
        get: operations["autocomplete"];
        put?: never;
        post?: never;
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
         * Search published orders or offers.
         * @description Newest first unless asked otherwise; `Recommended` needs a term and goes from the best down (spec §5, D100).
         *     Words are found by their stems in each listing's own language, by their beginnings, and with small typing errors.
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
    "/v2/search/{type}/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many listings a search finds.
         * @description Takes what the search takes, so that an address of a search needs no change; pages and order don't matter.
         */
        get: operations["countSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Translate a text.
         * @description By the engine that the server was given; without one it knows the texts of its demo data alone (D111).
         *     At most 60 texts a minute.
         */
        post: operations["translate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translateEntity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Translate the texts of a listing or profile, all of them or none.
         * @description Each field counts as a text of the minute.
         */
        post: operations["translateEntity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest mobile versions (D109). */
        get: operations["getPlatformMetadata"];
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
         * @description Filters by Status and NotInterested; sorts by CreatedDate or UpdatedDate.
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
         * @description With moveToArchive the order leaves the market and its other applicants are refused and notified (D58, D43).
         */
        post: operations["acceptOrderApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/applications/{key}/notInterested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an application to an own order aside.
         * @description It stays open and can be taken up again; the applicant is not notified (D55).
         */
        post: operations["markOrderApplicationNotInterested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/applications/{key}/interested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an application to an own order up again. */
        post: operations["markOrderApplicationInterested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The applications to an own offer.
         * @description Filters by Status and NotInterested; sorts by CreatedDate or UpdatedDate.
         */
        get: operations["listOfferApplications"];
        put?: never;
        /**
         * Apply to an offer as the caller's customer.
         * @description One open application for each offer and customer (D54).
         */
        post: operations["applyToOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}/applications/{key}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back a sent application. */
        post: operations["cancelOfferApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}/applications/{key}/notInterested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an application to an own offer aside.
         * @description It stays open and can be taken up again; the applicant is not notified (D55).
         */
        post: operations["markOfferApplicationNotInterested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}/applications/{key}/interested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an application to an own offer up again. */
        post: operations["markOfferApplicationInterested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}/applications/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The counts of an own offer's applications. */
        get: operations["countOfferApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}/applications/unread/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many sent applications the owner has not opened. */
        get: operations["countUnreadOfferApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}/applications/readAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all applications of an own offer as read. */
        post: operations["readAllOfferApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}/applications/{appKey}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an application to an own offer and so make the deal.
         * @description The offer stays on the market unless asked otherwise (D58).
         */
        post: operations["acceptOfferApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/applications/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller's customer has applied to.
         * @description Filters by Status; sorts by CreatedDate or UpdatedDate.
         */
        get: operations["listCustomerApplications"];
        put?: never;
        post?: never;
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
    "/deals/{key}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a deal in progress.
         * @description Either party may, without asking the other (D60). An archived listing becomes Closed with its last deal.
         */
        post: operations["closeDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{key}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a deal in progress.
         * @description Either party may (D60); it counts against the canceller's completion rate (D61). OtherReason needs a comment.
         */
        post: operations["cancelDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{key}/feedbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The feedback of a deal, one of each side at most.
         * @description 404 while there is none to see (spec §7).
         */
        get: operations["getDealFeedbacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executant/{key}/feedbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave feedback for an executant whose deal is closed.
         * @description The author is the customer of the deal. Once, within 14 days of the closing (D64).
         */
        post: operations["giveExecutantFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/{key}/feedbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave feedback for a customer whose deal is closed.
         * @description The author is the executant of the deal. Once, within 14 days of the closing (D64).
         */
        post: operations["giveCustomerFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/executant/{key}/feedbacks/all/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rating of an executant profile, and the feedback that it comes of.
         * @description Sorts by CreatedDate or Rating. One that is not public is found by its owner alone, a blocked one by its owner and by those who have or had a deal with it.
         */
        get: operations["listExecutantFeedbacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/{key}/feedbacks/all/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rating of a customer profile, and the feedback that it comes of.
         * @description Sorts by CreatedDate or Rating.
         */
        get: operations["listCustomerFeedbacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaint/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complain about something or somebody.
         * @description One open complaint for each account and target, 10 a day (D89, D93). Nobody learns who complained.
         *     Which reasons there are depends on the target (D88): those about conduct for a deal, and for a profile that
         *     `participantKey` has had a deal with; those about content for everything else. Of a deal only the profile that
         *     takes part in it can complain.
         */
        post: operations["submitComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's favourite orders, the newest first.
         * @description Those that are not on the market now are left out until they are back.
         */
        get: operations["listFavoriteOrders"];
        put?: never;
        /** Keep an order as a favourite. */
        post: operations["addFavoriteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/favorites/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Let go of a favourite order.
         * @description 404 where it is none; the client shows OrderInvalidStateException (spec §8).
         */
        delete: operations["removeFavoriteOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's favourite offers, the newest first.
         * @description Those that are not on the market now are left out until they are back.
         */
        get: operations["listFavoriteOffers"];
        put?: never;
        /** Keep an offer as a favourite. */
        post: operations["addFavoriteOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/favorites/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Let go of a favourite offer.
         * @description 404 where it is none; the client shows OfferInvalidStateException (spec §8).
         */
        delete: operations["removeFavoriteOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What goes on in the market. */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traces/spans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what a client's parts of traces were.
         * @description Needs no login. A server with traces on passes them on (E732); another one takes them and keeps nothing.
         */
        post: operations["reportSpans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for a moderator, and what was decided.
         * @description For admins alone (D18). Filters by Kind and Status, sorts by CreatedDate or Priority; without either, what waits
         *     comes first, by priority and age (D92, D95).
         */
        get: operations["listModerationTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/queue/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One thing of the queue. */
        get: operations["getModerationTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/queue/{key}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a text through.
         * @description Its owner is notified as if the rules had decided (D91).
         */
        post: operations["approveModerationTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/queue/{key}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a text. */
        post: operations["declineModerationTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/queue/{key}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the open complaints about a target.
         * @description Those who complained are notified of the outcome (D89).
         */
        post: operations["closeComplaints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts, profiles and listings by their name, or what is blocked.
         * @description By the order of names. Without Text only what has a block of its own, so that it can be taken back (E122, E300).
         */
        get: operations["listModerationTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much waits, and how long people took to decide. */
        get: operations["getModerationNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what, and when.
         * @description Filters by Action, sorts by CreatedDate; the newest first.
         */
        get: operations["listModerationActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/feedbacks/{key}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a feedback away. */
        post: operations["removeFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/messages/{key}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a chat message away. */
        post: operations["removeReportedMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/{type}/{key}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a listing, an executant profile or an account.
         * @description A listing leaves the market, an executant's block takes its offers along, an account's all that it has; its owner is
         *     notified, and a blocked account can change nothing any more (D50, D91).
         */
        post: operations["blockTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/{type}/{key}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a block back. */
        post: operations["unblockTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the contracts were used for in the last days.
         * @description For admins alone. Numbers by the contracts' own names, where the server counts (E716); what `sdk:diff --evidence` reads.
         */
        get: operations["getContractUsage"];
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
    "/chat/online": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who of those that one of the caller's profiles talks with is online now.
         * @description Of the chats that were spoken in last; without anybody who is blocked or has left. It says nothing of when others
         *     were there (E394).
         */
        get: operations["listOnline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find chats of one of the caller's profiles by words.
         * @description Looks for the words in the other side's name, in what the chat is called, and in messages; each of them must be
         *     part of the name and title, or of one message. A chat comes once, with its newest message that was found. Every
         *     call looks through a bounded number of messages, those of the chats spoken in last first; so there may be few
         *     chats or none in an answer, and `next` to go on from (E370). At most 60 a minute.
         */
        get: operations["searchChats"];
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
         *     A profile that a moderator has blocked needs the latter.
         *     A `context` must be an order or offer of one of the two that the caller may see; whatever else is ValidationException.
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
         * @description Idempotent by messageKey. At most 20 a minute, whichever of the account's profiles speaks (D74).
         *     A `context` must be an order or offer of one of the two that the author may see; whatever else is ValidationException.
         */
        put: operations["sendChatMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/{chatKey}/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that the caller is writing in a chat, now.
         * @description The other side hears it by the system hub (ChatTypingEvent), and nothing is kept of it; where one of the two is
         *     blocked or has left, nobody hears it. Said again every few seconds of writing, at most 60 times a minute (E393).
         */
        put: operations["tellTyping"];
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
    "/chat/{key}/removeMessage/{msgKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take back an own message, its files too.
         * @description The message keeps its place in the chat and says nothing any more (D70). Idempotent.
         */
        delete: operations["removeChatMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/{key}/messages/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a file, in a message of its own or in an own message that is there.
         * @description The first file under a messageKey sends the message, further ones join it, at most 10. Images and documents up to
         *     10 MB, video up to 100 MB; the kind is read from the content (D38). At most 20 messages a minute and 100 files an
         *     hour (D74, D93). The same file again under the same Idempotency-Key is one file.
         */
        post: operations["uploadChatFile"];
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
            /** @description Closed deals among those that are closed or that this profile has cancelled (D61); null before the first. */
            completionRate: number | null;
        };
        /**
         * @description Why moderation refused a text or file (D90).
         * @enum {string}
         */
        RefusalReason: "ContactDetails" | "ObsceneLanguage" | "Duplicate" | "Shouting" | "UnreadableFile" | "Other";
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
         * @example {
         *       "name": "Demo Anna",
         *       "description": "I like old houses.",
         *       "phoneNumber": "+49 30 1234567"
         *     }
         */
        AccountUpdate: {
            name?: string;
            description?: string;
            /** @description Digits with spaces, brackets and hyphens between them; null takes it away. Nobody else sees it but parties of a deal (D47). */
            phoneNumber?: string | null;
        };
        /** @description How to reach the person behind a profile. */
        Contacts: {
            email: string | null;
            phone: string | null;
            /** @description Further ways; none can be written down yet. */
            other: string[];
        };
        /** @description A person, and so a customer, as everybody sees them (spec §7). */
        PublicAccount: {
            key: components["schemas"]["Key"];
            /** @example Demo Anna */
            name: string;
            description: string;
            photoUrl: string | null;
            photoThumbnail: string | null;
            registeredOn: components["schemas"]["Moment"];
            /** @description For the person and the parties of a deal with them as a customer; null for everybody else (D47). */
            contacts: components["schemas"]["Contacts"] | null;
            rating: components["schemas"]["Rating"];
            metadata: components["schemas"]["AccountMetadata"];
        };
        AccountDataLink: {
            /** @description A path on the server's own origin, signed. */
            url: string;
            expiresAt: components["schemas"]["Moment"];
        };
        /**
         * @description A device on which the caller is signed in (E340). It was last used when it last asked for tokens, which an open page does
         *     every quarter of an hour.
         */
        Session: {
            key: components["schemas"]["Key"];
            /** @description How its browser named itself when it last asked for tokens; empty where that is not known. */
            userAgent: string;
            signedInAt: components["schemas"]["Moment"];
            lastUsedAt: components["schemas"]["Moment"];
            /** @description Whether the request came from it. */
            isThis: boolean;
        };
        SessionList: {
            items: components["schemas"]["Session"][];
        };
        /**
         * @example {
         *       "avatar": "(the bytes of anna.jpg)"
         *     }
         */
        PhotoForm: {
            /** @description One image (D38). */
            avatar: string;
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
         * @example {
         *       "name": "Demo Movers",
         *       "description": "Two people and a van."
         *     }
         */
        ExecutantUpdate: {
            name?: string;
            classificatorPrimaryKey?: components["schemas"]["Key"];
            description?: string;
            workExperience?: string;
            educationDescription?: string;
            /** @description What the sender believes it is; another one refuses the change, because somebody was faster. */
            status?: components["schemas"]["ExecutantStatus"];
        };
        /** @description A published profile as everybody sees it, the last approved version (D50). */
        PublicExecutant: {
            key: components["schemas"]["Key"];
            registeredOn: components["schemas"]["Moment"];
            /** @example Demo Movers */
            name: string;
            description: string;
            workExperience: string;
            educationDescription: string;
            photo: string | null;
            /** @description Root category. */
            classificatorPrimaryKey: components["schemas"]["Key"];
            /** @description Where its published offers are, each as the caller may see it (D46); a profile has no place of its own. */
            locations: components["schemas"]["Location"][];
            /** @description For the owner and the parties of a deal with the profile; null for everybody else (D47). */
            contacts: components["schemas"]["Contacts"] | null;
            language: components["schemas"]["Language"];
            rating: components["schemas"]["Rating"];
            educationFiles: components["schemas"]["File"][];
            portfolioFiles: components["schemas"]["File"][];
            metadata: components["schemas"]["ExecutantMetadata"];
        };
        /** @description One file, its kind read from its content (D38). `x-maxBytes` is what a file of each kind may weigh. */
        FileContent: string;
        /**
         * @example {
         *       "file": "(the bytes of kitchen.jpg)"
         *     }
         */
        FileForm: {
            file: components["schemas"]["FileContent"];
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
            locations: components["schemas"]["Location"][];
            viewsCount: number;
            language: components["schemas"]["Language"];
            metadata: components["schemas"]["OrderMetadata"];
        };
        /** @description How much is connected with an order (spec §3 Connections summary, D49). */
        OrderSummary: {
            key: components["schemas"]["Key"];
            applications: number;
            /** @description 0 so far. */
            proposals: number;
            /** @description 0 so far. */
            assignments: number;
            deals: number;
            favorites: number;
        };
        OrderSummaries: components["schemas"]["OrderSummary"][];
        LocationList: {
            count: number;
            items: components["schemas"]["Location"][];
        };
        /**
         * @example {
         *       "discriminator": "Radius",
         *       "address": "Dresden",
         *       "freeFormAddress": "Dresden, Sachsen, DE",
         *       "geometryId": "gn-2935022",
         *       "metadata": {
         *         "lat": 51.0509,
         *         "lon": 13.7383,
         *         "radius": 30000
         *       }
         *     }
         */
        LocationPayload: {
            /** @enum {string} */
            discriminator: "Radius";
            address: string;
            freeFormAddress?: string;
            /** @description Names the place's area in a search, as the address search gave it. */
            geometryId?: string | null;
            metadata: components["schemas"]["LocationMetadata"];
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
        OfferList: {
            count: number;
            items: components["schemas"]["Offer"][];
        };
        /** @description An executant profile that is made together with its first offer (spec §3, D50). */
        NewOfferExecutant: {
            name: string;
            /** @description Root category. */
            classificatorPrimaryKey: components["schemas"]["Key"];
        };
        /**
         * @description Either `executantKey` or `executant` says who offers.
         * @example {
         *       "executantKey": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a02",
         *       "name": "Hedges and lawns",
         *       "description": "From April to November, with my own tools. The cuttings are taken away.",
         *       "classificatorPrimaryKey": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01",
         *       "price": {
         *         "byAgreement": false,
         *         "rate": {
         *           "value": 38,
         *           "measurementUnit": "Hour",
         *           "currency": {
         *             "code": "EUR"
         *           }
         *         }
         *       },
         *       "startDate": "2026-03-01"
         *     }
         */
        NewOffer: {
            executantKey?: components["schemas"]["Key"];
            executant?: components["schemas"]["NewOfferExecutant"];
            name: string;
            description: string;
            classificatorPrimaryKey: components["schemas"]["Key"];
            price: components["schemas"]["Price"];
            startDate: components["schemas"]["CalendarDate"];
            endDate?: components["schemas"]["CalendarDate"];
        };
        /**
         * @description What an executant writes. A missing end date equals the start date.
         *     Lengths of texts, `x-maxGraphemes`, count what people see as characters (D29, D33).
         * @example {
         *       "name": "Hedges and lawns",
         *       "description": "From April to November, with my own tools. The cuttings are taken away.",
         *       "classificatorPrimaryKey": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01",
         *       "price": {
         *         "byAgreement": false,
         *         "rate": {
         *           "value": 38,
         *           "measurementUnit": "Hour",
         *           "currency": {
         *             "code": "EUR"
         *           }
         *         }
         *       },
         *       "startDate": "2026-03-01"
         *     }
         */
        OfferPayload: {
            /** @description Whose offer it is; an offer stays with its executant, so another one is refused (E112). */
            executantKey?: components["schemas"]["Key"];
            name: string;
            description: string;
            classificatorPrimaryKey: components["schemas"]["Key"];
            price: components["schemas"]["Price"];
            startDate: components["schemas"]["CalendarDate"];
            endDate?: components["schemas"]["CalendarDate"];
        };
        OfferStatus: {
            key: components["schemas"]["Key"];
            status: components["schemas"]["ItemStatus"];
            versionStatus: components["schemas"]["VersionStatus"];
            hide: boolean;
            reason: components["schemas"]["RefusalReason"] | null;
        };
        /** @description An offer as everybody sees it, the last approved version of its text. */
        PublicOffer: {
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
            updatedDate: components["schemas"]["Moment"];
            price: components["schemas"]["Price"];
            classificatorPrimaryKey: components["schemas"]["Key"];
            versionKey: components["schemas"]["Key"];
            fileCollection: components["schemas"]["File"][];
            locations: components["schemas"]["Location"][];
            language: components["schemas"]["Language"];
            metadata: components["schemas"]["OfferMetadata"];
        };
        /** @description As much of an offer as a list shows (spec §3). */
        OfferListItem: {
            key: components["schemas"]["Key"];
            classificatorPrimaryKey: components["schemas"]["Key"];
            name: string;
            applicationsCount: number;
            startDate: components["schemas"]["CalendarDate"];
            endDate: components["schemas"]["CalendarDate"];
            description: string;
            files: components["schemas"]["File"][];
            owner: components["schemas"]["Participant"];
            updatedDate: components["schemas"]["Moment"];
            price: components["schemas"]["Price"];
            location: components["schemas"]["Location"] | null;
            language: components["schemas"]["Language"];
        };
        OfferItemList: {
            count: number;
            items: components["schemas"]["OfferListItem"][];
        };
        /** @description How much is connected with an offer (spec §3 Connections summary, D49). */
        OfferSummary: {
            key: components["schemas"]["Key"];
            applications: number;
            deals: number;
            favorites: number;
        };
        OfferSummaries: components["schemas"]["OfferSummary"][];
        /** @description A place that a search or a listing may name (spec §3 Found address). */
        Address: {
            /** @example gn-2950159 */
            key: string;
            /** @example Dresden */
            address: string;
            /**
             * @description With region and country.
             * @example Dresden, Sachsen, DE
             */
            freeFormAddress: string;
            metadata: {
                lat: number;
                lon: number;
                /** @description Names the place's area in a search; null where there is none. */
                geometryId: string | null;
            };
        };
        AddressList: {
            count: number;
            items: components["schemas"]["Address"][];
        };
        /**
         * @description What a search might be meant to say, the closest first.
         * @example [
         *       "Paint a kitchen",
         *       "Paint a fence"
         *     ]
         */
        Suggestions: string[];
        SearchResult: {
            count: number;
            /** @description Orders or offers, as the address asks for. */
            items: (components["schemas"]["PublicOrder"] | components["schemas"]["PublicOffer"])[];
        };
        /** @description What every count call answers (D114). */
        Count: {
            /** @example 3 */
            count: number;
        };
        /**
         * @example {
         *       "targetLanguage": "de-DE",
         *       "text": "Is Monday fine?"
         *     }
         */
        NewTranslation: {
            targetLanguage: components["schemas"]["Language"];
            text: string;
        };
        Translation: {
            targetLanguage: components["schemas"]["Language"];
            text: string;
        };
        /**
         * @description The texts of one thing by the names of their fields.
         * @example {
         *       "targetLanguage": "pl-PL",
         *       "fields": {
         *         "name": "Paint a kitchen",
         *         "description": "Two walls and a ceiling."
         *       }
         *     }
         */
        NewEntityTranslation: {
            targetLanguage: components["schemas"]["Language"];
            fields: {
                [key: string]: string;
            };
        };
        EntityTranslation: {
            targetLanguage: components["schemas"]["Language"];
            fields: {
                [key: string]: string;
            };
        };
        StoreVersion: {
            /**
             * @description Major.minor.patch.
             * @example 2.4.1
             */
            version: string;
            /** @example https://apps.apple.com/app/id1 */
            url: string;
        };
        StoreVersionOrNull: components["schemas"]["StoreVersion"] | null;
        /** @description The newest version in each store, and where it is; null for a store that the product isn't in (D109). */
        PlatformMetadata: {
            ios: components["schemas"]["StoreVersionOrNull"];
            android: components["schemas"]["StoreVersionOrNull"];
            huawei: components["schemas"]["StoreVersionOrNull"];
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
        /**
         * @example {
         *       "description": "We start on Monday at nine.",
         *       "moveToArchive": true
         *     }
         */
        AcceptApplication: {
            description: string;
            /** @description Takes the order off the market; the other applicants are notified (D58). */
            moveToArchive: boolean;
        };
        /**
         * @description InProgress = 10, Closed = 20, Canceled = 30 (spec §4).
         * @enum {string}
         */
        DealStatus: "InProgress" | "Closed" | "Canceled";
        /**
         * @description IncorrectPrice = 0, ParticipantDoesNotContactMe = 10, ParticipantCreatesObstaclesToWorkPerformance = 20,
         *     DeadlinesForTheTransactionWereViolated = 30, OtherReason = 40 (spec §3).
         * @enum {string}
         */
        DealCancelReason: "IncorrectPrice" | "ParticipantDoesNotContactMe" | "ParticipantCreatesObstaclesToWorkPerformance" | "DeadlinesForTheTransactionWereViolated" | "OtherReason";
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
        OfferApplicationList: {
            count: number;
            items: components["schemas"]["OfferApplication"][];
        };
        /**
         * @example {
         *       "description": "We start on Monday at nine.",
         *       "moveToArchive": false,
         *       "executantKey": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a02"
         *     }
         */
        AcceptOfferApplication: {
            description: string;
            /** @description Takes the offer off the market; the other applicants are notified (D58). */
            moveToArchive: boolean;
            /** @description The caller's profile whose offer it is. */
            executantKey: components["schemas"]["Key"];
        };
        DealList: {
            count: number;
            items: components["schemas"]["Deal"][];
        };
        /**
         * @example {
         *       "participantKey": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01"
         *     }
         */
        DealClosing: {
            /** @description The caller's profile that takes part. */
            participantKey: components["schemas"]["Key"];
        };
        /**
         * @description OtherReason needs a comment of at least 6 characters (D30, D60).
         * @example {
         *       "participantKey": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01",
         *       "reason": "OtherReason",
         *       "comment": "We have found that we need a plumber."
         *     }
         */
        DealCancellation: {
            /** @description The caller's profile that takes part. */
            participantKey: components["schemas"]["Key"];
            reason: components["schemas"]["DealCancelReason"];
            comment?: string;
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
        /**
         * @example {
         *       "dealKey": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01",
         *       "rating": 5,
         *       "details": "Careful and on time."
         *     }
         */
        ExecutantFeedbackPayload: {
            dealKey: components["schemas"]["Key"];
            rating: components["schemas"]["FeedbackMark"];
            details?: string;
        };
        /**
         * @example {
         *       "dealKey": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01",
         *       "rating": 4,
         *       "authorKey": "0f0d6b3e-6a0e-4a53-8a3c-3f6b6d1c9e10"
         *     }
         */
        CustomerFeedbackPayload: {
            dealKey: components["schemas"]["Key"];
            rating: components["schemas"]["FeedbackMark"];
            details?: string;
            /** @description The caller's executant profile of the deal. */
            authorKey: components["schemas"]["Key"];
        };
        FeedbackSummary: {
            count: number;
            items: components["schemas"]["Feedback"][];
            rating: components["schemas"]["Rating"];
        };
        /** @enum {string} */
        ComplaintTarget: "Order" | "Offer" | "Executant" | "Customer" | "Deal" | "ChatMessage" | "Feedback";
        /**
         * @description Two sets (D88). Of conduct: IncorrectPrice, ParticipantDoesNotContactMe,
         *     ParticipantCreatesObstaclesToWorkPerformance, DeadlinesForTheTransactionWereViolated, OtherReason. Of content:
         *     ObsceneLanguage = 0, IncorrectDescription = 10, InvalidServiceRequest = 20, Fraud = 30, OtherReason = 40. Only the
         *     second has numbers (spec §3): those of the first would be the same ones.
         * @enum {string}
         */
        ComplaintReason: "IncorrectPrice" | "ParticipantDoesNotContactMe" | "ParticipantCreatesObstaclesToWorkPerformance" | "DeadlinesForTheTransactionWereViolated" | "ObsceneLanguage" | "IncorrectDescription" | "InvalidServiceRequest" | "Fraud" | "OtherReason";
        /**
         * @description OtherReason needs a comment of at least 6 characters (D30).
         * @example {
         *       "targetType": "Order",
         *       "targetKey": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01",
         *       "reason": "OtherReason",
         *       "comment": "The pictures are of another house.",
         *       "participantKey": "0f0d6b3e-6a0e-4a53-8a3c-3f6b6d1c9e10"
         *     }
         */
        ComplaintPayload: {
            targetType: components["schemas"]["ComplaintTarget"];
            targetKey: components["schemas"]["Key"];
            reason: components["schemas"]["ComplaintReason"];
            comment?: string;
            /** @description The caller's profile that complains. */
            participantKey: components["schemas"]["Key"];
        };
        /**
         * @description Open until a moderator has looked; then Upheld when something was done about it, else Dismissed.
         * @enum {string}
         */
        ComplaintStatus: "Open" | "Upheld" | "Dismissed";
        /** @description A complaint as who made it sees it. */
        Complaint: {
            key: components["schemas"]["Key"];
            targetType: components["schemas"]["ComplaintTarget"];
            targetKey: components["schemas"]["Key"];
            reason: components["schemas"]["ComplaintReason"];
            comment: string | null;
            status: components["schemas"]["ComplaintStatus"];
            createdDate: components["schemas"]["Moment"];
        };
        /** @description An order that the account wants to find again (spec §3 Favourite). */
        FavoriteOrder: {
            key: components["schemas"]["Key"];
            accountKey: components["schemas"]["Key"];
            entity: components["schemas"]["PublicOrder"];
            createdDate: components["schemas"]["Moment"];
        };
        FavoriteOrderList: {
            count: number;
            items: components["schemas"]["FavoriteOrder"][];
        };
        /**
         * @example {
         *       "orderKey": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01"
         *     }
         */
        NewOrderFavorite: {
            orderKey: components["schemas"]["Key"];
        };
        /** @description An offer that the account wants to find again (spec §3 Favourite). */
        FavoriteOffer: {
            key: components["schemas"]["Key"];
            accountKey: components["schemas"]["Key"];
            entity: components["schemas"]["PublicOffer"];
            createdDate: components["schemas"]["Moment"];
        };
        FavoriteOfferList: {
            count: number;
            items: components["schemas"]["FavoriteOffer"][];
        };
        /**
         * @example {
         *       "offerKey": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a01"
         *     }
         */
        NewOfferFavorite: {
            offerKey: components["schemas"]["Key"];
        };
        /**
         * @description Of the whole market; listings are those that can be found now, users those with an account (spec §3).
         * @example {
         *       "dealsClosed": 812,
         *       "dealsInProgress": 64,
         *       "offers": 390,
         *       "orders": 275,
         *       "users": 1840,
         *       "usersOnline": 37
         *     }
         */
        Statistics: {
            dealsClosed: number;
            dealsInProgress: number;
            offers: number;
            orders: number;
            users: number;
            /** @description Accounts with a hub connection in the last 5 minutes (D112). */
            usersOnline: number;
        };
        /** @example 5b0c6a520d5e4c7e9a390a1f0f3d8a40 */
        TraceId: string;
        /** @example 5b0c6a520d5e4c7e */
        SpanId: string;
        /**
         * @description A press is a command from its dispatch to its end; a fold is a hub message from when it was heard to the read models.
         * @enum {string}
         */
        SpanKind: "press" | "fold";
        /** @example ApplyToListing */
        SpanName: string;
        /** @description A part of a trace, in the words of OpenTelemetry. It says what was done and for how long, and nothing that people wrote. */
        Span: {
            /** @description The id of the command in another form. */
            trace: components["schemas"]["TraceId"];
            span: components["schemas"]["SpanId"];
            /** @description The span of the server that brought it about; null where a press did. */
            parent: components["schemas"]["SpanId"] | null;
            kind: components["schemas"]["SpanKind"];
            /** @description The type of the command or of the event. */
            name: components["schemas"]["SpanName"];
            /**
             * Format: date-time
             * @example 2026-02-12T10:00:00.000Z
             */
            startedAt: string;
            durationMs: number;
            /** @description The name of the failure that a command ended with. */
            failure: components["schemas"]["SpanName"] | null;
        };
        /**
         * @description What a client took part in since its last report.
         * @example {
         *       "sentAt": "2026-02-12T10:00:05.000Z",
         *       "spans": [
         *         {
         *           "trace": "5b0c6a520d5e4c7e9a390a1f0f3d8a40",
         *           "span": "5b0c6a520d5e4c7e",
         *           "parent": null,
         *           "kind": "press",
         *           "name": "ApplyToListing",
         *           "startedAt": "2026-02-12T10:00:00.000Z",
         *           "durationMs": 120,
         *           "failure": null
         *         }
         *       ]
         *     }
         */
        SpanReport: {
            /**
             * Format: date-time
             * @description The moment by the client's own clock, which says how wrong that is.
             * @example 2026-02-12T10:00:05.000Z
             */
            sentAt: string;
            spans: components["schemas"]["Span"][];
        };
        /** @enum {string} */
        ModerationKind: "Order" | "Offer" | "Executant" | "Complaint";
        /**
         * @description Superseded when the text was written anew or taken back before anybody decided.
         * @enum {string}
         */
        ModerationTaskStatus: "Waiting" | "Approved" | "Refused" | "Superseded" | "Upheld" | "Dismissed";
        /** @description Public words of a listing or profile. */
        ModeratedText: {
            name: string;
            description: string;
        };
        /** @description A complaint without who made it (D89). */
        ReportedComplaint: {
            reason: components["schemas"]["ComplaintReason"];
            comment: string | null;
            /** @description As what somebody complained; it says which side of a deal is meant. */
            authorType: components["schemas"]["ParticipantType"];
            createdDate: components["schemas"]["Moment"];
        };
        /** @description One thing that a moderator decides (D95). */
        ModerationTask: {
            key: components["schemas"]["Key"];
            kind: components["schemas"]["ModerationKind"];
            status: components["schemas"]["ModerationTaskStatus"];
            /** @description How many accounts have complained; three and more come first (D92). */
            priority: number;
            createdDate: components["schemas"]["Moment"];
            decidedDate: components["schemas"]["Moment"] | null;
            /** @description The moderator's name; null while it waits, and where the rules decided. */
            decidedBy: string | null;
            reason: components["schemas"]["RefusalReason"] | null;
            targetType: components["schemas"]["ComplaintTarget"];
            targetKey: components["schemas"]["Key"];
            /** @description The account that it belongs to; of a complaint about a deal, the side that is complained of. */
            ownerKey: components["schemas"]["Key"];
            ownerName: string;
            /** @description What is to be decided; null where the target has no words of its own. */
            text: components["schemas"]["ModeratedText"] | null;
            /** @description What everybody sees so far; null before the first approval. */
            previousText: components["schemas"]["ModeratedText"] | null;
            /**
             * @description What comes with the text and is decided with it, a profile's new photo too; nobody but the owner sees these files
             *     so far. A file that is added meanwhile supersedes the task, so nothing is approved unseen. Of complaints, the files
             *     of what they are about. Empty for what is decided.
             */
            files: components["schemas"]["File"][];
            complaints: components["schemas"]["ReportedComplaint"][];
        };
        ModerationTaskList: {
            count: number;
            items: components["schemas"]["ModerationTask"][];
        };
        /** @description For the audit trail alone. */
        ModerationNote: string;
        /**
         * @example {
         *       "reason": "ContactDetails"
         *     }
         */
        ModerationDecline: {
            reason: components["schemas"]["RefusalReason"];
            note?: components["schemas"]["ModerationNote"];
        };
        /**
         * @example {
         *       "outcome": "Dismissed",
         *       "note": "The price is as agreed."
         *     }
         */
        ComplaintClosing: {
            /** @enum {string} */
            outcome: "Upheld" | "Dismissed";
            note?: components["schemas"]["ModerationNote"];
        };
        /** @description Something that can be blocked, or is. */
        ModerationTarget: {
            /** @enum {string} */
            type: "orders" | "offers" | "executants" | "accounts";
            key: components["schemas"]["Key"];
            name: string;
            /** @description The account that it belongs to, or is. */
            ownerKey: components["schemas"]["Key"];
            ownerName: string;
            blocked: boolean;
            /** @description Whether the block is its own and can be taken back; another came along with its profile's or account's (E34). */
            hasOwnBlock: boolean;
            reason: components["schemas"]["RefusalReason"] | null;
        };
        ModerationTargetList: {
            count: number;
            items: components["schemas"]["ModerationTarget"][];
        };
        /** @description Of texts and complaints (D95). */
        ModerationNumbers: {
            /** @description That wait. */
            texts: number;
            /** @description Things that somebody complains of. */
            complaints: number;
            /** @description Since when the oldest of both waits. */
            oldestDate: components["schemas"]["Moment"] | null;
            /** @description By people, of what came within the last 30 days. */
            decided: number;
            /** @description How long half of these waited at most; null where there are none. */
            medianSeconds: number | null;
        };
        /** @enum {string} */
        ModerationActionName: "Approve" | "Decline" | "Block" | "Unblock" | "CloseComplaints" | "RemoveFeedback" | "RemoveMessage";
        /** @description One line of the audit trail; it is never changed. */
        ModerationAction: {
            key: components["schemas"]["Key"];
            action: components["schemas"]["ModerationActionName"];
            /** @enum {string} */
            targetType: "Order" | "Offer" | "Executant" | "Customer" | "Deal" | "ChatMessage" | "Feedback";
            targetKey: components["schemas"]["Key"];
            /** @description The reason or outcome that was given. */
            reason: string | null;
            note: string | null;
            /** @description Who the token spoke for. */
            moderatorSubject: string;
            moderatorName: string;
            createdDate: components["schemas"]["Moment"];
        };
        ModerationActionList: {
            count: number;
            items: components["schemas"]["ModerationAction"][];
        };
        /**
         * @example {
         *       "reason": "ObsceneLanguage"
         *     }
         */
        ModerationRemoval: {
            reason: components["schemas"]["RefusalReason"];
            note?: components["schemas"]["ModerationNote"];
        };
        /**
         * @example {
         *       "reason": "Other",
         *       "note": "Stolen pictures."
         *     }
         */
        ModerationBlock: {
            reason: components["schemas"]["RefusalReason"];
            note?: components["schemas"]["ModerationNote"];
        };
        BlockState: {
            key: components["schemas"]["Key"];
            blocked: boolean;
            reason: components["schemas"]["RefusalReason"] | null;
        };
        BuildUsage: {
            /** @description `none` where a request named none, `other` beyond those that are told apart. */
            build: string;
            since: components["schemas"]["CalendarDate"];
            until: components["schemas"]["CalendarDate"];
            /**
             * @description `asked` and `told` are all requests and answers. The others are those that have a parameter, a record, or a field
             *     or listed value of one: `told Price.rate null`.
             */
            counts: {
                [key: string]: number;
            };
        };
        OperationUsage: {
            /**
             * @description An operation, or the name of a hub message.
             * @example GET /orders/{key}
             */
            operation: string;
            builds: components["schemas"]["BuildUsage"][];
        };
        /** @description What the contracts were used for, by operation and client build (E716). */
        ContractUsage: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            operations: components["schemas"]["OperationUsage"][];
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
        ChatList: {
            count: number;
            items: components["schemas"]["Chat"][];
        };
        /** @description Who is online, of those that a profile talks with. */
        ChatOnline: {
            at: components["schemas"]["Moment"];
            participantKeys: components["schemas"]["Key"][];
        };
        /** @description A chat that a search has found, and the newest message in it that has the words. */
        FoundChat: {
            chat: components["schemas"]["Chat"];
            /** @description Null where only the name or the title has the words. */
            message: components["schemas"]["ChatMessage"] | null;
        };
        FoundChatList: {
            items: components["schemas"]["FoundChat"][];
            /** @description Where to go on; null when all has been looked through. */
            next: string | null;
        };
        /**
         * @description A listing that something is about.
         * @example {
         *       "type": "Order",
         *       "key": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a04"
         *     }
         */
        ListingRef: {
            /** @enum {string} */
            type: "Order" | "Offer";
            key: components["schemas"]["Key"];
        };
        /**
         * @example {
         *       "name": "Paint a kitchen",
         *       "context": {
         *         "type": "Order",
         *         "key": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a04"
         *       },
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
            /** @description Checked, and not used. A new chat is called after its `context`, else after the listing that the two have an application about, else after the newest listing that the other side has on the market. */
            name: string;
            /** @description The listing of one of the two that they begin to talk about. A new chat is then called what the caller sees it called. */
            context?: components["schemas"]["ListingRef"];
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
         *       "messageContent": "Hello! Is Monday fine?",
         *       "context": {
         *         "type": "Order",
         *         "key": "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a04"
         *       }
         *     }
         */
        NewChatMessage: {
            messageKey: components["schemas"]["Key"];
            authorKey: components["schemas"]["Key"];
            messageContent: string;
            /** @description The listing of one of the two that the message is about. */
            context?: components["schemas"]["ListingRef"];
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
        /** @description The client's command id. The same request with the same key answers what the first one did (D6); another one is refused as IdempotencyKeyReusedException. */
        IdempotencyKey: string;
        /** @description Page size; 0 asks for the count alone. */
        Top: number;
        /** @description How many items to pass over. */
        Skip: number;
        /**
         * @description By Status (ItemStatus) and VersionStatus (D41). Comparisons such as `Status eq Published`, joined by `and`, `or` and brackets; a value by
         *     its name or its number (D3, E111).
         */
        ListingFilter: string;
        /** @description UpdatedDate desc unless asked otherwise. */
        ListingSort: "UpdatedDate asc" | "UpdatedDate desc" | "CreatedDate asc" | "CreatedDate desc";
        /**
         * @description The `versionKey` that a change was made from. When something else was written since, the change is refused as
         *     ListingChangedException, and nothing is changed (E322, E398). Without it the change is made to whatever is there.
         */
        BaseVersion: components["schemas"]["Key"];
        /** @description Page size; 0 asks for the count alone. */
        TopOfExecutantOffers: number;
        /** @description How many. */
        TopOfSuggestions: number;
        /** @description What is looked for. */
        Type: "orders" | "offers";
        /** @description Words of the name or description, in any of the eleven languages. */
        Term: string;
        /** @description Categories; a root stands for its children. */
        Categories: components["schemas"]["Key"][];
        /**
         * @description In EUR; prices in other currencies are converted by a dated table of the server's (D98). With a bound, prices by
         *     agreement match nothing; the two bounds may stand in either order.
         */
        PriceMin: number;
        /** @description In EUR, like Filter.PriceMin. */
        PriceMax: number;
        /** @description Together with Lon. Without a radius and a geometryId, 30 km around (D27). */
        Lat: number;
        /** @description Together with Lat. */
        Lon: number;
        /** @description The area of a place; counts until a radius is given (D99). */
        GeometryId: string;
        /** @description Metres around the point; ignored without one (D99). A listing's own radius is added to it. */
        Radius: number;
        /** @description What to sort by. Prices by agreement, and profiles without a rating, come last both ways (D98). */
        OrderBy: "UpdatedDate" | "CreatedDate" | "Price" | "Rating" | "Recommended";
        /** @description Which way. */
        Direction: "asc" | "desc";
        /**
         * @description By Status (ApplicationStatus) and NotInterested. Comparisons such as `Status eq 10`, joined by `and`, `or` and brackets; a value by
         *     its name or its number (D3, E111).
         */
        ReceivedFilter: string;
        /** @description CreatedDate desc unless asked otherwise. */
        ApplicationSort: "CreatedDate asc" | "CreatedDate desc" | "UpdatedDate asc" | "UpdatedDate desc";
        /**
         * @description By Status (ApplicationStatus). Comparisons such as `Status eq 10`, joined by `and`, `or` and brackets; a value by
         *     its name or its number (D3, E111).
         */
        SentFilter: string;
        /** @description The caller's profile that takes part. */
        ParticipantKey: components["schemas"]["Key"];
        /**
         * @description By Status (DealStatus). Comparisons such as `Status eq InProgress`, joined by `and`, `or` and brackets; a value by
         *     its name or its number (D3, E111).
         */
        DealFilter: string;
        /** @description UpdatedDate desc unless asked otherwise. */
        DealSort: "UpdatedDate asc" | "UpdatedDate desc" | "CreatedDate asc" | "CreatedDate desc";
        /** @description CreatedDate desc unless asked otherwise. */
        FeedbackSort: "CreatedDate asc" | "CreatedDate desc" | "Rating asc" | "Rating desc";
        /**
         * @description By Kind (ModerationKind) and Status (ModerationTaskStatus). Comparisons such as `Status eq Waiting`, joined by `and`, `or` and brackets; a value by
         *     its name or its number (D3, E111).
         */
        TaskFilter: string;
        /** @description What waits first, by priority and age, unless asked otherwise (D92). */
        TaskSort: "Priority asc" | "Priority desc" | "CreatedDate asc" | "CreatedDate desc";
        /**
         * @description By Action (ModerationActionName). Comparisons such as `Action eq Block or Action eq Unblock`, joined by `and`, `or` and brackets; a value by
         *     its name or its number (D3, E111).
         */
        ActionFilter: string;
        /** @description CreatedDate desc unless asked otherwise. */
        ActionSort: "CreatedDate asc" | "CreatedDate desc";
        /** @description Words, or parts of them; case, accents and the alphabet don't matter. */
        SearchedWords: string;
        /** @description Where to go on, the `next` of the answer before. */
        SearchedAfter: string;
        /** @description How many; 0 asks for the count alone. */
        TopOfMessages: number;
        /** @description The caller's profile that takes part; both sides are never one account's, so it may be left out. */
        OwnSide: components["schemas"]["Key"];
        /** @description The caller's profile that wrote, or writes, the message. */
        AuthorKey: components["schemas"]["Key"];
        /** @description What kind of listing the message is about; together with contextKey. */
        ContextType: "Order" | "Offer";
        /** @description The listing that the message is about; together with contextType. Passed over when the message is there already. */
        ContextKey: components["schemas"]["Key"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Position of the caller's account in the order of all changes it can see. The answer shows the state at this very
         *     position; hub messages carry the same count, so that the newer of two facts can always be found.
         */
        AccountCursor: number;
        /** @description Changes with the answer; send it as If-None-Match to hear 304 while it hasn't. */
        ETag: string;
        /** @description What the server's words in the answer are in, of the languages in Accept-Language that it speaks. */
        ContentLanguage: components["schemas"]["Language"];
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
            403: components["responses"]["Forbidden"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
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
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    setLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The language. */
                lang: components["schemas"]["Language"];
            };
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
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getPublicAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is gone. */
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
    prepareAccountData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the zip is to be had. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDataLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listSessions: {
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
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The sign-in. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller is signed in there no more. */
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
    endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No token of the person is good any longer. */
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
    uploadAccountPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PhotoForm"];
            };
        };
        responses: {
            /** @description The account with its photo. */
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
            403: components["responses"]["Forbidden"];
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
                /** @example 5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a02 */
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
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getClassificator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the names (D7). */
                "Accept-Language"?: string;
                /** @description The ETag of the copy that is there. */
                "If-None-Match"?: string;
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
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classificator"];
                };
            };
            /** @description The copy named by If-None-Match is still good. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                /** @description The client's command id. The same request with the same key answers what the first one did (D6); another one is refused as IdempotencyKeyReusedException. */
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
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getExecutant: {
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
            /** @description The profile as its owner sees it. */
            200: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateExecutant: {
        parameters: {
            query?: {
                /** @description Send it to moderation. */
                publish?: boolean;
            };
            header?: never;
            path: {
                /** @description The profile. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecutantUpdate"];
            };
        };
        responses: {
            /** @description The profile. */
            200: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPublicExecutant: {
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
            /** @description The profile as it was last approved. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicExecutant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    subscribeExecutant: {
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
            /** @description The profile. */
            200: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    unsubscribeExecutant: {
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
            /** @description The profile. */
            200: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadExecutantPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PhotoForm"];
            };
        };
        responses: {
            /** @description The profile. */
            200: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addPortfolioFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileForm"];
            };
        };
        responses: {
            /** @description The profile with its files. */
            200: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addEducationFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileForm"];
            };
        };
        responses: {
            /** @description The profile with its files. */
            200: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    removeFiles: {
        parameters: {
            query: {
                /** @description The files; the parameter is repeated. */
                fileKeys: components["schemas"]["Key"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are gone. */
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
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's command id. The same request with the same key answers what the first one did (D6); another one is refused as IdempotencyKeyReusedException. */
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
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Page size; 0 asks for the count alone. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description By Status (ItemStatus) and VersionStatus (D41). Comparisons such as `Status eq Published`, joined by `and`, `or` and brackets; a value by
                 *     its name or its number (D3, E111).
                 */
                filter?: components["parameters"]["ListingFilter"];
                /** @description UpdatedDate desc unless asked otherwise. */
                sortBy?: components["parameters"]["ListingSort"];
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
            403: components["responses"]["Forbidden"];
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
    updateOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `versionKey` that a change was made from. When something else was written since, the change is refused as
                 *     ListingChangedException, and nothing is changed (E322, E398). Without it the change is made to whatever is there.
                 */
                "Base-Version"?: components["parameters"]["BaseVersion"];
            };
            path: {
                /** @description The order. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPayload"];
            };
        };
        responses: {
            /** @description The order with its new version, OnModeration. */
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
    archiveOrder: {
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
            /** @description The order, Archived. */
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
    cancelOrder: {
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
            /** @description The order, Canceled. */
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
    hideOrder: {
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
            /** @description The order, hidden. */
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
    unhideOrder: {
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
            /** @description The order, shown. */
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
    summarizeOrders: {
        parameters: {
            query: {
                /** @description The orders; the parameter is repeated. */
                orderKeys: components["schemas"]["Key"][];
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["OrderSummaries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listOrderLocations: {
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
            /** @description None, or one. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createOrderLocation: {
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
                "application/json": components["schemas"]["LocationPayload"];
            };
        };
        responses: {
            /** @description The place. */
            201: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateOrderLocation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `versionKey` that a change was made from. When something else was written since, the change is refused as
                 *     ListingChangedException, and nothing is changed (E322, E398). Without it the change is made to whatever is there.
                 */
                "Base-Version"?: components["parameters"]["BaseVersion"];
            };
            path: {
                /** @description The order. */
                id: components["schemas"]["Key"];
                /** @description The location. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationPayload"];
            };
        };
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    removeOrderLocation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `versionKey` that a change was made from. When something else was written since, the change is refused as
                 *     ListingChangedException, and nothing is changed (E322, E398). Without it the change is made to whatever is there.
                 */
                "Base-Version"?: components["parameters"]["BaseVersion"];
            };
            path: {
                /** @description The order. */
                id: components["schemas"]["Key"];
                /** @description The location. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
    listOffers: {
        parameters: {
            query?: {
                /** @description Page size; 0 asks for the count alone. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description By Status (ItemStatus) and VersionStatus (D41). Comparisons such as `Status eq Published`, joined by `and`, `or` and brackets; a value by
                 *     its name or its number (D3, E111).
                 */
                filter?: components["parameters"]["ListingFilter"];
                /** @description UpdatedDate desc unless asked otherwise. */
                sortBy?: components["parameters"]["ListingSort"];
                /** @description One of the caller's executant profiles. */
                executantGuid?: components["schemas"]["Key"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of offers. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's command id. The same request with the same key answers what the first one did (D6); another one is refused as IdempotencyKeyReusedException. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOffer"];
            };
        };
        responses: {
            /** @description The offer, OnModeration. */
            201: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getOffer: {
        parameters: {
            query?: {
                /** @description The caller's profile that it must be of. */
                executantKey?: components["schemas"]["Key"];
            };
            header?: never;
            path: {
                /** @description The offer. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer as its owner sees it (D48). */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `versionKey` that a change was made from. When something else was written since, the change is refused as
                 *     ListingChangedException, and nothing is changed (E322, E398). Without it the change is made to whatever is there.
                 */
                "Base-Version"?: components["parameters"]["BaseVersion"];
            };
            path: {
                /** @description The offer. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferPayload"];
            };
        };
        responses: {
            /** @description The offer with its new version, OnModeration. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getOfferStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The offer. */
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
                    "application/json": components["schemas"]["OfferStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    archiveOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The offer. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer, Archived. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The offer. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer, Canceled. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    hideOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The offer. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer, hidden. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    unhideOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The offer. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer, shown. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPublicOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The offer. */
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
                    "application/json": components["schemas"]["PublicOffer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listExecutantOffers: {
        parameters: {
            query?: {
                /** @description Page size; 0 asks for the count alone. */
                top?: components["parameters"]["TopOfExecutantOffers"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path: {
                /** @description The executant. */
                executantKey: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of offers. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferItemList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    summarizeOffers: {
        parameters: {
            query: {
                /** @description The offers; the parameter is repeated. */
                offerKeys: components["schemas"]["Key"][];
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["OfferSummaries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listOfferLocations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The offer. */
                id: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None, or one. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createOfferLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The offer. */
                id: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationPayload"];
            };
        };
        responses: {
            /** @description The place. */
            201: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateOfferLocation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `versionKey` that a change was made from. When something else was written since, the change is refused as
                 *     ListingChangedException, and nothing is changed (E322, E398). Without it the change is made to whatever is there.
                 */
                "Base-Version"?: components["parameters"]["BaseVersion"];
            };
            path: {
                /** @description The offer. */
                id: components["schemas"]["Key"];
                /** @description The location. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationPayload"];
            };
        };
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    removeOfferLocation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `versionKey` that a change was made from. When something else was written since, the change is refused as
                 *     ListingChangedException, and nothing is changed (E322, E398). Without it the change is made to whatever is there.
                 */
                "Base-Version"?: components["parameters"]["BaseVersion"];
            };
            path: {
                /** @description The offer. */
                id: components["schemas"]["Key"];
                /** @description The location. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
    uploadOfferFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The offer. */
                id: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileForm"];
            };
        };
        responses: {
            /** @description The offer with its files. */
            201: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                "multipart/form-data": components["schemas"]["FileForm"];
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
    searchAddresses: {
        parameters: {
            query: {
                /** @description The beginning of a town's name, or an address with the town in it; small typing errors are forgiven. */
                query: string;
                /** @description Only in these countries; all where absent. */
                countrySet?: ("DE" | "PL")[];
                /** @description How many. */
                top?: components["parameters"]["TopOfSuggestions"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closest first, and the bigger of two that are as close. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    autocomplete: {
        parameters: {
            query: {
                /** @description What was typed so far. */
                value: string;
                /** @description How many. */
                top?: components["parameters"]["TopOfSuggestions"];
            };
            header?: never;
            path: {
                /** @description What is looked for. */
                type: components["parameters"]["Type"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Plain texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    search: {
        parameters: {
            query?: {
                /** @description Words of the name or description, in any of the eleven languages. */
                term?: components["parameters"]["Term"];
                /** @description Page size; 0 asks for the count alone. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /** @description Categories; a root stands for its children. */
                "Filter.ClassificatorPrimaryKey"?: components["parameters"]["Categories"];
                /**
                 * @description In EUR; prices in other currencies are converted by a dated table of the server's (D98). With a bound, prices by
                 *     agreement match nothing; the two bounds may stand in either order.
                 */
                "Filter.PriceMin"?: components["parameters"]["PriceMin"];
                /** @description In EUR, like Filter.PriceMin. */
                "Filter.PriceMax"?: components["parameters"]["PriceMax"];
                /** @description Together with Lon. Without a radius and a geometryId, 30 km around (D27). */
                "Location.Coordinates.Lat"?: components["parameters"]["Lat"];
                /** @description Together with Lat. */
                "Location.Coordinates.Lon"?: components["parameters"]["Lon"];
                /** @description The area of a place; counts until a radius is given (D99). */
                "Location.GeometryId"?: components["parameters"]["GeometryId"];
                /** @description Metres around the point; ignored without one (D99). A listing's own radius is added to it. */
                "Location.Radius"?: components["parameters"]["Radius"];
                /** @description What to sort by. Prices by agreement, and profiles without a rating, come last both ways (D98). */
                "SortBy.OrderBy"?: components["parameters"]["OrderBy"];
                /** @description Which way. */
                "SortBy.Direction"?: components["parameters"]["Direction"];
            };
            header?: never;
            path: {
                /** @description What is looked for. */
                type: components["parameters"]["Type"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of listings, each as everybody sees it. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    countSearch: {
        parameters: {
            query?: {
                /** @description Words of the name or description, in any of the eleven languages. */
                term?: components["parameters"]["Term"];
                /** @description Page size; 0 asks for the count alone. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /** @description Categories; a root stands for its children. */
                "Filter.ClassificatorPrimaryKey"?: components["parameters"]["Categories"];
                /**
                 * @description In EUR; prices in other currencies are converted by a dated table of the server's (D98). With a bound, prices by
                 *     agreement match nothing; the two bounds may stand in either order.
                 */
                "Filter.PriceMin"?: components["parameters"]["PriceMin"];
                /** @description In EUR, like Filter.PriceMin. */
                "Filter.PriceMax"?: components["parameters"]["PriceMax"];
                /** @description Together with Lon. Without a radius and a geometryId, 30 km around (D27). */
                "Location.Coordinates.Lat"?: components["parameters"]["Lat"];
                /** @description Together with Lat. */
                "Location.Coordinates.Lon"?: components["parameters"]["Lon"];
                /** @description The area of a place; counts until a radius is given (D99). */
                "Location.GeometryId"?: components["parameters"]["GeometryId"];
                /** @description Metres around the point; ignored without one (D99). A listing's own radius is added to it. */
                "Location.Radius"?: components["parameters"]["Radius"];
                /** @description What to sort by. Prices by agreement, and profiles without a rating, come last both ways (D98). */
                "SortBy.OrderBy"?: components["parameters"]["OrderBy"];
                /** @description Which way. */
                "SortBy.Direction"?: components["parameters"]["Direction"];
            };
            header?: never;
            path: {
                /** @description What is looked for. */
                type: components["parameters"]["Type"];
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
            500: components["responses"]["ServerError"];
        };
    };
    translate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTranslation"];
            };
        };
        responses: {
            /** @description The text in the other language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    translateEntity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEntityTranslation"];
            };
        };
        responses: {
            /** @description The same fields in the other language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityTranslation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getPlatformMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformMetadata"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    applyToOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's command id. The same request with the same key answers what the first one did (D6); another one is refused as IdempotencyKeyReusedException. */
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
                /** @description Page size; 0 asks for the count alone. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description By Status (ApplicationStatus) and NotInterested. Comparisons such as `Status eq 10`, joined by `and`, `or` and brackets; a value by
                 *     its name or its number (D3, E111).
                 */
                filter?: components["parameters"]["ReceivedFilter"];
                /** @description CreatedDate desc unless asked otherwise. */
                sortBy?: components["parameters"]["ApplicationSort"];
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
                /** @description The client's command id. The same request with the same key answers what the first one did (D6); another one is refused as IdempotencyKeyReusedException. */
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
    markOrderApplicationNotInterested: {
        parameters: {
            query?: never;
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
            /** @description The application, put aside. */
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
    markOrderApplicationInterested: {
        parameters: {
            query?: never;
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
            /** @description The application, taken up again. */
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
    listOfferApplications: {
        parameters: {
            query?: {
                /** @description Page size; 0 asks for the count alone. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description By Status (ApplicationStatus) and NotInterested. Comparisons such as `Status eq 10`, joined by `and`, `or` and brackets; a value by
                 *     its name or its number (D3, E111).
                 */
                filter?: components["parameters"]["ReceivedFilter"];
                /** @description CreatedDate desc unless asked otherwise. */
                sortBy?: components["parameters"]["ApplicationSort"];
            };
            header?: never;
            path: {
                /** @description The offer. */
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
                    "application/json": components["schemas"]["OfferApplicationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    applyToOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's command id. The same request with the same key answers what the first one did (D6); another one is refused as IdempotencyKeyReusedException. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The offer. */
                id: components["schemas"]["Key"];
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
                    "application/json": components["schemas"]["OfferApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelOfferApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The offer. */
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
                    "application/json": components["schemas"]["OfferApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    markOfferApplicationNotInterested: {
        parameters: {
            query: {
                /** @description The caller's profile whose offer it is. */
                executantKey: components["schemas"]["Key"];
            };
            header?: never;
            path: {
                /** @description The offer. */
                id: components["schemas"]["Key"];
                /** @description The application. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application, put aside. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    markOfferApplicationInterested: {
        parameters: {
            query: {
                /** @description The caller's profile whose offer it is. */
                executantKey: components["schemas"]["Key"];
            };
            header?: never;
            path: {
                /** @description The offer. */
                id: components["schemas"]["Key"];
                /** @description The application. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application, taken up again. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    countOfferApplications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The offer. */
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
    countUnreadOfferApplications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The offer. */
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
    readAllOfferApplications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The offer. */
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
    acceptOfferApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's command id. The same request with the same key answers what the first one did (D6); another one is refused as IdempotencyKeyReusedException. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The offer. */
                id: components["schemas"]["Key"];
                /** @description The application. */
                appKey: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptOfferApplication"];
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
    listCustomerApplications: {
        parameters: {
            query?: {
                /** @description Page size; 0 asks for the count alone. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description By Status (ApplicationStatus). Comparisons such as `Status eq 10`, joined by `and`, `or` and brackets; a value by
                 *     its name or its number (D3, E111).
                 */
                filter?: components["parameters"]["SentFilter"];
                /** @description CreatedDate desc unless asked otherwise. */
                sortBy?: components["parameters"]["ApplicationSort"];
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["OfferApplicationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listExecutantApplications: {
        parameters: {
            query?: {
                /** @description Page size; 0 asks for the count alone. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description By Status (ApplicationStatus). Comparisons such as `Status eq 10`, joined by `and`, `or` and brackets; a value by
                 *     its name or its number (D3, E111).
                 */
                filter?: components["parameters"]["SentFilter"];
                /** @description CreatedDate desc unless asked otherwise. */
                sortBy?: components["parameters"]["ApplicationSort"];
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
                /** @description Page size; 0 asks for the count alone. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description By Status (DealStatus). Comparisons such as `Status eq InProgress`, joined by `and`, `or` and brackets; a value by
                 *     its name or its number (D3, E111).
                 */
                filter?: components["parameters"]["DealFilter"];
                /** @description UpdatedDate desc unless asked otherwise. */
                sortBy?: components["parameters"]["DealSort"];
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
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listExecutantDeals: {
        parameters: {
            query?: {
                /** @description Page size; 0 asks for the count alone. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description By Status (DealStatus). Comparisons such as `Status eq InProgress`, joined by `and`, `or` and brackets; a value by
                 *     its name or its number (D3, E111).
                 */
                filter?: components["parameters"]["DealFilter"];
                /** @description UpdatedDate desc unless asked otherwise. */
                sortBy?: components["parameters"]["DealSort"];
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
    closeDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The deal. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealClosing"];
            };
        };
        responses: {
            /** @description The deal, Closed. */
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
    cancelDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The deal. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealCancellation"];
            };
        };
        responses: {
            /** @description The deal, Canceled. */
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
    getDealFeedbacks: {
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
            /** @description What both sides have written, as far as the caller may see it (D66). */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealFeedbacks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    giveExecutantFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's command id. The same request with the same key answers what the first one did (D6); another one is refused as IdempotencyKeyReusedException. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The executant profile that it is about. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecutantFeedbackPayload"];
            };
        };
        responses: {
            /** @description The feedback. */
            201: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feedback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    giveCustomerFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's command id. The same request with the same key answers what the first one did (D6); another one is refused as IdempotencyKeyReusedException. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The customer profile that it is about. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerFeedbackPayload"];
            };
        };
        responses: {
            /** @description The feedback. */
            201: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feedback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listExecutantFeedbacks: {
        parameters: {
            query?: {
                /** @description Page size; 0 asks for the count alone. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /** @description CreatedDate desc unless asked otherwise. */
                sortBy?: components["parameters"]["FeedbackSort"];
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
            /** @description A page of feedback with the rating of all of it. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCustomerFeedbacks: {
        parameters: {
            query?: {
                /** @description Page size; 0 asks for the count alone. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /** @description CreatedDate desc unless asked otherwise. */
                sortBy?: components["parameters"]["FeedbackSort"];
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
            /** @description A page of feedback with the rating of all of it. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    submitComplaint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's command id. The same request with the same key answers what the first one did (D6); another one is refused as IdempotencyKeyReusedException. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComplaintPayload"];
            };
        };
        responses: {
            /** @description The complaint, Open. */
            201: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Complaint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listFavoriteOrders: {
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
            /** @description A page of favourites. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteOrderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    addFavoriteOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrderFavorite"];
            };
        };
        responses: {
            /** @description The favourite, an earlier one where there is one. */
            201: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    removeFavoriteOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The favourite's key or the order's. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no favourite any more. */
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
    listFavoriteOffers: {
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
            /** @description A page of favourites. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteOfferList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    addFavoriteOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOfferFavorite"];
            };
        };
        responses: {
            /** @description The favourite, an earlier one where there is one. */
            201: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteOffer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    removeFavoriteOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The favourite's key or the offer's. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no favourite any more. */
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
    getStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers, at most a minute old (D112). */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    reportSpans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpanReport"];
            };
        };
        responses: {
            /** @description Taken, or passed over where there are too many. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listModerationTasks: {
        parameters: {
            query?: {
                /** @description Page size; 0 asks for the count alone. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description By Kind (ModerationKind) and Status (ModerationTaskStatus). Comparisons such as `Status eq Waiting`, joined by `and`, `or` and brackets; a value by
                 *     its name or its number (D3, E111).
                 */
                filter?: components["parameters"]["TaskFilter"];
                /** @description What waits first, by priority and age, unless asked otherwise (D92). */
                sortBy?: components["parameters"]["TaskSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the queue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationTaskList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getModerationTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task with what is to be decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    approveModerationTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task, Approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    declineModerationTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationDecline"];
            };
        };
        responses: {
            /** @description The task, Refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    closeComplaints: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task that stands for them. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComplaintClosing"];
            };
        };
        responses: {
            /** @description The task, decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listModerationTargets: {
        parameters: {
            query?: {
                /** @description Page size; 0 asks for the count alone. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /** @description A part of the name. */
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationTargetList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getModerationNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationNumbers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listModerationActions: {
        parameters: {
            query?: {
                /** @description Page size; 0 asks for the count alone. */
                top?: components["parameters"]["Top"];
                /** @description How many items to pass over. */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description By Action (ModerationActionName). Comparisons such as `Action eq Block or Action eq Unblock`, joined by `and`, `or` and brackets; a value by
                 *     its name or its number (D3, E111).
                 */
                filter?: components["parameters"]["ActionFilter"];
                /** @description CreatedDate desc unless asked otherwise. */
                sortBy?: components["parameters"]["ActionSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the audit trail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationActionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    removeFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The feedback. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationRemoval"];
            };
        };
        responses: {
            /** @description It is gone and counts no more (D94). */
            204: {
                headers: {
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
    removeReportedMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The message. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationRemoval"];
            };
        };
        responses: {
            /** @description Both sides see that it was removed (D94). */
            204: {
                headers: {
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
    blockTarget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What is blocked. */
                type: "orders" | "offers" | "executants" | "accounts";
                /** @description What is blocked. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationBlock"];
            };
        };
        responses: {
            /** @description It is blocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    unblockTarget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What is blocked. */
                type: "orders" | "offers" | "executants" | "accounts";
                /** @description What was blocked. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is what it was before, and all that went along with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getContractUsage: {
        parameters: {
            query?: {
                /** @description So many days, today among them. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts of those days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractUsage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listCustomerChats: {
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
            500: components["responses"]["ServerError"];
        };
    };
    listExecutantChats: {
        parameters: {
            query?: {
                /** @description Page size; 0 asks for the count alone. */
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
    listOnline: {
        parameters: {
            query: {
                /** @description The caller's profile that takes part. */
                participantKey: components["parameters"]["ParticipantKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profiles, and when it was so. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatOnline"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    searchChats: {
        parameters: {
            query: {
                /** @description The caller's profile that takes part. */
                participantKey: components["parameters"]["ParticipantKey"];
                /** @description Words, or parts of them; case, accents and the alphabet don't matter. */
                term: components["parameters"]["SearchedWords"];
                /** @description Where to go on, the `next` of the answer before. */
                after?: components["parameters"]["SearchedAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chats that were found, the last spoken in first. */
            200: {
                headers: {
                    "Account-Cursor": components["headers"]["AccountCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundChatList"];
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
                /** @description How many; 0 asks for the count alone. */
                top?: components["parameters"]["TopOfMessages"];
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
                /** @description The caller's profile that takes part; both sides are never one account's, so it may be left out. */
                participantKey?: components["parameters"]["OwnSide"];
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
    tellTyping: {
        parameters: {
            query: {
                /** @description The caller's profile that takes part. */
                participantKey: components["parameters"]["ParticipantKey"];
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
            /** @description It was said, if there is anybody to hear it. */
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
    readChat: {
        parameters: {
            query?: {
                /** @description The caller's profile that takes part; both sides are never one account's, so it may be left out. */
                participantKey?: components["parameters"]["OwnSide"];
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
    removeChatMessage: {
        parameters: {
            query: {
                /** @description The caller's profile that wrote, or writes, the message. */
                authorKey: components["parameters"]["AuthorKey"];
            };
            header?: never;
            path: {
                /** @description The chat. */
                key: components["schemas"]["Key"];
                /** @description The message. */
                msgKey: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left of the message. */
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
    uploadChatFile: {
        parameters: {
            query: {
                /** @description The caller's profile that wrote, or writes, the message. */
                authorKey: components["parameters"]["AuthorKey"];
                /** @description The message; chosen by the author's client. */
                messageKey: components["schemas"]["Key"];
                /** @description What kind of listing the message is about; together with contextKey. */
                contextType?: components["parameters"]["ContextType"];
                /** @description The listing that the message is about; together with contextType. Passed over when the message is there already. */
                contextKey?: components["parameters"]["ContextKey"];
            };
            header?: {
                /** @description The client's command id. The same request with the same key answers what the first one did (D6); another one is refused as IdempotencyKeyReusedException. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The chat. */
                key: components["schemas"]["Key"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileForm"];
            };
        };
        responses: {
            /** @description The message with its files. */
            201: {
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
