import type { Subject } from "balcao/contract"

const nobody: Subject = { permissions: [], isRoot: false, isApplication: false, franchises: [] }

/** The six kinds of user of the demo, none with permissions of their own: each falls to its fallback set. */
export const demoUsers = {
  root: { ...nobody, isRoot: true },
  application: { ...nobody, isApplication: true },
  franchise: { ...nobody, franchises: ["f1"] },
  restaurant: { ...nobody, company: { type: "restaurant", shoppingFlow: "MENU" } },
  supermarket: { ...nobody, company: { type: "supermarket" } },
  partner: { ...nobody, company: { type: "partner", shoppingFlow: "PARTNER" } },
} as const satisfies Record<string, Subject>
