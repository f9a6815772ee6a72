import { use } from "react"
import { countable } from "../../contract/access/permissionTree.ts"
import type { Role } from "../../contract/users/roles.ts"
import { useWords } from "../../frame/useWords.ts"
import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"
import { usePanelWidth } from "../../ui/panel/PanelWidth.ts"
import { muted } from "../../ui/theme/text.css.ts"
import { BranchesContext } from "./permissionTree.ts"
import { roleWords } from "./roleWords.ts"

/** How many permissions a role holds, counted as its dialog does; with its word where there is no heading. */
export const RoleSize = ({ role }: { readonly role: Role }) => {
  const say = useWords("roles", roleWords)
  const isNarrow = usePanelWidth() === "narrow"
  const branches = use(BranchesContext)
  if (!branches.data) return branches._tag === "Loading" ? <Skeleton width={24} /> : say("sizeUnknown")
  const held = new Set(role.permissions)
  const count = countable(branches.data).filter(({ id }) => held.has(id)).length
  return isNarrow ? <span className={muted}>{say("held", { count })}</span> : count
}
