import type { companies } from "../../contract/resources/companies.ts"
import { allows, type Subject } from "../../contract/access/access.ts"
import { controlsSettings } from "../../contract/access/keepers.ts"
import { building2, settings } from "../../ui/icon/menuIcons.ts"
import { locate } from "../../ui/icon/mapIcons.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { cellPart } from "../../resource/described/cellPart.tsx"
import { fetched } from "../../resource/described/fetched.tsx"
import type { CustomParts } from "../../resource/described/CustomParts.ts"

/** Settings of many companies, for those who change settings at all. */
const ofSettings = {
  icon: settings,
  extra: "rollouts",
  isFor: (user: Subject) => allows(controlsSettings, user),
} as const

/** Hand-written parts of companies. */
export const companyParts: CustomParts<typeof companies> = {
  fields: { place: fetched(() => import("./CompanyPlace.tsx")) },
  cells: { isReady: cellPart(() => import("./ReadyCell.tsx")) },
  listActions: [
    { id: "map", icon: locate, View: lazily(() => import("./CompanyMap.tsx")) },
    { ...ofSettings, id: "rollouts", View: lazily(() => import("./rollout/Rollouts.tsx")) },
  ],
  rowActions: [
    {
      id: "enter",
      icon: building2,
      isForViewers: true,
      Action: lazily(() => import("./EnterCompany.tsx")),
    },
  ],
  bulkActions: [{ ...ofSettings, id: "rollout", Dialog: lazily(() => import("./rollout/RollOut.tsx")) }],
  tabs: [{ id: "readiness", View: lazily(() => import("./Readiness.tsx")) }],
}
