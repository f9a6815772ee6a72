import { type ComponentType, Suspense } from "react"
import { limits } from "../../contract/limits.ts"
import { roleRecords } from "../../contract/users/roleRecords.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import type { DescribedPanelProps } from "../../resource/described/describedPanelProps.ts"
import { resourcePanel } from "../../resource/described/resourcePanel.tsx"
import { EditorWait } from "../../resource/editor/EditorPlace.tsx"
import { RoleSize, RoleTitle } from "./cells.tsx"
import { explain } from "./explain.ts"
import { Permissions, usePermissionReader } from "./BranchesContext.tsx"
import { roleCalls } from "./roleCalls.ts"
import { roleList } from "./roleList.ts"
import { TitleInput } from "./TitleInput.tsx"
import { columns3 } from "../../ui/icon/listIcons.ts"
import { lazily } from "../../ui/root/lazily.tsx"

/** Props of `RolesPanel`. `open` is a role by its number, or `new`. */
export type RolesPanelProps = Omit<DescribedPanelProps, "onHeading" | "tab" | "onTabChange">

const LazyPermissions = lazily(() => import("./PermissionsInput.tsx"))

/** The list does without the tree, so it comes with the first dialog. */
const PermissionsInput = (props: FieldInputProps) => (
  <Suspense fallback={<EditorWait />}>
    <LazyPermissions {...props} />
  </Suspense>
)

const comparing = { id: "compare", icon: columns3 } as const

/**
 * The platform's roles: found, created, edited and deleted (specification, sections 2, 4 and 5). Needs a root or
 * application user, or the permission accessToUserUser; shows which permission is missing otherwise.
 */
export const RolesPanel: ComponentType<RolesPanelProps> = resourcePanel(roleRecords, {
  list: roleList,
  calls: roleCalls,
  explain,
  isLocked: ({ isCoreRole }) => isCoreRole,
  cells: { title: RoleTitle, permissions: RoleSize },
  rowActions: [
    { ...comparing, isForViewers: true, Action: lazily(() => import("./compare/CompareRole.tsx")) },
  ],
  bulkActions: [{ ...comparing, of: 2, Dialog: lazily(() => import("./compare/CompareChosen.tsx")) }],
  fields: { title: TitleInput, permissions: PermissionsInput },
  useTextReader: usePermissionReader,
  Around: Permissions,
  dialog: {
    width: "role",
    closeWait: "roleDialogClose",
    savedMs: limits.noticeMs.roleSaved,
    failedMs: limits.noticeMs.invalidRole,
  },
})
