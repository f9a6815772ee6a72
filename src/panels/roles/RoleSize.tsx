import type { Role } from "../../contract/roles.ts"
import { useWords } from "../../frame/useWords.ts"
import { usePanelWidth } from "../../ui/panel/PanelWidth.ts"
import { muted } from "../../ui/theme/text.css.ts"
import { roleWords } from "./roleWords.ts"

/** How many permissions a role holds: a figure under its heading, with its word where there is none. */
export const RoleSize = ({ role }: { readonly role: Role }) => {
  const say = useWords("roles", roleWords)
  const isNarrow = usePanelWidth() === "narrow"
  const count = role.permissions.length
  return isNarrow ? <span className={muted}>{say("held", { count })}</span> : count
}
