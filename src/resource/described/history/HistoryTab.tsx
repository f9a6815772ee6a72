import { Suspense } from "react"
import { EditorWait } from "../../editor/EditorPlace.tsx"
import type { RecordHistoryProps } from "./RecordHistory.tsx"
import { lazily } from "../../../ui/root/lazily.tsx"

const RecordHistory = lazily(() => import("./RecordHistory.tsx"))

/** Tab with a record's history. Few people look at it, so it is fetched when opened. */
export const HistoryTab = (props: RecordHistoryProps) => (
  <Suspense fallback={<EditorWait />}>
    <RecordHistory {...props} />
  </Suspense>
)
