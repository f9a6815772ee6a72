import { Suspense } from "react"
import { EditorWait } from "../../editor/EditorPlace.tsx"
import type { RecordHistoryProps } from "./RecordHistory.tsx"
import { lazily } from "../../../ui/root/lazily.tsx"

const RecordHistory = lazily(() => import("./RecordHistory.tsx"))

/** What was done to a record. Few look, so it is fetched when somebody does. */
export const HistoryTab = (props: RecordHistoryProps) => (
  <Suspense fallback={<EditorWait />}>
    <RecordHistory {...props} />
  </Suspense>
)
