import { useState } from "react"
import type { GroupRow, MenuData } from "../../../../contract/menu/menuData.ts"
import { usesOf } from "../../../../contract/menu/lookups.ts"
import { folded } from "../../../../contract/search/folded.ts"
import { idKey } from "../../../../contract/wire/recordId.ts"
import { Checkbox } from "../../../../ui/check/Checkbox.tsx"
import { ActDialog } from "../../../../ui/dialog/ActDialog.tsx"
import { SearchField } from "../../../../ui/field/SearchField.tsx"
import { useMenuEdit } from "../../menuEdit.ts"
import { categoryTree } from "../../shownItems.ts"
import { heading, muted, part } from "../sheetFields.css.ts"
import { usesOps } from "./groupOps.ts"
import * as css from "./options.css.ts"
import { useOptionWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly group: GroupRow
  readonly onClose: () => void
}

/** The items that use a group, each with a checkbox: it is given to many at once, or taken from them. */
export const GroupUses = ({ data, group, onClose }: Props) => {
  const say = useOptionWords()
  const { mayEdit, change } = useMenuEdit()
  const [search, setSearch] = useState("")
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(usesOf(data.itemGroups, group._id).map(({ item }) => idKey(item))),
  )
  const words = folded(search).split(" ").filter(Boolean)
  const isFound = (name: string) => words.every((word) => folded(name).includes(word))
  const shown = categoryTree(data).flatMap(({ category }) => {
    const items = data.items.filter((one) => idKey(one.category) === idKey(category._id) && isFound(one.name))
    return items.length > 0 ? [{ category, items }] : []
  })
  const put = (keys: ReadonlyArray<string>, isOn: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      for (const key of keys)
        if (isOn) next.add(key)
        else next.delete(key)
      return next
    })
  const { linked, unlinked } = usesOps(data, group._id, chosen)
  const apply = () => {
    const ops = [...linked, ...unlinked]
    if (ops.length > 0) change(ops)
    onClose()
  }
  return (
    <ActDialog
      width="list"
      title={say("usesTitle", { name: group.name })}
      label={say("apply")}
      cancelLabel={say("cancel")}
      isBusy={false}
      isDisabled={!mayEdit}
      error={mayEdit ? undefined : say("closedToEdits")}
      onCancel={onClose}
      onPress={apply}
    >
      <SearchField
        label={say("searchItems")}
        placeholder={say("searchItems")}
        clearLabel={say("clearSearch")}
        value={search}
        onChange={setSearch}
      />
      {shown.map(({ category, items }) => {
        const keys = items.map(({ _id }) => idKey(_id))
        const count = keys.filter((key) => chosen.has(key)).length
        return (
          <section key={idKey(category._id)} className={part} aria-label={category.name}>
            <h3 className={heading}>{category.name}</h3>
            {items.length > 1 && (
              <Checkbox
                label={say("all", { count: items.length })}
                isSelected={count === items.length}
                isIndeterminate={count > 0 && count < items.length}
                onChange={(isOn) => put(keys, isOn)}
              />
            )}
            <div className={css.checks}>
              {items.map(({ _id, name }) => (
                <Checkbox
                  key={idKey(_id)}
                  label={name}
                  isSelected={chosen.has(idKey(_id))}
                  onChange={(isOn) => put([idKey(_id)], isOn)}
                />
              ))}
            </div>
          </section>
        )
      })}
      <output className={muted}>
        {linked.length + unlinked.length === 0
          ? say("noChange")
          : say("plan", { linked: linked.length, unlinked: unlinked.length })}
      </output>
    </ActDialog>
  )
}
