import { PermissionChecks } from "../../business/permissions/PermissionChecks.tsx"
import { permissionWords } from "../../business/permissions/words.ts"
import type { PermissionBranch } from "../../contract/access/permissionTree.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { failure } from "../../frame/remote.ts"
import { useWords } from "../../frame/useWords.ts"
import { EditorWait } from "../../resource/editor/EditorPlace.tsx"
import type { usePermissionChoice } from "./usePermissionChoice.ts"

interface Props {
  readonly choice: ReturnType<typeof usePermissionChoice>
  readonly shown: ReadonlyArray<PermissionBranch>
  readonly label: string
  readonly isReadOnly: boolean
}

/** The permissions of a role once they are loaded. */
export const PermissionTree = ({ choice, shown, label, isReadOnly }: Props) => {
  const say = useWords("rolePermissions", permissionWords)
  const { branches, selected, before, reload, toggle } = choice
  const error = failure(branches)
  if (error && !branches.data) return <LoadFailure title={say("loadFailed")} error={error} onRetry={reload} />
  if (!branches.data) return <EditorWait />
  return (
    <PermissionChecks
      {...{ shown, selected, before, label, isReadOnly }}
      onToggle={(id, isSelected) => toggle({ id, isSelected, shown })}
    />
  )
}
