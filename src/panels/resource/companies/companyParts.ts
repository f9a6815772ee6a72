import { building2 } from "../../../ui/icon/menuIcons.ts"
import { locate } from "../../../ui/icon/mapIcons.ts"
import { lazily } from "../../../ui/root/lazily.tsx"
import type { ByHand } from "../byHand.tsx"
import { fetchedCell } from "../fetched.tsx"

/** What is drawn of companies by hand. */
export const companyParts: ByHand = {
  cells: { isReady: fetchedCell(() => import("./ReadyCell.tsx")) },
  listActions: [{ id: "map", icon: locate, View: lazily(() => import("./CompanyMap.tsx")) }],
  rowActions: [
    {
      id: "enter",
      icon: building2,
      isForViewers: true,
      Action: lazily(() => import("./EnterCompany.tsx")),
    },
  ],
  tabs: [{ id: "readiness", View: lazily(() => import("./Readiness.tsx")) }],
}
