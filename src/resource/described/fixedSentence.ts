import type { Field } from "../../contract/resource/field.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { RecordReader } from "./record/useRecordReader.ts"
import { statusName } from "./StatusMark.tsx"

/** Until when a field could be changed. */
export const fixedSentence = (
  { say, word }: RecordReader,
  { status }: Resource,
  { rules: { fixed } }: Field,
): string | undefined => {
  if (fixed === "begun" && status) return say("fixedSince", { status: statusName(word, status.first) })
  return fixed ? say("fixedAtFirst") : undefined
}
