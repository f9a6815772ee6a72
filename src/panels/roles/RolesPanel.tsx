import { useModel } from "@preact/signals-react/runtime"
import { useEffect, useState } from "react"
import { type Role, roles } from "../../contract/users/roles.ts"
import { readAfterPaint } from "../../frame/afterPaint.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { PanelFrame, type PanelProps } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import type { LeavingProps } from "../../resource/editor/useLeaving.ts"
import { type ListProps, ResourceList } from "../../resource/ResourceList.tsx"
import { BranchesContext, PermissionTree } from "./permissionTree.ts"
import { RoleDialog } from "./RoleDialog.tsx"
import { roleList } from "./roleList.tsx"
import { roleWords } from "./roleWords.ts"

export interface RolesPanelProps extends PanelProps, ListProps, LeavingProps {
  /** A new role is open, for a host that keeps it in its address. */
  readonly creating?: boolean | undefined
  readonly onCreatingChange?: ((creating: boolean) => void) | undefined
}

/** Which role is open; a new one may be opened and closed by the host. */
const useOpenRole = ({ creating, onCreatingChange }: RolesPanelProps) => {
  const [opened, setOpened] = useState<Role>()
  const [own, setOwn] = useState(false)
  const create = (isNew: boolean) => {
    setOwn(isNew)
    onCreatingChange?.(isNew)
  }
  const isNew = creating ?? own
  const close = () => {
    setOpened(undefined)
    if (isNew) create(false)
  }
  return { opened, isNew, open: setOpened, create: () => create(true), close }
}

const Roles = (props: RolesPanelProps) => {
  const { view, defaultView, onViewChange, features, slots, onDirtyChange, held } = props
  const say = useWords("roles", roleWords)
  const { client } = usePanel()
  const tree = useModel(() => new PermissionTree(client.api))
  const branches = useValue(tree.branches)
  useEffect(() => readAfterPaint(tree.load()), [tree])
  const { opened, isNew, open, create, close } = useOpenRole(props)
  return (
    <BranchesContext value={branches}>
      <ResourceList
        {...{ view, defaultView, onViewChange, features, slots, say, onOpen: open }}
        spec={roleList}
        onCreate={create}
      >
        {(reload) =>
          (opened || isNew) && (
            <RoleDialog
              {...{ tree, onDirtyChange, held }}
              role={opened}
              onClose={(edited) => {
                close()
                if (edited) reload()
              }}
            />
          )
        }
      </ResourceList>
    </BranchesContext>
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
