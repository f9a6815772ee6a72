import { RolesPanel } from "balcao/roles"
import { useRoute } from "../../routing/useRoute.ts"
import type { Route } from "../../routes.ts"
import { useActionsSlot } from "../../shell/actionsSlot.ts"
import { useHeldNavigation } from "../editor/useHeldNavigation.ts"
import { useListView } from "../list/useListView.ts"
import { useOpenInUrl } from "../resource/useOpenInUrl.ts"

const features = { title: false }

const Roles = ({ route }: { readonly route: Route }) => {
  const actions = useActionsSlot()
  return (
    <RolesPanel
      {...useListView()}
      {...useOpenInUrl(route)}
      {...useHeldNavigation()}
      features={features}
      slots={{ actions }}
    />
  )
}

/** The roles list (section 2), at the address of the admin too; its view and the open role are kept in the address. */
const RolesPage = () => {
  const route = useRoute()
  return route && <Roles route={route} />
}

export default RolesPage
