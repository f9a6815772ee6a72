import { useModel } from "@preact/signals-react/runtime"
import { usePanel } from "../frame/PanelContext.ts"
import { useSame } from "../frame/useSame.ts"
import { FilterChoices } from "./filterChoices.ts"
import type { List, ListRights } from "./List.ts"
import type { ListModel } from "./listModel.ts"
import type { ListSay, ListSpec } from "./ListSpec.ts"
import { useBulkRemoval } from "./useBulkRemoval.ts"
import { useExport } from "./useExport.ts"
import { useRemoval } from "./useRemoval.ts"

/** Parts of a list the host wants; all by default. */
export interface ListFeatures {
  readonly title?: boolean
  readonly create?: boolean
  readonly remove?: boolean
  readonly select?: boolean
  readonly filters?: boolean
  readonly columns?: boolean
  readonly export?: boolean
  /** Saved views, where the server keeps them. */
  readonly views?: boolean
}

const rightsOf = (spec: ListSpec, features: ListFeatures, readOnly: boolean): ListRights => {
  const remove = !readOnly && features.remove !== false
  const removeMany = remove && spec.removeMany !== undefined
  const act = !readOnly && spec.bulkActions !== undefined
  const exportRows = spec.exporting !== undefined && features.export !== false
  return {
    create: !readOnly && features.create !== false,
    remove,
    removeMany,
    act,
    // Without an action on selected rows there is nothing to select them for.
    select: features.select !== false && (removeMany || act || exportRows),
    filter: features.filters !== false,
    chooseColumns: features.columns !== false,
    exportRows,
    keepViews: features.views !== false,
  }
}

/**
 * Everything a list's parts share: its spec, its model, and the actions under way. The same object until one of them
 * changes, so that another order or page draws none of the parts that do not show it.
 */
export const useList = (spec: ListSpec, word: ListSay, model: ListModel, features: ListFeatures): List => {
  const { client, locale, readOnly } = usePanel()
  const choices = useModel(() => new FilterChoices(client.api))
  const removal = useRemoval(spec, word, (row) => {
    const otherKeys = [...model.selected.peek()].filter((key) => key !== String(spec.key(row)))
    model.select(new Set(otherKeys))
    model.reload()
  })
  const bulk = useBulkRemoval(spec, word, model)
  const exporting = useExport(spec, word, model)
  const rights = useSame(rightsOf(spec, features, readOnly))
  return useSame({ spec, word, locale, model, choices, removal, bulk, exporting, rights })
}
