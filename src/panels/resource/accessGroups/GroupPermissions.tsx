import { useState } from "react"
import type { PermissionGroup } from "../../../contract/access/permissionCatalog.ts"
import { permissionCatalog } from "../../../contract/access/permissionCatalog.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { choicesOf, choicesText } from "../../../resource/described/kindTexts.ts"
import type { FieldInputProps } from "../../../resource/described/fields/fieldInput.ts"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { FieldNote } from "../../../ui/field/FieldNote.tsx"
import { SearchField } from "../../../ui/field/SearchField.tsx"
import { searchX } from "../../../ui/icon/icons.ts"
import { CheckTree } from "../../../ui/tree/CheckTree.tsx"
import { wide } from "../../../resource/editor/editor.css.ts"
import { useAccessGroupWords } from "./accessGroupWords.ts"
import { useId } from "react"

type Titled = PermissionGroup["children"][number]

/** The groups of the catalog whose own name, or those of whose permissions, have a text. */
const matching = (text: string): ReadonlyArray<PermissionGroup> => {
  const wanted = text.trim().toLocaleLowerCase()
  const has = (...names: ReadonlyArray<string>) => names.join(" ").toLocaleLowerCase().includes(wanted)
  return permissionCatalog
    .map((group) => {
      const { ptBr, en } = group.title
      return has(ptBr, en) ? group : { ...group, children: group.children.filter((one) => has(...one)) }
    })
    .filter(({ children }) => children.length > 0)
}

/** The permissions of a group, under the headings of the catalog, found by name or code. */
const GroupPermissions = ({ field, label, value, error, isReadOnly, reader, onChange }: FieldInputProps) => {
  const { locale } = usePanel()
  const say = useAccessGroupWords()
  const id = useId()
  const [filter, setFilter] = useState("")
  const held = new Set(choicesOf(value))
  const titleOf = ([, ptBr, en]: Titled) => (locale === "en" ? en : ptBr)
  const groups = matching(filter).map(({ name, title, children }) => {
    const some = children.filter(([one]) => held.has(one)).length
    return {
      id: name,
      label: title[locale],
      isSelected: some > 0,
      partial: some > 0 && some < children.length,
      countLabel: say("some", { some, all: children.length }),
      children: children.map((one) => ({
        id: one[0],
        label: titleOf(one),
        isSelected: held.has(one[0]),
      })),
    }
  })
  const toggle = (name: string, isSelected: boolean) => {
    const group = permissionCatalog.find((one) => one.name === name)
    const names = group ? group.children.map(([one]) => one) : [name]
    const others = [...held].filter((one) => !(names as ReadonlyArray<string>).includes(one))
    onChange(choicesText(field, isSelected ? [...others, ...names] : others))
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
        <strong>{reader.word("held", { count: held.size })}</strong>
      </p>
      {groups.length === 0 ? (
        <EmptyState icon={searchX} title={say("noneFound")} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- where nothing can be pressed, the keyboard still has to scroll
        <div role="group" aria-label={label} tabIndex={isReadOnly ? 0 : undefined}>
          <CheckTree groups={groups} isDisabled={isReadOnly} onToggle={toggle} />
        </div>
      )}
      <FieldNote id={id} error={error} hint={undefined} />
    </div>
  )
}

export default GroupPermissions
