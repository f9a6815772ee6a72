import type { Resource } from "../../contract/resource/resource.ts"
import type { LeavingProps } from "../editor/useLeaving.ts"
import type { DraftOf } from "./recordDraft.ts"

/** Props of both editors of a described list. */
export interface RecordEditorProps extends LeavingProps {
  readonly resource: Resource
  readonly of: DraftOf
  readonly mayWrite: boolean
  /** `edited` when something was saved. */
  readonly onClose: (edited: boolean) => void
}
