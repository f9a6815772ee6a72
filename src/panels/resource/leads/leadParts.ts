import { upload } from "../../../ui/icon/listIcons.ts"
import { store } from "../../../ui/icon/menuIcons.ts"
import { lazily } from "../../../ui/root/lazily.tsx"
import type { ByHand } from "../byHand.tsx"
import { fetchedCell } from "../fetched.tsx"

/** What is drawn of leads by hand. */
export const leadParts: ByHand = {
  Summary: lazily(() => import("./SameBusiness.tsx")),
  cells: { phone: fetchedCell(() => import("./LeadPhone.tsx")) },
  rowActions: [
    {
      id: "convert",
      icon: store,
      writes: true,
      isOffered: (row) => row["company"] == null && (row.status === "PROPOSAL" || row.status === "WON"),
      Action: lazily(() => import("./ConvertLead.tsx")),
    },
  ],
  listActions: [
    { id: "import", icon: upload, writes: true, Action: lazily(() => import("./ImportLeads.tsx")) },
  ],
  tabs: [{ id: "review", View: lazily(() => import("./LeadProgress.tsx")) }],
}
