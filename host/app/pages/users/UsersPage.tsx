import { UsersPanel } from "balcao/users"
import { useRoute } from "../../routing/useRoute.ts"
import { useActionsSlot } from "../../shell/actionsSlot.ts"
import { useListView } from "../list/useListView.ts"
import { platformEditorHref } from "./platformEditorHref.ts"

const features = { title: false }

/** The users list (section 2), at user-user by the Users API (section 7); its view is kept in the address. */
const UsersPage = () => {
  const actions = useActionsSlot()
  const source = useRoute()?.path === "user-user" ? "users" : "identity"
  const hrefs = source === "users" ? { editorHref: platformEditorHref } : {}
  return (
    <UsersPanel
      key={source}
      {...useListView()}
      {...hrefs}
      source={source}
      features={features}
      slots={{ actions }}
    />
  )
}

export default UsersPage
