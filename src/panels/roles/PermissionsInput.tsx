import { useMemo, useState } from "react"
import { matching } from "../../business/permissions/permissionGroups.ts"
import { permissionWords } from "../../business/permissions/words.ts"
import { countable } from "../../contract/access/permissionTree.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { SearchField } from "../../ui/field/SearchField.tsx"
import { muted } from "../../ui/theme/text.css.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { PermissionTree } from "./PermissionTree.tsx"
import { permissionsHead } from "./RolesPanel.css.ts"
import { usePermissionChoice } from "./usePermissionChoice.ts"

/** The permissions of a role: how many it holds and what changed, found by name or code, chosen one by one or all. */
const PermissionsInput = (props: FieldInputProps) => {
  const { reader, label, isReadOnly } = props
  const say = useWords("rolePermissions", permissionWords)
  const choice = usePermissionChoice(props)
  const [filter, setFilter] = useState("")
  const { branches, offered, selected, selectedCount, added, removed } = choice
  const shown = useMemo(() => matching(offered, filter), [offered, filter])
  const isNarrowed = countable(offered).length < countable(branches.data ?? []).length
  const isAll = shown.length > 0 && countable(shown).every(({ id }) => selected.has(id))
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
                isDisabled={shown.length === 0}
                onPress={() => choice.toggleAll(!isAll, shown)}
              >
                {say(isAll ? "chooseNone" : "chooseAll")}
              </Button>
            )
          }
        />
        {branches.data && (
          <p>
            <strong>{reader.word("held", { count: selectedCount })}</strong>
            {added + removed > 0 && <span className={muted}> · {say("changes", { added, removed })}</span>}
          </p>
        )}
        {isNarrowed && <p className={muted}>{say("onlyOwn")}</p>}
      </div>
      <PermissionTree {...{ choice, shown, label, isReadOnly }} />
    </div>
  )
}

export default PermissionsInput
