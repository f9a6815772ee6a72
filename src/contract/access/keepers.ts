import type { Gate } from "./access.ts"

/** Gate for managing an application's content on screens that are open to everyone signed in. */
export const managesApplication: Gate = { anyOf: ["accessToGlobal"], kinds: ["root", "application"] }

/** Gate for a company's bookkeeping on screens that are open to everyone signed in. */
export const keepsBooks: Gate = { anyOf: ["accessToGlobal", "accessToFinancial", "accessToReportFinance"] }

/** Gate for giving credits to companies: the platform's staff; no store has their permission. */
export const givesCredits: Gate = { anyOf: ["accessToRoot"], kinds: ["root", "application"] }

/** Gate for a company's marketing on screens that are open to everyone signed in. */
export const runsMarketing: Gate = {
  anyOf: ["accessToGlobal", "accessToCouponsCoupon", "accessToToolsNotifications"],
}

/** Gate for the notifications screen. */
export const notifiesPeople: Gate = { anyOf: ["accessToGlobal", "accessToToolsNotifications"] }

/** Gate for the tabloids screen. */
export const keepsTabloids: Gate = { anyOf: ["accessToGlobal", "accessToAppOfferTabloids"] }

/** Gate for seeing and changing settings (section 6). */
export const controlsSettings: Gate = { anyOf: ["accessToGlobal", "accessToSettingsController"] }
