import type { ListView } from "balcao"
import { useMemo } from "react"
import { useSearchParams } from "../../routing/navigation.ts"
import { viewOf, withView } from "./viewInUrl.ts"

/** What one looks at in a list, kept in the address: give it to a list panel with the columns it sorts by. */
export const useListView = (sortable: ReadonlyArray<string>) => {
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => viewOf(query, sortable), [query, sortable])
  const onViewChange = (next: ListView) => {
    // Typing refines one visit; another page or order is a visit of its own, to come back to.
    setQuery((former) => withView(former, next), { replace: next.search !== view.search })
  }
  return { view, onViewChange }
}
