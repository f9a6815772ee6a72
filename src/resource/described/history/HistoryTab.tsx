import { lazy, Suspense } from "react"
import { EditorWait } from "../../editor/EditorPlace.tsx"
import type { RecordHistoryProps } from "./RecordHistory.tsx"

const RecordHistory = lazy(() => import("./RecordHistory.tsx"))

/** What was done to a record. Few look, so it is fetched when somebody does. */
export const HistoryTab = (props: RecordHistoryProps) => (
  <Suspense fallback={<EditorWait />}>
    <RecordHistory {...props} />
  </Suspense>
)
