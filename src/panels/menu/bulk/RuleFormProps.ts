import type { MenuData } from "../../../contract/menu/menuData.ts"
import type { BulkDraft } from "./bulkDraft.ts"
import type { BulkKind } from "./bulkRule.ts"

/** The rule of a bulk change while it is filled in. */
export interface RuleFormProps {
  readonly kind: BulkKind
  readonly data: MenuData
  readonly draft: BulkDraft
  readonly onChange: (next: Partial<BulkDraft>) => void
}
