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
    "metadata": "@AccountMetadata"
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
    "reason": "?@RefusalReason",
    "classificatorPrimaryKey": "@Key",
    "language": "@Language",
    "rating": "@Rating",
    "metadata": "@AccountMetadata"
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
    "language": "@Language",
    "metadata": "@OrderMetadata"
  },
  "OrderSearchResult": {
    "count": "i",
    "items": {
      "[]": "@PublicOrder"
    }
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
  "Count": {
    "count": "i"
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
    "cancelingReason": {
      "|": [
        [
          "IncorrectPrice",
          "ParticipantDoesNotContactMe",
          "ParticipantCreatesObstaclesToWorkPerformance",
          "DeadlinesForTheTransactionWereViolated",
          "OtherReason"
        ],
        "null"
      ]
    },
    "cancelingComment": "?s",
    "dealSubject": "@DealSubject"
  },
  "DealList": {
    "count": "i",
    "items": {
      "[]": "@Deal"
    }
  },
  "ChatList": {
    "count": "i",
    "items": {
      "[]": "@Chat"
    }
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
    "isReaded": "b"
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
    "rating": "?n"
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
    "#": {
      "Draft": 10,
      "OnModeration": 20,
      "Published": 30
    }
  },
  "RefusalReason": [
    "ContactDetails",
    "ObsceneLanguage",
    "Duplicate",
    "Shouting",
    "UnreadableFile",
    "Other"
  ],
  "CalendarDate": "s",
  "Price": {
    "byAgreement": "b",
    "rate": "?@Rate"
  },
  "ItemStatus": {
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
  "VersionStatus": {
    "#": {
      "Draft": 0,
      "OnModeration": 10,
      "Published": 20,
      "Declined": 30,
      "Archived": 40
    }
  },
  "File": {
    "fileKey": "@Key",
    "contentUrl": "s",
    "originalFileName": "s",
    "fileSize": "i",
    "fileType": "s",
    "fileExtension": "s",
    "thumbnails": {
      "[]": "@Thumbnail"
    }
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
    "orderApplicationsCount": "i"
  },
  "ApplicationStatus": {
    "#": {
      "Sent": 10,
      "Accepted": 20,
      "Canceled": 30,
      "Rejected": 40
    }
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
    "#": {
      "InProgress": 10,
      "Closed": 20,
      "Canceled": 30
    }
  },
  "DealSubject": {
    "key": "@Key",
    "kind": [
      "Order"
    ],
    "name": "s",
    "description": "s",
    "files": {
      "[]": "@File"
    },
    "price": "@Price",
    "classificatorPrimaryKey": "@Key",
    "startDate": "@CalendarDate",
    "endDate": "@CalendarDate"
  },
  "ChatParticipant": {
    "&": [
      "@Participant",
      {
        "readUpTo": "i"
      }
    ]
  },
  "ChatMessageType": [
    "Text",
    "File",
    "Video",
    "System"
  ],
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
    "InternalException"
  ],
  "Rate": {
    "value": "n",
    "measurementUnit": "@MeasurementUnit",
    "currency": "@Currency"
  },
  "Thumbnail": {
    "contentUrl": "s",
    "width": "i"
  },
  "ParticipantType": [
    "Executant",
    "Customer"
  ],
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
    "type": "s",
    "isRead": "b",
    "level": "@NotificationLevel",
    "metadata": "@NotificationMetadata",
    "cursor": "i"
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
      "@ApplicationNotice",
      "@DealNotice",
      "@ChatNotice",
      "@ChatMessageNotice",
      "@NotificationsReadNotice"
    ]
  },
  "NotificationSource": [
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
  "NotificationLevel": [
    "Info",
    "Success",
    "Warning",
    "Error"
  ],
  "NotificationMetadata": {
    "profileKey?": "@Key",
    "orderKey?": "@Key",
    "orderName?": "s",
    "applicationKey?": "@Key",
    "dealKey?": "@Key",
    "dealNumber?": "i",
    "chatKey?": "@Key",
    "executantKey?": "@Key",
    "executantName?": "s",
    "customerName?": "s",
    "ownerKey?": "@Key",
    "reason?": "@RefusalReason"
  },
  "AccountNotice": {
    "source": [
      "Account"
    ],
    "type": [
      "AccountCreatedEvent",
      "AccountChangedEvent",
      "ActiveProfileSwitchedEvent"
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
      "ExecutantModerationFailedEvent"
    ],
    "cursor": "i",
    "metadata": {
      "executant": "@Executant"
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
      "OrderChangedEvent"
    ],
    "cursor": "i",
    "metadata": {
      "orderKey": "@Key",
      "order": "@Order"
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
      "ApplicationsReadEvent"
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
      "DealCreatedEvent"
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
  "ChatMessageNotice": {
    "source": [
      "Chat"
    ],
    "type": [
      "ChatMessageSentEvent"
    ],
    "cursor": "i",
    "metadata": {
      "chatKey": "@Key",
      "chat": "@Chat",
      "message": "@ChatMessage",
      "unread": "@ChatUnread"
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
  "ChatUnread": {
    "participantKey": "@Key",
    "count": "i"
  }
}

export const answers: Readonly<Record<string, Shape>> = {
  "POST /account/create": "@Account",
  "GET /account": "@Account",
  "PUT /settings/activeProfile": "@Account",
  "GET /classificator/{name}/short": "@Classificator",
  "GET /executant": "@ExecutantList",
  "POST /executant": "@Executant",
  "POST /orders/create": "@Order",
  "GET /orders": "@OrderList",
  "GET /orders/{key}": "@Order",
  "GET /orders/{key}/status": "@OrderStatus",
  "GET /orders/public/{key}": "@PublicOrder",
  "POST /orders/{id}/file": "@Order",
  "GET /v2/search/{type}": "@OrderSearchResult",
  "POST /orders/{id}/applications/executant/{executantKey}": "@Application",
  "POST /orders/{id}/applications/{key}/cancel": "@Application",
  "GET /orders/{id}/applications/customer": "@ApplicationList",
  "GET /orders/{id}/applications/count": "@ApplicationCounts",
  "GET /orders/{id}/applications/unread/count": "@Count",
  "POST /orders/{id}/applications/readAll": "@ApplicationCounts",
  "POST /orders/{id}/applications/{appKey}/accept": "@Deal",
  "GET /orders/applications/executant/{executantKey}": "@ApplicationList",
  "GET /deals/{key}": "@Deal",
  "GET /deals/customer": "@DealList",
  "GET /deals/executant/{key}": "@DealList",
  "GET /chat/customer": "@ChatList",
  "GET /chat/executant/{key}": "@ChatList",
  "POST /chat/create": "@Chat",
  "GET /chat/{chatKey}/messages": "@ChatMessageList",
  "GET /chat/{chatKey}/messages/unreceived": "@ChatMessageList",
  "PUT /chat/{chatKey}/send": "@ChatMessage",
  "PUT /chat/{key}/readed/{messageKey}": "@Chat",
  "GET /chat/customer/unread/count": "@Count",
  "GET /chat/executant/{key}/unread/count": "@Count",
  "GET /notification": "@NotificationList",
  "GET /notification/unread/count": "@Count",
  "POST /notification/{id}/read": "@Notification",
  "POST /notification/readAll": "@Count"
}
