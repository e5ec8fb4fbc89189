/** Generated from openapi/ by `npm run sdk`. Never edited by hand. */
import type { Shape } from "../decode.ts"

export const shapes: Readonly<Record<string, Shape>> = {
  "Account": {
    "key": "@Key",
    "activeProfileKey": "@Key",
    "registeredOn": "@Moment",
    "name": "s",
    "email": "?s",
    "description": "?s",
    "phoneNumber": "?s",
    "photoUrl": "?s",
    "photoThumbnail": "?s",
    "avatarKey": "?@Key",
    "preferredLanguage": "@Language",
    "language": "@Language",
    "rating": "@Rating",
    "metadata": "@AccountMetadata",
    "blocked": "b",
    "blockedReason": "?@RefusalReason"
  },
  "PublicAccount": {
    "key": "@Key",
    "name": "s",
    "description": "s",
    "photoUrl": "?s",
    "photoThumbnail": "?s",
    "registeredOn": "@Moment",
    "contacts": "?@Contacts",
    "rating": "@Rating",
    "metadata": "@AccountMetadata"
  },
  "AccountDataLink": {
    "url": "s",
    "expiresAt": "@Moment"
  },
  "SessionList": {
    "items": {
      "[]": "@Session"
    }
  },
  "Classificator": {
    "count": "i",
    "items": {
      "[]": "@Category"
    }
  },
  "ExecutantList": {
    "count": "i",
    "items": {
      "[]": "@Executant"
    }
  },
  "Executant": {
    "key": "@Key",
    "accountKey": "@Key",
    "registeredOn": "@Moment",
    "name": "s",
    "description": "s",
    "workExperience": "s",
    "educationDescription": "s",
    "photo": "?s",
    "status": "@ExecutantStatus",
    "versionStatus": "@VersionStatus",
    "reason": "?@RefusalReason",
    "classificatorPrimaryKey": "@Key",
    "locations": {
      "[]": "@Location"
    },
    "contacts": "@Contacts",
    "language": "@Language",
    "isSubscribed": "b",
    "rating": "@Rating",
    "educationFiles": {
      "[]": "@File"
    },
    "portfolioFiles": {
      "[]": "@File"
    },
    "metadata": "@ExecutantMetadata",
    "blocked": "b",
    "blockedReason": "?@RefusalReason"
  },
  "PublicExecutant": {
    "key": "@Key",
    "registeredOn": "@Moment",
    "name": "s",
    "description": "s",
    "workExperience": "s",
    "educationDescription": "s",
    "photo": "?s",
    "classificatorPrimaryKey": "@Key",
    "locations": {
      "[]": "@Location"
    },
    "contacts": "?@Contacts",
    "language": "@Language",
    "rating": "@Rating",
    "educationFiles": {
      "[]": "@File"
    },
    "portfolioFiles": {
      "[]": "@File"
    },
    "metadata": "@ExecutantMetadata"
  },
  "Order": {
    "key": "@Key",
    "accountKey": "@Key",
    "name": "s",
    "description": "s",
    "startDate": "@CalendarDate",
    "endDate": "@CalendarDate",
    "createdDate": "@Moment",
    "updatedDate": "@Moment",
    "price": "@Price",
    "classificatorPrimaryKey": "@Key",
    "hide": "b",
    "status": "@ItemStatus",
    "versionStatus": "@VersionStatus",
    "versionKey": "@Key",
    "reason": "?@RefusalReason",
    "filesCollection": {
      "[]": "@File"
    },
    "customer": "@Participant",
    "locations": {
      "[]": "@Location"
    },
    "viewsCount": "i",
    "language": "@Language",
    "metadata": "@OrderMetadata"
  },
  "OrderList": {
    "count": "i",
    "items": {
      "[]": "@Order"
    }
  },
  "OrderStatus": {
    "key": "@Key",
    "status": "@ItemStatus",
    "versionStatus": "@VersionStatus",
    "hide": "b",
    "reason": "?@RefusalReason"
  },
  "PublicOrder": {
    "key": "@Key",
    "name": "s",
    "description": "s",
    "startDate": "@CalendarDate",
    "endDate": "@CalendarDate",
    "updatedDate": "@Moment",
    "price": "@Price",
    "classificatorPrimaryKey": "@Key",
    "versionKey": "@Key",
    "filesCollection": {
      "[]": "@File"
    },
    "customer": "@Participant",
    "locations": {
      "[]": "@Location"
    },
    "viewsCount": "i",
    "language": "@Language",
    "metadata": "@OrderMetadata"
  },
  "OrderSummaries": {
    "[]": "@OrderSummary"
  },
  "LocationList": {
    "count": "i",
    "items": {
      "[]": "@Location"
    }
  },
  "Location": {
    "id": "@Key",
    "versionKey?": "@Key",
    "discriminator": [
      "Radius"
    ],
    "address": "s",
    "freeFormAddress": "s",
    "geometryId": "?s",
    "metadata": "@LocationMetadata"
  },
  "OfferList": {
    "count": "i",
    "items": {
      "[]": "@Offer"
    }
  },
  "Offer": {
    "key": "@Key",
    "offerKey": "@Key",
    "executantKey": "@Key",
    "executant": "@Participant",
    "name": "s",
    "description": "s",
    "startDate": "@CalendarDate",
    "endDate": "@CalendarDate",
    "createdDate": "@Moment",
    "updatedDate": "@Moment",
    "price": "@Price",
    "classificatorPrimaryKey": "@Key",
    "versionKey": "@Key",
    "fileCollection": {
      "[]": "@File"
    },
    "locations": {
      "[]": "@Location"
    },
    "language": "@Language",
    "metadata": "@OfferMetadata",
    "hide": "b",
    "status": "@ItemStatus",
    "versionStatus": "@VersionStatus",
    "reason": "?@RefusalReason"
  },
  "OfferStatus": {
    "key": "@Key",
    "status": "@ItemStatus",
    "versionStatus": "@VersionStatus",
    "hide": "b",
    "reason": "?@RefusalReason"
  },
  "PublicOffer": {
    "key": "@Key",
    "offerKey": "@Key",
    "executantKey": "@Key",
    "executant": "@Participant",
    "name": "s",
    "description": "s",
    "startDate": "@CalendarDate",
    "endDate": "@CalendarDate",
    "updatedDate": "@Moment",
    "price": "@Price",
    "classificatorPrimaryKey": "@Key",
    "versionKey": "@Key",
    "fileCollection": {
      "[]": "@File"
    },
    "locations": {
      "[]": "@Location"
    },
    "language": "@Language",
    "metadata": "@OfferMetadata"
  },
  "OfferItemList": {
    "count": "i",
    "items": {
      "[]": "@OfferListItem"
    }
  },
  "OfferSummaries": {
    "[]": "@OfferSummary"
  },
  "AddressList": {
    "count": "i",
    "items": {
      "[]": "@Address"
    }
  },
  "Suggestions": {
    "[]": "s"
  },
  "SearchResult": {
    "count": "i",
    "items": {
      "[]": {
        "|": [
          "@PublicOrder",
          "@PublicOffer"
        ]
      }
    }
  },
  "Count": {
    "count": "i"
  },
  "Translation": {
    "targetLanguage": "@Language",
    "text": "s"
  },
  "EntityTranslation": {
    "targetLanguage": "@Language",
    "fields": "j"
  },
  "PlatformMetadata": {
    "ios": "@StoreVersionOrNull",
    "android": "@StoreVersionOrNull",
    "huawei": "@StoreVersionOrNull"
  },
  "Application": {
    "key": "@Key",
    "status": "@ApplicationStatus",
    "createdDate": "@Moment",
    "updatedDate": "@Moment",
    "lockoutEndDate": "?@Moment",
    "isRead": "b",
    "notInterested": "b",
    "customer": "@Participant",
    "executant": "@Participant",
    "order": "@ApplicationOrder",
    "dealKey": "?@Key"
  },
  "ApplicationList": {
    "count": "i",
    "items": {
      "[]": "@Application"
    }
  },
  "ApplicationCounts": {
    "applicationsCount": "i",
    "applicationsInInterestedCount": "i",
    "applicationsInNotInterestedCount": "i",
    "unreadCount": "i",
    "byStatus": {
      "Sent": "i",
      "Accepted": "i",
      "Canceled": "i",
      "Rejected": "i"
    }
  },
  "Deal": {
    "key": "@Key",
    "number": "i",
    "status": "@DealStatus",
    "createdDate": "@Moment",
    "updatedDate": "@Moment",
    "description": "s",
    "customer": "@Participant",
    "executant": "@Participant",
    "cancelingReason": "?@DealCancelReason",
    "cancelingComment": "?s",
    "canceledBy": "?@ParticipantType",
    "closedDate": "?@Moment",
    "dealSubject": "@DealSubject"
  },
  "OfferApplicationList": {
    "count": "i",
    "items": {
      "[]": "@OfferApplication"
    }
  },
  "OfferApplication": {
    "key": "@Key",
    "status": "@ApplicationStatus",
    "createdDate": "@Moment",
    "updatedDate": "@Moment",
    "lockoutEndDate": "?@Moment",
    "isRead": "b",
    "notInterested": "b",
    "customer": "@Participant",
    "executant": "@Participant",
    "offer": "@ApplicationOffer",
    "dealKey": "?@Key"
  },
  "DealList": {
    "count": "i",
    "items": {
      "[]": "@Deal"
    }
  },
  "DealFeedbacks": {
    "mine": "?@Feedback",
    "theirs": "?@Feedback"
  },
  "Feedback": {
    "key": "@Key",
    "dealKey": "@Key",
    "dealName": "s",
    "rating": "@FeedbackMark",
    "details": "s",
    "createdDate": "@Moment",
    "author": "@FeedbackAuthor"
  },
  "FeedbackSummary": {
    "count": "i",
    "items": {
      "[]": "@Feedback"
    },
    "rating": "@Rating"
  },
  "Complaint": {
    "key": "@Key",
    "targetType": "@ComplaintTarget",
    "targetKey": "@Key",
    "reason": "@ComplaintReason",
    "comment": "?s",
    "status": "@ComplaintStatus",
    "createdDate": "@Moment"
  },
  "FavoriteOrderList": {
    "count": "i",
    "items": {
      "[]": "@FavoriteOrder"
    }
  },
  "FavoriteOrder": {
    "key": "@Key",
    "accountKey": "@Key",
    "entity": "@PublicOrder",
    "createdDate": "@Moment"
  },
  "FavoriteOfferList": {
    "count": "i",
    "items": {
      "[]": "@FavoriteOffer"
    }
  },
  "FavoriteOffer": {
    "key": "@Key",
    "accountKey": "@Key",
    "entity": "@PublicOffer",
    "createdDate": "@Moment"
  },
  "Statistics": {
    "dealsClosed": "i",
    "dealsInProgress": "i",
    "offers": "i",
    "orders": "i",
    "users": "i",
    "usersOnline": "i"
  },
  "ModerationTaskList": {
    "count": "i",
    "items": {
      "[]": "@ModerationTask"
    }
  },
  "ModerationTask": {
    "key": "@Key",
    "kind": "@ModerationKind",
    "status": "@ModerationTaskStatus",
    "priority": "i",
    "createdDate": "@Moment",
    "decidedDate": "?@Moment",
    "decidedBy": "?s",
    "reason": "?@RefusalReason",
    "targetType": "@ComplaintTarget",
    "targetKey": "@Key",
    "ownerKey": "@Key",
    "ownerName": "s",
    "text": "?@ModeratedText",
    "previousText": "?@ModeratedText",
    "files": {
      "[]": "@File"
    },
    "complaints": {
      "[]": "@ReportedComplaint"
    }
  },
  "ModerationTargetList": {
    "count": "i",
    "items": {
      "[]": "@ModerationTarget"
    }
  },
  "ModerationNumbers": {
    "texts": "i",
    "complaints": "i",
    "oldestDate": "?@Moment",
    "decided": "i",
    "medianSeconds": "?i"
  },
  "ModerationActionList": {
    "count": "i",
    "items": {
      "[]": "@ModerationAction"
    }
  },
  "BlockState": {
    "key": "@Key",
    "blocked": "b",
    "reason": "?@RefusalReason"
  },
  "ContractUsage": {
    "from": "@CalendarDate",
    "to": "@CalendarDate",
    "operations": {
      "[]": "@OperationUsage"
    }
  },
  "ChatList": {
    "count": "i",
    "items": {
      "[]": "@Chat"
    }
  },
  "ChatOnline": {
    "at": "@Moment",
    "participantKeys": {
      "[]": "@Key"
    }
  },
  "FoundChatList": {
    "items": {
      "[]": "@FoundChat"
    },
    "next": "?s"
  },
  "Chat": {
    "chatKey": "@Key",
    "internalChatKey": "@Key",
    "ownerKey": "@Key",
    "name": "s",
    "createdOn": "@Moment",
    "notReadedCount": "i",
    "lastMessage": "?@ChatMessage",
    "participants": {
      "[]": "@ChatParticipant"
    }
  },
  "ChatMessageList": {
    "count": "i",
    "items": {
      "[]": "@ChatMessage"
    }
  },
  "ChatMessage": {
    "messageKey": "@Key",
    "messageId": "i",
    "chatKey": "@Key",
    "authorKey": "@Key",
    "messageContent": "s",
    "messageType": "@ChatMessageType",
    "sendDate": "@Moment",
    "senderDisplayName": "s",
    "isFirstMessageInChat": "b",
    "language": "@Language",
    "files": {
      "[]": "@File"
    },
    "filesEnd": "?@Moment",
    "isReaded": "b",
    "isRemoved": "b",
    "context": "?@ChatMessageContext"
  },
  "Problem": {
    "type": "@ProblemType",
    "message": "s",
    "errors?": "j",
    "details?": "j",
    "traceId": "s"
  },
  "Key": "s",
  "Moment": "s",
  "Language": [
    "en-US",
    "de-DE",
    "fr-FR",
    "nl-NL",
    "it-IT",
    "tr-TR",
    "sv-SE",
    "pl-PL",
    "ru-RU",
    "be-BY",
    "uk-UA"
  ],
  "Rating": {
    "value": "?n",
    "count1": "i",
    "count2": "i",
    "count3": "i",
    "count4": "i",
    "count5": "i"
  },
  "AccountMetadata": {
    "feedbacksCount": "i",
    "ordersCompleted": "i",
    "ordersInProgress": "i",
    "rating": "?n",
    "completionRate": "?n"
  },
  "RefusalReason": {
    "~": [
      "ContactDetails",
      "ObsceneLanguage",
      "Duplicate",
      "Shouting",
      "UnreadableFile",
      "Other"
    ],
    "=": "Other"
  },
  "Contacts": {
    "email": "?s",
    "phone": "?s",
    "other": {
      "[]": "s"
    }
  },
  "Session": {
    "key": "@Key",
    "userAgent": "s",
    "signedInAt": "@Moment",
    "lastUsedAt": "@Moment",
    "isThis": "b"
  },
  "Category": {
    "key": "@Key",
    "name": "s",
    "icon": "s",
    "children": {
      "[]": "@Category"
    }
  },
  "ExecutantStatus": {
    "~": {
      "#": {
        "Draft": 10,
        "OnModeration": 20,
        "Published": 30
      }
    },
    "=": "Unknown"
  },
  "VersionStatus": {
    "~": {
      "#": {
        "Draft": 0,
        "OnModeration": 10,
        "Published": 20,
        "Declined": 30,
        "Archived": 40
      }
    },
    "=": "Unknown"
  },
  "File": {
    "fileKey": "@Key",
    "contentUrl": "s",
    "originalFileName": "s",
    "fileSize": "i",
    "fileType": "s",
    "fileExtension": "@FileExtension",
    "thumbnails": {
      "[]": "@Thumbnail"
    }
  },
  "ExecutantMetadata": {
    "feedbacksCount": "i",
    "ordersCompleted": "i",
    "ordersInProgress": "i",
    "rating": "?n",
    "completionRate": "?n",
    "inFavorites": "i",
    "views": "i"
  },
  "CalendarDate": "s",
  "Price": {
    "byAgreement": "b",
    "rate": "?@Rate"
  },
  "ItemStatus": {
    "~": {
      "#": {
        "Draft": 0,
        "OnModeration": 10,
        "Published": 20,
        "Closed": 30,
        "Canceled": 40,
        "Archived": 50,
        "Blocked": 60
      }
    },
    "=": "Unknown"
  },
  "Participant": {
    "key": "@Key",
    "name": "s",
    "type": "@ParticipantType",
    "photo": "?s",
    "rating": "@Rating"
  },
  "OrderMetadata": {
    "orderViews": "i",
    "orderApplicationsCount": "i",
    "orderAssignmentsCount": "i",
    "orderProposalsCount": "i"
  },
  "OrderSummary": {
    "key": "@Key",
    "applications": "i",
    "proposals": "i",
    "assignments": "i",
    "deals": "i",
    "favorites": "i"
  },
  "LocationMetadata": {
    "lat": "n",
    "lon": "n",
    "radius": "i"
  },
  "OfferMetadata": {
    "offerViews": "i",
    "offerApplicationsCount": "i"
  },
  "OfferListItem": {
    "key": "@Key",
    "classificatorPrimaryKey": "@Key",
    "name": "s",
    "applicationsCount": "i",
    "startDate": "@CalendarDate",
    "endDate": "@CalendarDate",
    "description": "s",
    "files": {
      "[]": "@File"
    },
    "owner": "@Participant",
    "updatedDate": "@Moment",
    "price": "@Price",
    "location": "?@Location",
    "language": "@Language"
  },
  "OfferSummary": {
    "key": "@Key",
    "applications": "i",
    "deals": "i",
    "favorites": "i"
  },
  "Address": {
    "key": "s",
    "address": "s",
    "freeFormAddress": "s",
    "metadata": {
      "lat": "n",
      "lon": "n",
      "geometryId": "?s"
    }
  },
  "StoreVersionOrNull": "?@StoreVersion",
  "ApplicationStatus": {
    "~": {
      "#": {
        "Sent": 10,
        "Accepted": 20,
        "Canceled": 30,
        "Rejected": 40
      }
    },
    "=": "Unknown"
  },
  "ApplicationOrder": {
    "key": "@Key",
    "name": "s",
    "price": "@Price",
    "startDate": "@CalendarDate",
    "endDate": "@CalendarDate",
    "status": "@ItemStatus"
  },
  "DealStatus": {
    "~": {
      "#": {
        "InProgress": 10,
        "Closed": 20,
        "Canceled": 30
      }
    },
    "=": "Unknown"
  },
  "DealCancelReason": {
    "~": {
      "#": {
        "IncorrectPrice": 0,
        "ParticipantDoesNotContactMe": 10,
        "ParticipantCreatesObstaclesToWorkPerformance": 20,
        "DeadlinesForTheTransactionWereViolated": 30,
        "OtherReason": 40
      }
    },
    "=": "OtherReason"
  },
  "ParticipantType": {
    "#": {
      "Executant": 1,
      "Customer": 2
    }
  },
  "DealSubject": {
    "key": "@Key",
    "kind": [
      "Order",
      "Offer"
    ],
    "name": "s",
    "description": "s",
    "files": {
      "[]": "@File"
    },
    "price": "@Price",
    "classificatorItems": {
      "[]": "@Key"
    },
    "classificatorPrimaryKey": "@Key",
    "startDate": "@CalendarDate",
    "endDate": "@CalendarDate",
    "location": "?@Location"
  },
  "ApplicationOffer": {
    "key": "@Key",
    "name": "s",
    "price": "@Price",
    "startDate": "@CalendarDate",
    "endDate": "@CalendarDate",
    "status": "@ItemStatus"
  },
  "FeedbackMark": "i",
  "FeedbackAuthor": {
    "key": "@Key",
    "name": "s",
    "photo": "?s",
    "rating": "@Rating",
    "authorType": "@ParticipantType"
  },
  "ComplaintTarget": [
    "Order",
    "Offer",
    "Executant",
    "Customer",
    "Deal",
    "ChatMessage",
    "Feedback"
  ],
  "ComplaintReason": {
    "|": [
      [
        "IncorrectPrice",
        "ParticipantDoesNotContactMe",
        "ParticipantCreatesObstaclesToWorkPerformance",
        "DeadlinesForTheTransactionWereViolated"
      ],
      {
        "#": {
          "ObsceneLanguage": 0,
          "IncorrectDescription": 10,
          "InvalidServiceRequest": 20,
          "Fraud": 30,
          "OtherReason": 40
        }
      }
    ]
  },
  "ComplaintStatus": [
    "Open",
    "Upheld",
    "Dismissed"
  ],
  "ModerationKind": [
    "Order",
    "Offer",
    "Executant",
    "Complaint"
  ],
  "ModerationTaskStatus": [
    "Waiting",
    "Approved",
    "Refused",
    "Superseded",
    "Upheld",
    "Dismissed"
  ],
  "ModeratedText": {
    "name": "s",
    "description": "s"
  },
  "ReportedComplaint": {
    "reason": "@ComplaintReason",
    "comment": "?s",
    "authorType": "@ParticipantType",
    "createdDate": "@Moment"
  },
  "ModerationTarget": {
    "type": [
      "orders",
      "offers",
      "executants",
      "accounts"
    ],
    "key": "@Key",
    "name": "s",
    "ownerKey": "@Key",
    "ownerName": "s",
    "blocked": "b",
    "hasOwnBlock": "b",
    "reason": "?@RefusalReason"
  },
  "ModerationAction": {
    "key": "@Key",
    "action": "@ModerationActionName",
    "targetType": [
      "Order",
      "Offer",
      "Executant",
      "Customer",
      "Deal",
      "ChatMessage",
      "Feedback"
    ],
    "targetKey": "@Key",
    "reason": "?s",
    "note": "?s",
    "moderatorSubject": "s",
    "moderatorName": "s",
    "createdDate": "@Moment"
  },
  "OperationUsage": {
    "operation": "s",
    "builds": {
      "[]": "@BuildUsage"
    }
  },
  "FoundChat": {
    "chat": "@Chat",
    "message": "?@ChatMessage"
  },
  "ChatParticipant": {
    "&": [
      "@Participant",
      {
        "readUpTo": "i"
      }
    ]
  },
  "ChatMessageType": {
    "~": [
      "Text",
      "File",
      "Video",
      "System"
    ],
    "=": "Text"
  },
  "ChatMessageContext": {
    "type": [
      "Order",
      "Offer"
    ],
    "key": "@Key",
    "name": "s"
  },
  "ProblemType": [
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
    "IdempotencyKeyReusedException",
    "InvalidFileFormatException",
    "InvalidFileSizeException",
    "ListingChangedException",
    "ModerationInvalidStateException",
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
    "InternalException"
  ],
  "FileExtension": {
    "~": [
      "png",
      "jpg",
      "jpeg",
      "gif",
      "heic",
      "doc",
      "docx",
      "xls",
      "xlsx",
      "ppt",
      "pptx",
      "pdf",
      "txt",
      "mp4",
      "mov"
    ],
    "=": "Unknown"
  },
  "Thumbnail": {
    "contentUrl": "s",
    "width": "i"
  },
  "Rate": {
    "value": "n",
    "measurementUnit": "@MeasurementUnit",
    "currency": "@Currency"
  },
  "StoreVersion": {
    "version": "s",
    "url": "s"
  },
  "ModerationActionName": [
    "Approve",
    "Decline",
    "Block",
    "Unblock",
    "CloseComplaints",
    "RemoveFeedback",
    "RemoveMessage"
  ],
  "BuildUsage": {
    "build": "s",
    "since": "@CalendarDate",
    "until": "@CalendarDate",
    "counts": "j"
  },
  "MeasurementUnit": [
    "Service",
    "Day",
    "Hour"
  ],
  "Currency": {
    "code": "@CurrencyCode"
  },
  "CurrencyCode": [
    "EUR",
    "CHF",
    "PLN",
    "SEK"
  ],
  "NotificationList": {
    "count": "i",
    "items": {
      "[]": "@Notification"
    }
  },
  "Notification": {
    "id": "@Key",
    "createdAt": "@Moment",
    "source": "@NotificationSource",
    "type": "@NotificationType",
    "isRead": "b",
    "level": "@NotificationLevel",
    "metadata": "@NotificationMetadata",
    "cursor": "i"
  },
  "PushDeviceList": {
    "items": {
      "[]": "@PushDevice"
    }
  },
  "UserNotification": {
    "&": [
      "@Notification",
      {
        "date": "@Moment",
        "unreadCount": "i"
      }
    ]
  },
  "SystemNotification": {
    "|": [
      "@AccountNotice",
      "@ExecutantNotice",
      "@OrderNotice",
      "@OfferNotice",
      "@OfferApplicationNotice",
      "@ApplicationNotice",
      "@DealNotice",
      "@ChatNotice",
      "@ChatMessageNotice",
      "@ChatFileRemovedNotice",
      "@ChatTypingNotice",
      "@NotificationsReadNotice",
      "@FeedbackNotice",
      "@FavoriteNotice",
      "@ListingFavoritesNotice",
      "@AccountDeletedNotice",
      "@ParticipantNotice",
      "@OrderForExecutantsNotice",
      "@FileThumbnailNotice",
      "@FileStatusNotice"
    ]
  },
  "ChatMessageNotice": {
    "source": [
      "Chat"
    ],
    "type": [
      "ChatMessageSentEvent",
      "ChatMessageRemovedEvent",
      "ChatMessageFileSentEvent"
    ],
    "cursor": "i",
    "metadata": {
      "chatKey": "@Key",
      "chat": "@Chat",
      "message": "@ChatMessage",
      "unread": "@ChatUnread"
    }
  },
  "ChatFileRemovedNotice": {
    "source": [
      "Chat"
    ],
    "type": [
      "ChatMessageFileRemovedEvent"
    ],
    "cursor": "i",
    "metadata": {
      "chatKey": "@Key",
      "chat": "@Chat",
      "message": "@ChatMessage",
      "fileKeys": {
        "[]": "@Key"
      },
      "unread": "@ChatUnread"
    }
  },
  "FileStatusNotice": {
    "source": [
      "Content"
    ],
    "type": [
      "FileStatusChangedEvent"
    ],
    "cursor": "i",
    "metadata": {
      "fileKey": "@Key",
      "status": [
        "Removed",
        "Failed"
      ]
    }
  },
  "FileThumbnailNotice": {
    "source": [
      "Content"
    ],
    "type": [
      "FileThumbnailAddedEvent"
    ],
    "cursor": "i",
    "metadata": {
      "file": "@File"
    }
  },
  "OfferNotice": {
    "source": [
      "Offer"
    ],
    "type": [
      "OfferSubmittedEvent",
      "OfferPublishedEvent",
      "OfferModerationFailedEvent",
      "OfferArchivedEvent",
      "OfferCanceledEvent",
      "OfferExpiredEvent",
      "OfferExpiringSoonEvent",
      "OfferBlockedEvent",
      "OfferUnblockedEvent",
      "OfferClosedEvent",
      "OfferChangedEvent"
    ],
    "cursor": "i",
    "metadata": {
      "offerKey": "@Key",
      "offer": "@Offer"
    }
  },
  "OrderNotice": {
    "source": [
      "Order"
    ],
    "type": [
      "OrderSubmittedEvent",
      "OrderPublishedEvent",
      "OrderModerationFailedEvent",
      "OrderArchivedEvent",
      "OrderCanceledEvent",
      "OrderExpiredEvent",
      "OrderExpiringSoonEvent",
      "OrderBlockedEvent",
      "OrderUnblockedEvent",
      "OrderClosedEvent",
      "OrderChangedEvent"
    ],
    "cursor": "i",
    "metadata": {
      "orderKey": "@Key",
      "order": "@Order"
    }
  },
  "OrderForExecutantsNotice": {
    "source": [
      "Order"
    ],
    "type": [
      "OrderForExecutantsPublishedEvent"
    ],
    "cursor": "i",
    "metadata": {
      "orderKey": "@Key",
      "order": "@PublicOrder",
      "executantKeys": {
        "[]": "@Key"
      }
    }
  },
  "NotificationSource": {
    "~": [
      "Order",
      "Offer",
      "Account",
      "Application",
      "OfferApplication",
      "Executant",
      "Content",
      "Deal",
      "Feedback",
      "Chat"
    ],
    "=": "Content"
  },
  "NotificationType": "s",
  "NotificationLevel": {
    "~": [
      "Info",
      "Success",
      "Warning",
      "Error"
    ],
    "=": "Info"
  },
  "NotificationMetadata": {
    "profileKey?": "@Key",
    "orderKey?": "@Key",
    "orderName?": "s",
    "offerKey?": "@Key",
    "offerName?": "s",
    "applicationKey?": "@Key",
    "dealKey?": "@Key",
    "dealNumber?": "i",
    "chatKey?": "@Key",
    "executantKey?": "@Key",
    "executantName?": "s",
    "customerName?": "s",
    "ownerKey?": "@Key",
    "reason?": "@RefusalReason",
    "cancelingReason?": "@DealCancelReason",
    "outcome?": [
      "Upheld",
      "Dismissed"
    ]
  },
  "PushDevice": {
    "key": "@Key",
    "hash": "s",
    "userAgent": "s",
    "app": "?@PushDeviceApp",
    "subscribedAt": "@Moment"
  },
  "AccountNotice": {
    "source": [
      "Account"
    ],
    "type": [
      "AccountCreatedEvent",
      "AccountChangedEvent",
      "ActiveProfileSwitchedEvent",
      "AccountBlockedEvent",
      "AccountUnblockedEvent"
    ],
    "cursor": "i",
    "metadata": {
      "account": "@Account"
    }
  },
  "ExecutantNotice": {
    "source": [
      "Executant"
    ],
    "type": [
      "ExecutantSubmittedEvent",
      "ExecutantPublishedEvent",
      "ExecutantModerationFailedEvent",
      "ExecutantChangedEvent",
      "ExecutantBlockedEvent",
      "ExecutantUnblockedEvent"
    ],
    "cursor": "i",
    "metadata": {
      "executant": "@Executant"
    }
  },
  "OfferApplicationNotice": {
    "source": [
      "OfferApplication"
    ],
    "type": [
      "OfferApplicationCreatedEvent",
      "OfferApplicationCanceledEvent",
      "OfferApplicationAcceptedEvent",
      "OfferApplicationRejectedEvent",
      "OfferApplicationsReadEvent",
      "OfferApplicationChangedEvent"
    ],
    "cursor": "i",
    "metadata": {
      "offerKey": "@Key",
      "applications": {
        "[]": "@OfferApplication"
      },
      "counts": "?@ApplicationCounts"
    }
  },
  "ApplicationNotice": {
    "source": [
      "Application"
    ],
    "type": [
      "ApplicationCreatedEvent",
      "ApplicationCanceledEvent",
      "ApplicationAcceptedEvent",
      "ApplicationRejectedEvent",
      "ApplicationsReadEvent",
      "ApplicationChangedEvent"
    ],
    "cursor": "i",
    "metadata": {
      "orderKey": "@Key",
      "applications": {
        "[]": "@Application"
      },
      "counts": "?@ApplicationCounts"
    }
  },
  "DealNotice": {
    "source": [
      "Deal"
    ],
    "type": [
      "DealCreatedEvent",
      "DealClosedEvent",
      "DealCanceledEvent"
    ],
    "cursor": "i",
    "metadata": {
      "dealKey": "@Key",
      "deal": "@Deal"
    }
  },
  "ChatNotice": {
    "source": [
      "Chat"
    ],
    "type": [
      "ChatCreatedEvent",
      "ChatReadEvent"
    ],
    "cursor": "i",
    "metadata": {
      "chatKey": "@Key",
      "chat": "@Chat",
      "unread": "@ChatUnread"
    }
  },
  "ChatTypingNotice": {
    "source": [
      "Chat"
    ],
    "type": [
      "ChatTypingEvent"
    ],
    "metadata": {
      "chatKey": "@Key",
      "participantKey": "@Key",
      "at": "@Moment"
    }
  },
  "NotificationsReadNotice": {
    "source": [
      "Content"
    ],
    "type": [
      "NotificationsReadEvent"
    ],
    "cursor": "i",
    "metadata": {
      "id": "?@Key",
      "readUpTo": "i",
      "unreadCount": "i"
    }
  },
  "FeedbackNotice": {
    "source": [
      "Feedback"
    ],
    "type": [
      "FeedbackCreatedEvent",
      "FeedbackRevealedEvent",
      "FeedbackRemovedEvent"
    ],
    "cursor": "i",
    "metadata": {
      "dealKey": "@Key",
      "feedbacks": "@DealFeedbacks"
    }
  },
  "FavoriteNotice": {
    "source": [
      "Content"
    ],
    "type": [
      "FavoriteAddedEvent",
      "FavoriteRemovedEvent"
    ],
    "cursor": "i",
    "metadata": {
      "kind": [
        "Order",
        "Offer"
      ],
      "key": "@Key",
      "listingKey": "@Key",
      "count": "i"
    }
  },
  "ListingFavoritesNotice": {
    "source": [
      "Content"
    ],
    "type": [
      "ListingFavoritesChangedEvent"
    ],
    "cursor": "i",
    "metadata": {
      "kind": [
        "Order",
        "Offer"
      ],
      "listingKey": "@Key",
      "favorites": "i"
    }
  },
  "AccountDeletedNotice": {
    "source": [
      "Account"
    ],
    "type": [
      "AccountDeletedEvent"
    ],
    "cursor": "i",
    "metadata": {
      "accountKey": "@Key"
    }
  },
  "ParticipantNotice": {
    "source": [
      "Content"
    ],
    "type": [
      "ParticipantChangedEvent"
    ],
    "cursor": "i",
    "metadata": {
      "participant": "@Participant"
    }
  },
  "ChatUnread": {
    "participantKey": "@Key",
    "count": "i"
  },
  "PushDeviceApp": {
    "platform": "@PushPlatform",
    "version": "@AppVersion"
  },
  "PushPlatform": [
    "fcm",
    "apns",
    "hms"
  ],
  "AppVersion": "s",
  "ReceivedLetterList": {
    "count": "i",
    "items": {
      "[]": "@ReceivedLetter"
    }
  },
  "SupportLog": {
    "log": "s"
  },
  "ReceivedLetter": {
    "key": "@Key",
    "accountKey": "?@Key",
    "userName": "s",
    "email": "s",
    "message": "s",
    "createdDate": "@Moment",
    "logEvents": "?i"
  }
}

