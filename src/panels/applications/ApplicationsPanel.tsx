import type { ComponentType } from "react"
import { applicationRecords } from "../../contract/applications/applicationRecords.ts"
import type { DescribedPanelProps } from "../../resource/described/describedPanelProps.ts"
import { KindCell } from "../../resource/described/KindCell.tsx"
import { resourcePanel } from "../../resource/described/resourcePanel.tsx"
import { NameField } from "./NameField.tsx"
import { lazily } from "../../ui/root/lazily.tsx"
import { applicationCalls } from "./applicationCalls.ts"
import { applicationList } from "./applicationList.ts"
import { refreshCw } from "../../ui/icon/icons.ts"
import { StateMark, UpgradeMark } from "./cells.tsx"

/** Props of `ApplicationsPanel`. `open` is an application by its id, or `new`. */
export type ApplicationsPanelProps = DescribedPanelProps

/**
 * The brands of the platform: found by name, status and upgrade, created, edited with a preview of their style, and
 * deleted once their name is typed (specification, sections 3 and 7). Needs the permission accessToRoot; shows that it is
 * missing otherwise. Root alone writes.
 */
export const ApplicationsPanel: ComponentType<ApplicationsPanelProps> = resourcePanel(applicationRecords, {
  list: applicationList,
  calls: applicationCalls,
  KindCell,
  cells: { state: StateMark, upgrade: UpgradeMark },
  fields: { name: NameField },
  rowActions: [
    {
      id: "upgrades",
      icon: refreshCw,
      isForViewers: true,
      isOffered: ({ typeApp, state }) => Boolean(typeApp && state),
      Action: lazily(() => import("./Upgrades.tsx")),
    },
  ],
  Preview: lazily(() => import("./StylePreview.tsx")),
  tabs: [
    { id: "pointing", extra: "domain-checks", View: lazily(() => import("./domains/DomainChecks.tsx")) },
  ],
})
