import { lazily } from "../../../ui/root/lazily.tsx"

/** What a transaction was split into, and what happened to it. */
export const transactionTabs = [
  { id: "splits", View: lazily(() => import("./Splits.tsx")) },
  { id: "events", View: lazily(() => import("./Events.tsx")) },
]
