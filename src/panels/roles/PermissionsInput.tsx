import { useState } from "react"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { SearchField } from "../../ui/field/SearchField.tsx"
import { muted } from "../../ui/theme/text.css.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { permissionWords } from "./permissionWords.ts"
import { PermissionTree } from "./PermissionTree.tsx"
import { permissionsHead } from "./RolesPanel.css.ts"
import { usePermissionChoice } from "./usePermissionChoice.ts"

/** The permissions of a role: how many it holds and what changed, found by name or code, chosen one by one or all. */
const PermissionsInput = (props: FieldInputProps) => {
  const { reader, label, isReadOnly } = props
  const say = useWords("rolePermissions", permissionWords)
  const choice = usePermissionChoice(props)
  const [filter, setFilter] = useState("")
  const { branches, isAll, held, added, removed } = choice
  return (
    <div>
      <div className={permissionsHead}>
        <SearchField
          label={label}
          showLabel
          placeholder={say("filter")}
          clearLabel={say("clearFilter")}
          value={filter}
          onChange={setFilter}
          labelEnd={
            !isReadOnly && (
              <Button
                tone="quiet"
                size="small"
                isDisabled={!branches.data}
                onPress={() => choice.toggleAll(!isAll)}
              >
                {say(isAll ? "chooseNone" : "chooseAll")}
              </Button>
            )
          }
        />
        {branches.data && (
          <p>
            <strong>{reader.word("held", { count: held })}</strong>
            {added + removed > 0 && <span className={muted}> · {say("changes", { added, removed })}</span>}
          </p>
        )}
      </div>
      <PermissionTree {...{ choice, filter, label, isReadOnly }} />
    </div>
  )
}

export default PermissionsInput
