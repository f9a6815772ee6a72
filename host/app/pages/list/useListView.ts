import type { ListView } from "balcao"
import { limits } from "balcao/contract"
import { useMemo } from "react"
import { useSearchParams } from "../../routing/navigation.ts"
import { viewOf, withView } from "./viewInUrl.ts"

/**
 * The view of a list, kept in the address; `sortable` names the columns it can sort by, where the list does not pass
 * over others itself.
 */
export const useListView = (
  sortable: ReadonlyArray<string> | undefined,
  pageSizes: ReadonlyArray<number> = limits.list.pageSizes,
) => {
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => viewOf(query, sortable, pageSizes), [query, sortable, pageSizes])
  const onViewChange = (next: ListView) => {
    // Typing replaces the history entry; another page or order adds one to come back to.
    setQuery((former) => withView(former, next), { replace: next.search !== view.search })
  }
  return { view, onViewChange }
}
