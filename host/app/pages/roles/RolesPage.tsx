import type { ListView } from "balcao"
import { RolesPanel } from "balcao/roles"
import { useMemo } from "react"
import { useSearchParams } from "react-router"
import { useActionsPlace } from "../../shell/actionsPlace.ts"
import { viewOf, withView } from "./viewInUrl.ts"

const sortable = ["id", "title"]
const features = { title: false }

/** The roles list (section 2); what one looks at in it is kept in the address. */
const RolesPage = () => {
  const [query, setQuery] = useSearchParams()
  const actions = useActionsPlace()
  const view = useMemo(() => viewOf(query, sortable), [query])
  const follow = (next: ListView) => {
    // Typing refines one visit; another page or order is a visit of its own, to come back to.
    setQuery((former) => withView(former, next), { replace: next.search !== view.search })
  }
  return <RolesPanel view={view} onViewChange={follow} features={features} slots={{ actions }} />
}

export default RolesPage
