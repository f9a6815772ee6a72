import type { ViewShown } from "../../contract/views/savedViews.ts"
import { defaultView, type ListView, sameView } from "../ListView.ts"

/** Returns the parts of the view that a saved view stores. */
export const shownOf = ({ filters, sortField, sortOrder, pageSize, columns }: ListView): ViewShown => ({
  filters,
  sortField,
  sortOrder,
  pageSize,
  columns,
})

/** The list from its first page as a saved view has it, without a search. */
export const viewOf = (shown: ViewShown): ListView => ({ ...defaultView, ...shown })

/** True if the list shows what a saved view stores, on any page and with any search. */
export const isShown = (view: ListView, shown: ViewShown): boolean =>
  sameView(viewOf(shownOf(view)), viewOf(shown))
