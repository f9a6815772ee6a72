import { users } from "../../contract/users/users.ts"
import { PanelFrame } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import { UserEditor } from "./UserEditor.tsx"
import type { UserEditorPanelProps } from "./UserEditorPanelProps.ts"

/**
 * One user, created or edited in five tabs: profile, address, social networks, roles, password (specification,
 * sections 2, 4, 5 and 8). Asks before what is unsaved is lost, and shows both versions when someone else saved
 * first. Needs a root or application user, or the permission accessToUserUser; shows which permission is missing
 * otherwise.
 */
export const UserEditorPanel = (props: UserEditorPanelProps) => (
  <PanelFrame {...props}>
    <PanelGate access={users.get.access}>
      <UserEditor key={`${props.userId ?? 0}/${props.copyOf ?? 0}`} {...props} />
    </PanelGate>
  </PanelFrame>
)
