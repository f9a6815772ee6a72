import { RolesPanel } from "balcao/roles"
import { useSearchParams } from "../../routing/navigation.ts"
import { useActionsSlot } from "../../shell/actionsSlot.ts"
import { useHeldNavigation } from "../editor/useHeldNavigation.ts"
import { useListView } from "../list/useListView.ts"

const features = { title: false }

/** Keeps whether the editor of a new role is open in the address as `new`; a quick action links to it. */
const useCreating = () => {
  const [query, setQuery] = useSearchParams()
  const onCreatingChange = (creating: boolean) =>
    setQuery(
      (former) => {
        const next = new URLSearchParams(former)
        if (creating) next.set("new", "")
        else next.delete("new")
        return next
      },
      { replace: true },
    )
  return { creating: query.has("new"), onCreatingChange }
}

/** The roles list (section 2); its view is kept in the address. */
const RolesPage = () => {
  const actions = useActionsSlot()
  return (
    <RolesPanel
      {...useListView()}
      {...useCreating()}
      {...useHeldNavigation()}
      features={features}
      slots={{ actions }}
    />
  )
}

export default RolesPage
