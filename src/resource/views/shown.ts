import type { ViewShown } from "../../contract/views/savedViews.ts"
import { defaultView, type ListView, sameView } from "../ListView.ts"

/** What a saved view keeps of what one looks at. */
export const shownOf = ({ filters, sortField, sortOrder, pageSize, columns }: ListView): ViewShown => ({
  filters,
  sortField,
  sortOrder,
  pageSize,
  columns,
})

/** The list from its first page as a saved view has it, without a search. */
export const viewOf = (shown: ViewShown): ListView => ({ ...defaultView, ...shown })

/** Whether a list shows what a saved view has, on whatever page and searched for whatever. */
export const isShown = (view: ListView, shown: ViewShown): boolean =>
  sameView(viewOf(shownOf(view)), viewOf(shown))
