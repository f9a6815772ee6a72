import type { Locale } from "../contract/limits.ts"
import type { FilterChoices } from "./filterChoices.ts"
import type { ListModel } from "./listModel.ts"
import type { ListSay, ListSpec } from "./ListSpec.ts"
import type { BulkRemoval } from "./useBulkRemoval.ts"
import type { Exporting } from "./useExport.ts"
import type { Removal } from "./useRemoval.ts"

/** The user's rights in a list. */
export interface ListRights {
  readonly create: boolean
  readonly remove: boolean
  readonly removeMany: boolean
  readonly act: boolean
  readonly select: boolean
  readonly filter: boolean
  readonly chooseColumns: boolean
  readonly exportRows: boolean
  readonly keepViews: boolean
}

/** State shared by all parts of a list. */
export interface List {
  readonly spec: ListSpec
  readonly word: ListSay
  readonly locale: Locale
  readonly model: ListModel
  readonly choices: FilterChoices
  readonly removal: Removal
  readonly bulk: BulkRemoval
  readonly exporting: Exporting
  readonly rights: ListRights
}
