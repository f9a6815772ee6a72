import type { Parts, RecordView } from "./parts.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { FieldInput } from "./fields/fieldInput.ts"

/** Hand-written parts of one list. */
export interface CustomParts extends Pick<
  Parts,
  "Around" | "Live" | "Summary" | "Preview" | "tabs" | "rowActions" | "listActions" | "bulkActions" | "page"
> {
  readonly cells?: Readonly<Record<string, RecordView<Resource>>>
  readonly areas?: Readonly<Record<string, "second">>
  readonly fields?: Readonly<Record<string, FieldInput>>
}
