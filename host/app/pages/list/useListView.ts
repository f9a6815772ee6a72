import type { ListView } from "balcao"
import { useMemo } from "react"
import { useSearchParams } from "../../routing/navigation.ts"
import { viewOf, withView } from "./viewInUrl.ts"

/** The view of a list, kept in the address. The list passes over an order it does not have. */
export const useListView = () => {
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => viewOf(query), [query])
  const onViewChange = (next: ListView) => {
    // Typing replaces the history entry; another page or order adds one to come back to.
    setQuery((former) => withView(former, next), { replace: next.search !== view.search })
  }
  return { view, onViewChange }
}
