import type { leads } from "../../contract/resources/leads.ts"
import { store } from "../../ui/icon/menuIcons.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { cellPart } from "../../resource/described/cellPart.tsx"
import { importing } from "../../resource/importing/importing.ts"
import type { CustomParts } from "../../resource/described/CustomParts.ts"

/** Hand-written parts of leads. */
export const leadParts: CustomParts<typeof leads> = {
  Summary: lazily(() => import("./SameBusiness.tsx")),
  cells: { phone: cellPart(() => import("./LeadPhone.tsx")) },
  rowActions: [
    {
      id: "convert",
      icon: store,
      writes: true,
      isOffered: (row) => row.company == null && (row.status === "PROPOSAL" || row.status === "WON"),
      Action: lazily(() => import("./ConvertLead.tsx")),
    },
  ],
  listActions: [importing],
  tabs: [{ id: "review", View: lazily(() => import("./LeadProgress.tsx")) }],
}
