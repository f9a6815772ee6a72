import { useModel } from "@preact/signals-react/runtime"
import { useState } from "react"
import { histories } from "../../contract/resource/histories.ts"
import { limits } from "../../contract/limits.ts"
import { roleRecords } from "../../contract/users/roleRecords.ts"
import type { Role } from "../../contract/users/roles.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { HistoryTab } from "../../resource/described/HistoryTab.tsx"
import { useHasHistory } from "../../resource/described/useHasHistory.ts"
import { DraftDialog } from "../../resource/editor/DraftDialog.tsx"
import type { LeavingProps } from "../../resource/editor/useLeaving.ts"
import { Button } from "../../ui/button/Button.tsx"
import { SearchField } from "../../ui/field/SearchField.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { Tabs } from "../../ui/tabs/Tabs.tsx"
import { ChooseAll } from "./ChooseAll.tsx"
import { PermissionChoice } from "./PermissionChoice.tsx"
import type { PermissionTree } from "./permissionTree.ts"
import { RoleAlert } from "./RoleAlert.tsx"
import { RoleChanges } from "./RoleChanges.tsx"
import { RoleDraft } from "./roleDraft.ts"
import { errorRoom } from "./RolesPanel.css.ts"
import { roleWords } from "./roleWords.ts"
import { useRoleSaving } from "./useRoleSaving.ts"

interface Props extends LeavingProps {
  readonly tree: PermissionTree
  /** Left out for a new role. */
  readonly role: Role | undefined
  /** `edited` when something was saved. */
  readonly onClose: (edited: boolean) => void
}

type RoleTab = "permissions" | "history"

/** One role in a 900 px dialog: its title and its permissions (sections 2, 4, 5). Core roles are read-only. */
export const RoleDialog = ({ tree, role, onClose, onDirtyChange, held }: Props) => {
  const { client, readOnly } = usePanel()
  const say = useWords("roles", roleWords)
  const draft = useModel(() => new RoleDraft(client.api, tree, role))
  const title = useValue(draft.title)
  const problem = useValue(draft.titleProblem)
  const [touched, setTouched] = useState(false)
  const [filter, setFilter] = useState("")
  const [tab, setTab] = useState<RoleTab>("permissions")
  const hasHistory = useHasHistory(histories.roles)
  const saving = useRoleSaving(draft, () => onClose(true))
  const isCore = role?.isCoreRole ?? false
  const fixed = readOnly || isCore

  const choice = <PermissionChoice draft={draft} filter={filter} isDisabled={fixed || saving.busy} />
  const heading = () => {
    if (!role) return say("newTitle")
    return say(readOnly ? "viewTitle" : "editTitle", { title: role.title })
  }
  const wrong =
    touched && problem
      ? say(problem === "required" ? "titleRequired" : "titleTooLong", limits.text.title)
      : undefined
  return (
    <DraftDialog
      {...{ draft, onDirtyChange, held }}
      sheet
      width="role"
      title={heading()}
      closeLabel={say("close")}
      isLocked={saving.busy}
      onClose={() => onClose(false)}
      fields={
        <>
          <div className={wrong === undefined ? errorRoom : undefined}>
            <TextField
              label={say("titleField")}
              value={title}
              onChange={draft.rename}
              onBlur={() => setTouched(true)}
              error={wrong}
              isRequired
              isDisabled={fixed}
              isReadOnly={saving.busy}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog starts in its first field
              autoFocus={!fixed}
            />
          </div>
          {tab === "permissions" && (
            <SearchField
              label={say("permissions")}
              showLabel
              placeholder={say("filter")}
              clearLabel={say("clearFilter")}
              value={filter}
              onChange={setFilter}
              labelEnd={!fixed && <ChooseAll draft={draft} isDisabled={saving.busy} />}
            />
          )}
          <RoleAlert error={saving.error} onRetry={saving.save} onClose={saving.dismiss} />
        </>
      }
      note={<RoleChanges draft={draft} isCore={isCore} />}
      footer={
        <>
          <Button tone="plain" isDisabled={saving.busy} onPress={() => onClose(false)}>
            {say("cancel")}
          </Button>
          <Button
            tone="primary"
            busy={saving.busy}
            isDisabled={fixed || problem !== undefined}
            onPress={saving.save}
          >
            {say(saving.busy ? "saving" : "save")}
          </Button>
        </>
      }
    >
      {role && hasHistory ? (
        <Tabs<RoleTab>
          label={heading()}
          tabs={[
            { id: "permissions", label: say("permissions") },
            { id: "history", label: say("history") },
          ]}
          value={tab}
          onChange={setTab}
        >
          {tab === "permissions" ? (
            choice
          ) : (
            <HistoryTab resource={roleRecords} call={histories.roles} id={role.id} version={role.version} />
          )}
        </Tabs>
      ) : (
        choice
      )}
    </DraftDialog>
  )
}
