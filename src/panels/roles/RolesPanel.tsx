import { useCallback, useState } from "react"
import { type Role, roles } from "../../contract/roles.ts"
import { PanelFrame, type PanelProps } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import { useWords } from "../../frame/useWords.ts"
import { type ListProps, ResourceList } from "../../resource/ResourceList.tsx"
import { RoleDialog } from "./RoleDialog.tsx"
import { roleList } from "./roleList.tsx"
import { roleWords } from "./roleWords.ts"

export interface RolesPanelProps extends PanelProps, ListProps {}

/** A role that is open: an existing one, or a new one. */
interface Open {
  readonly role: Role | undefined
}

const Roles = ({ view, defaultView, onViewChange, features, slots }: ListProps) => {
  const say = useWords("roles", roleWords)
  const [open, setOpen] = useState<Open>()
  const onOpen = useCallback((role: Role) => setOpen({ role }), [])
  return (
    <ResourceList
      {...{ view, defaultView, onViewChange, features, slots, say, onOpen }}
      spec={roleList}
      onCreate={() => setOpen({ role: undefined })}
    >
      {(reload) =>
        open && (
          <RoleDialog
            role={open.role}
            onClose={(edited) => {
              setOpen(undefined)
              if (edited) reload()
            }}
          />
        )
      }
    </ResourceList>
  )
}

/**
 * The platform's roles: found, created, edited and deleted (specification, sections 2, 4 and 5). Needs a root or
 * application user, or the permission accessToUserUser; shows which permission is missing otherwise.
 */
export const RolesPanel = (props: RolesPanelProps) => (
  <PanelFrame {...props}>
    <PanelGate access={roles.find.access}>
      <Roles {...props} />
    </PanelGate>
  </PanelFrame>
)
