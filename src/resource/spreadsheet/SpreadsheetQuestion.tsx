import { later } from "../../ui/root/later.tsx"

/** Asks for the spreadsheet of a file while that is unknown; nothing otherwise. */
export const SpreadsheetQuestion = later(
  () => import("./SpreadsheetDialog.tsx"),
  ({ asking }) => asking.isAsking,
)
