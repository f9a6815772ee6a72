import { useId, useMemo, useState } from "react"
import { catalogBranches } from "../../business/permissions/catalogBranches.ts"
import { PermissionChecks } from "../../business/permissions/PermissionChecks.tsx"
import { matching } from "../../business/permissions/permissionGroups.ts"
import { permissionWords } from "../../business/permissions/words.ts"
import { useOffered } from "../../business/permissions/useOffered.ts"
import { countable, normalized, toggled } from "../../contract/access/permissionTree.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useWords } from "../../frame/useWords.ts"
import { choicesOf, choicesText } from "../../resource/described/kindTexts.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { wide } from "../../resource/editor/editor.css.ts"
import { FieldNote } from "../../ui/field/FieldNote.tsx"
import { SearchField } from "../../ui/field/SearchField.tsx"
import { muted } from "../../ui/theme/text.css.ts"

/** The permissions of a group, under the headings of the catalog, found by name or code. */
const GroupPermissions = (props: FieldInputProps) => {
  const { field, label, value, saved = "", error, isReadOnly, reader, onChange } = props
  const { locale } = usePanel()
  const say = useWords("rolePermissions", permissionWords)
  const id = useId()
  const [filter, setFilter] = useState("")
  const branches = useMemo(() => catalogBranches(locale), [locale])
  const children = useMemo(() => branches.flatMap((branch) => branch.children), [branches])
  const [selected, before] = useMemo(() => {
    const idsOf = (text: string) => {
      const names = new Set(choicesOf(text))
      return children.filter(({ name }) => names.has(name)).map((one) => one.id)
    }
    return [normalized(branches, idsOf(value)), normalized(branches, idsOf(saved))] as const
  }, [branches, children, value, saved])
  const offered = useOffered(branches, before, isReadOnly)
  const shown = useMemo(() => matching(offered, filter), [offered, filter])
  const isNarrowed = countable(offered).length < children.length
  const toggle = (one: number, isSelected: boolean) => {
    const next = toggled(branches, selected, { id: one, isSelected, shown })
    const names = children.filter((child) => next.has(child.id)).map(({ name }) => name)
    const unknown = choicesOf(value).filter((name) => !children.some((child) => child.name === name))
    onChange(choicesText(field, [...names, ...unknown]))
  }
  return (
    <div className={wide}>
      <SearchField
        label={label}
        showLabel
        placeholder={say("filter")}
        clearLabel={say("clearFilter")}
        value={filter}
        onChange={setFilter}
      />
      <p>
        <strong>{reader.word("held", { count: choicesOf(value).length })}</strong>
      </p>
      {isNarrowed && <p className={muted}>{say("onlyOwn")}</p>}
      <PermissionChecks {...{ shown, selected, before, label, isReadOnly }} onToggle={toggle} />
      <FieldNote id={id} error={error} hint={undefined} />
    </div>
  )
}

export default GroupPermissions
