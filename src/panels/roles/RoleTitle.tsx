import type { Role } from "../../contract/users/roles.ts"
import { useWords } from "../../frame/useWords.ts"
import { Chip } from "../../ui/chip/Chip.tsx"
import { lock } from "../../ui/icon/icons.ts"
import { roleTitle } from "./RolesPanel.css.ts"
import { roleWords } from "./roleWords.ts"

/** A role's title, with a lock beside the platform's own. */
export const RoleTitle = ({ role }: { readonly role: Role }) => {
  const say = useWords("roles", roleWords)
  return (
    <span className={roleTitle}>
      {role.title}
      {role.isCoreRole && (
        <Chip tone="line" icon={lock}>
          {say("core")}
        </Chip>
      )}
    </span>
  )
}
