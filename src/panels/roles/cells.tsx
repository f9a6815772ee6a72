import { useContext } from "react"
import { countable } from "../../contract/access/permissionTree.ts"
import { roleRecords, type RoleRow } from "../../contract/users/roleRecords.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { Chip } from "../../ui/chip/Chip.tsx"
import { lock } from "../../ui/icon/icons.ts"
import { usePanelWidth } from "../../ui/panel/PanelWidth.ts"
import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"
import { muted } from "../../ui/theme/text.css.ts"
import { BranchesContext } from "./BranchesContext.tsx"
import { roleTitle } from "./RolesPanel.css.ts"

interface Props {
  readonly row: Pick<RoleRow, "title" | "permissions" | "isCoreRole">
}

/** A role's title, with a lock beside the platform's own. */
export const RoleTitle = ({ row: { title, isCoreRole } }: Props) => {
  const { word } = useReader(roleRecords)
  return (
    <span className={roleTitle}>
      {title}
      {isCoreRole && (
        <Chip tone="line" icon={lock}>
          {word("core")}
        </Chip>
      )}
    </span>
  )
}

/** Number of a role's permissions, counted as in its dialog; includes the noun if there is no heading. */
export const RoleSize = ({ row }: Props) => {
  const { word } = useReader(roleRecords)
  const isNarrow = usePanelWidth() === "narrow"
  const { branches } = useContext(BranchesContext)
  if (!branches.data) return branches._tag === "Loading" ? <Skeleton width={24} /> : word("sizeUnknown")
  const granted = new Set(row.permissions)
  const count = countable(branches.data).filter(({ id }) => granted.has(String(id))).length
  return isNarrow ? <span className={muted}>{word("held", { count })}</span> : count
}
