import { later } from "../../ui/root/later.tsx"
import type { SpreadsheetAsking } from "./useSpreadsheet.ts"

/** Asks for the spreadsheet of a file while that is unknown; nothing otherwise. */
export const SpreadsheetQuestion = later(
  () => import("./SpreadsheetDialog.tsx"),
  ({ asking }: { readonly asking: SpreadsheetAsking }) => asking.isAsking,
)
