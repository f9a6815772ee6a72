import type { Gate } from "./access.ts"

/** Who keeps what an application shows, at screens everybody signed in may open. */
export const managesApplication: Gate = { anyOf: ["accessToGlobal"], kinds: ["root", "application"] }

/** Who keeps a company's books, at screens everybody signed in may open. */
export const keepsBooks: Gate = { anyOf: ["accessToGlobal", "accessToFinancial", "accessToReportFinance"] }

/** Who gives companies credits: the platform's people, of whose permission no store has any. */
export const givesCredits: Gate = { anyOf: ["accessToRoot"], kinds: ["root", "application"] }

/** Who runs a company's marketing, at screens everybody signed in may open. */
export const runsMarketing: Gate = {
  anyOf: ["accessToGlobal", "accessToCouponsCoupon", "accessToToolsNotifications"],
}

/** Who opens the screen of notifications. */
export const notifiesPeople: Gate = { anyOf: ["accessToGlobal", "accessToToolsNotifications"] }

/** Who opens the screen of tabloids. */
export const keepsTabloids: Gate = { anyOf: ["accessToGlobal", "accessToAppOfferTabloids"] }

/** Who sees and changes settings (section 6). */
export const controlsSettings: Gate = { anyOf: ["accessToGlobal", "accessToSettingsController"] }
