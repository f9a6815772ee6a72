import { history, users } from "../../ui/icon/icons.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { send } from "../../business/messages/send.ts"
import type { CustomPartsByList } from "../../resource/described/CustomParts.ts"

/** Hand-written parts of the lists of messages to many. */
export const customPartsOfMessages: CustomPartsByList = {
  appCategories: { Preview: lazily(() => import("../appCategories/CategoryPreview.tsx")) },
  campaigns: {
    Summary: lazily(() => import("../campaigns/CampaignProblem.tsx")),
    Preview: lazily(() => import("../campaigns/CampaignPreview.tsx")),
    rowActions: [
      {
        id: "test",
        icon: send,
        extra: "messaging",
        isOffered: (row) => Boolean(row.subject) && Boolean(row.message),
        Action: lazily(() => import("../campaigns/SendCampaignTest.tsx")),
      },
    ],
  },
  emailTemplates: {
    Preview: lazily(() => import("../emailTemplates/OfferedVariables.tsx")),
    rowActions: [
      {
        id: "test",
        icon: send,
        extra: "messaging",
        Action: lazily(() => import("../emailTemplates/SendTest.tsx")),
      },
      {
        id: "restore",
        icon: history,
        writes: true,
        Action: lazily(() => import("../emailTemplates/RestoreText.tsx")),
      },
    ],
    tabs: [{ id: "preview", Draft: lazily(() => import("../emailTemplates/LetterPreview.tsx")) }],
  },
  emailTypes: {
    rowActions: [
      {
        id: "test",
        icon: send,
        extra: "messaging",
        isOffered: (row) => (row.templates ?? 0) > 0,
        Action: lazily(() => import("../emailTypes/SendSample.tsx")),
      },
    ],
    tabs: [{ id: "uses", View: lazily(() => import("../emailTypes/TypeUses.tsx")) }],
  },
  notifications: {
    Summary: lazily(() => import("../notifications/EstimatedAudience.tsx")),
    Preview: lazily(() => import("../notifications/NotificationPreview.tsx")),
    rowActions: [
      {
        id: "test",
        icon: send,
        extra: "messaging",
        Action: lazily(() => import("../notifications/SendNotificationTest.tsx")),
      },
    ],
  },
  notificationTopics: {
    rowActions: [
      {
        id: "subscriptions",
        icon: users,
        extra: "subscriptions",
        Action: lazily(() => import("../notificationTopics/TopicSubscriptions.tsx")),
      },
    ],
  },
  popups: {
    Summary: lazily(() => import("../popups/PopupCollision.tsx")),
    Preview: lazily(() => import("../popups/PopupPreview.tsx")),
  },
}