export const answers: Readonly<Record<string, Shape>> = {
  "POST /account/create": "@Account",
  "GET /account": "@Account",
  "PUT /account/update": "@Account",
  "PUT /account/language/{lang}": "@Account",
  "GET /account/public/{key}": "@PublicAccount",
  "POST /account/data": "@AccountDataLink",
  "GET /account/sessions": "@SessionList",
  "POST /account/uploadphoto": "@Account",
  "PUT /settings/activeProfile": "@Account",
  "GET /classificator/{name}/short": "@Classificator",
  "GET /executant": "@ExecutantList",
  "POST /executant": "@Executant",
  "GET /executant/{key}": "@Executant",
  "PUT /executant/{key}": "@Executant",
  "GET /executant/public/{key}": "@PublicExecutant",
  "POST /executant/{key}/subscribe": "@Executant",
  "POST /executant/{key}/unsubscribe": "@Executant",
  "POST /executant/{key}/uploadphoto": "@Executant",
  "PUT /executant/{key}/portfolio/file": "@Executant",
  "PUT /executant/{key}/education/file": "@Executant",
  "POST /orders/create": "@Order",
  "GET /orders": "@OrderList",
  "GET /orders/{key}": "@Order",
  "PUT /orders/{key}": "@Order",
  "GET /orders/{key}/status": "@OrderStatus",
  "GET /orders/public/{key}": "@PublicOrder",
  "PUT /orders/{key}/archive": "@Order",
  "PUT /orders/{key}/cancel": "@Order",
  "PUT /orders/{key}/hide": "@Order",
  "PUT /orders/{key}/unhide": "@Order",
  "GET /orders/summary": "@OrderSummaries",
  "GET /orders/{id}/location": "@LocationList",
  "POST /orders/{id}/location": "@Location",
  "PUT /orders/{id}/location/{key}": "@Location",
  "GET /offers": "@OfferList",
  "POST /offers": "@Offer",
  "GET /offers/{key}": "@Offer",
  "PUT /offers/{key}": "@Offer",
  "GET /offers/{key}/status": "@OfferStatus",
  "PUT /offers/{key}/archive": "@Offer",
  "PUT /offers/{key}/cancel": "@Offer",
  "PUT /offers/{key}/hide": "@Offer",
  "PUT /offers/{key}/unhide": "@Offer",
  "GET /offers/public/{key}": "@PublicOffer",
  "GET /offers/public/{executantKey}/existing": "@OfferItemList",
  "GET /offers/summary": "@OfferSummaries",
  "GET /offers/{id}/location": "@LocationList",
  "POST /offers/{id}/location": "@Location",
  "PUT /offers/{id}/location/{key}": "@Location",
  "POST /offer/{id}/file": "@Offer",
  "POST /orders/{id}/file": "@Order",
  "GET /search/fuzzy": "@AddressList",
  "GET /autocomplete/{type}": "@Suggestions",
  "GET /v2/search/{type}": "@SearchResult",
  "GET /v2/search/{type}/count": "@Count",
  "POST /translate": "@Translation",
  "POST /translateEntity": "@EntityTranslation",
  "GET /platform/metadata": "@PlatformMetadata",
  "POST /orders/{id}/applications/executant/{executantKey}": "@Application",
  "POST /orders/{id}/applications/{key}/cancel": "@Application",
  "GET /orders/{id}/applications/customer": "@ApplicationList",
  "GET /orders/{id}/applications/count": "@ApplicationCounts",
  "GET /orders/{id}/applications/unread/count": "@Count",
  "POST /orders/{id}/applications/readAll": "@ApplicationCounts",
  "POST /orders/{id}/applications/{appKey}/accept": "@Deal",
  "POST /orders/{id}/applications/{key}/notInterested": "@Application",
  "POST /orders/{id}/applications/{key}/interested": "@Application",
  "GET /offers/{id}/applications": "@OfferApplicationList",
  "POST /offers/{id}/applications": "@OfferApplication",
  "POST /offers/{id}/applications/{key}/cancel": "@OfferApplication",
  "POST /offers/{id}/applications/{key}/notInterested": "@OfferApplication",
  "POST /offers/{id}/applications/{key}/interested": "@OfferApplication",
  "GET /offers/{id}/applications/count": "@ApplicationCounts",
  "GET /offers/{id}/applications/unread/count": "@Count",
  "POST /offers/{id}/applications/readAll": "@ApplicationCounts",
  "POST /offers/{id}/applications/{appKey}/accept": "@Deal",
  "GET /offers/applications/customer": "@OfferApplicationList",
  "GET /orders/applications/executant/{executantKey}": "@ApplicationList",
  "GET /deals/{key}": "@Deal",
  "GET /deals/customer": "@DealList",
  "GET /deals/executant/{key}": "@DealList",
  "POST /deals/{key}/close": "@Deal",
  "POST /deals/{key}/cancel": "@Deal",
  "GET /deals/{key}/feedbacks": "@DealFeedbacks",
  "POST /executant/{key}/feedbacks": "@Feedback",
  "POST /customer/{key}/feedbacks": "@Feedback",
  "GET /executant/{key}/feedbacks/all/summary": "@FeedbackSummary",
  "GET /customer/{key}/feedbacks/all/summary": "@FeedbackSummary",
  "POST /complaint/submit": "@Complaint",
  "GET /orders/favorites": "@FavoriteOrderList",
  "POST /orders/favorites": "@FavoriteOrder",
  "GET /offers/favorites": "@FavoriteOfferList",
  "POST /offers/favorites": "@FavoriteOffer",
  "GET /analytics/statistics": "@Statistics",
  "GET /moderation/queue": "@ModerationTaskList",
  "GET /moderation/queue/{key}": "@ModerationTask",
  "POST /moderation/queue/{key}/approve": "@ModerationTask",
  "POST /moderation/queue/{key}/decline": "@ModerationTask",
  "POST /moderation/queue/{key}/close": "@ModerationTask",
  "GET /moderation/targets": "@ModerationTargetList",
  "GET /moderation/numbers": "@ModerationNumbers",
  "GET /moderation/audit": "@ModerationActionList",
  "POST /moderation/{type}/{key}/block": "@BlockState",
  "POST /moderation/{type}/{key}/unblock": "@BlockState",
  "GET /contract-usage": "@ContractUsage",
  "GET /chat/customer": "@ChatList",
  "GET /chat/executant/{key}": "@ChatList",
  "GET /chat/online": "@ChatOnline",
  "GET /chat/search": "@FoundChatList",
  "POST /chat/create": "@Chat",
  "GET /chat/{chatKey}/messages": "@ChatMessageList",
  "GET /chat/{chatKey}/messages/unreceived": "@ChatMessageList",
  "PUT /chat/{chatKey}/send": "@ChatMessage",
  "PUT /chat/{key}/readed/{messageKey}": "@Chat",
  "DELETE /chat/{key}/removeMessage/{msgKey}": "@ChatMessage",
  "POST /chat/{key}/messages/file": "@ChatMessage",
  "GET /chat/customer/unread/count": "@Count",
  "GET /chat/executant/{key}/unread/count": "@Count",
  "GET /notification": "@NotificationList",
  "GET /notification/unread/count": "@Count",
  "POST /notification/{id}/read": "@Notification",
  "POST /notification/readAll": "@Count",
  "GET /push/devices": "@PushDeviceList",
  "GET /support/letters": "@ReceivedLetterList",
  "GET /support/letters/{key}/log": "@SupportLog"
}
