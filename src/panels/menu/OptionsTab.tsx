import type { ItemRow, MenuData } from "../../contract/menu/menuData.ts"
import { usesOf } from "../../contract/menu/lookups.ts"
import { idKey, sameId } from "../../contract/wire/recordId.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { x } from "../../ui/icon/icons.ts"
import { Select } from "../../ui/select/Select.tsx"
import type { UsedGroup } from "./itemGroups.ts"
import { useMenuEdit } from "./menuEdit.ts"
import { OptionPrices } from "./OptionPrices.tsx"
import * as css from "./sheet.css.ts"
import { TryOut } from "./TryOut.tsx"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly item: ItemRow
  readonly now: number
  readonly used: ReadonlyArray<UsedGroup>
}

const useRange = () => {
  const say = useMenuWords()
  return ({ min, max, options }: UsedGroup) => {
    const most = max ?? options.length
    if (min === 0) return say("optional", { max: most })
    return say("choose", { range: min === most ? String(min) : `${min}–${most}` })
  }
}

/** Groups of an item with the prices of their options, more of them to choose from, and a try-out of what a line costs. */
export const OptionsTab = ({ data, item, now, used }: Props) => {
  const say = useMenuWords()
  const rangeOf = useRange()
  const { mayEdit, change } = useMenuEdit()
  const others = data.groups.filter(({ _id }) => !used.some(({ group }) => sameId(group._id, _id)))
  const sizes = used.find(({ group }) => group.kind === "SIZE")?.options ?? []
  return (
    <div className={css.options}>
      {used.length === 0 && <p className={css.muted}>{say("noOptions")}</p>}
      {used.map((one) => (
        <section key={idKey(one.group._id)} className={css.group} aria-label={one.group.name}>
          <header className={css.groupHead}>
            <h3 className={css.groupName}>{one.group.name}</h3>
            <span className={css.muted}>{rangeOf(one)}</span>
            <span className={css.muted}>
              {say("usedBy", { count: usesOf(data.itemGroups, one.group._id).length })}
            </span>
            {mayEdit && (
              <IconButton
                icon={x}
                size="small"
                label={say("removeGroup", { name: one.group.name })}
                onPress={() => change([{ op: "unlink", item: item._id, group: one.group._id }])}
              />
            )}
          </header>
          <OptionPrices
            {...{ data, item, now }}
            used={one}
            sizes={one.group.kind === "FLAVOR" ? sizes : []}
          />
        </section>
      ))}
      {mayEdit && others.length > 0 && (
        <Select
          label={say("addGroup")}
          placeholder={say("addGroup")}
          options={others.map(({ _id, name, internalName }) => ({
            id: idKey(_id),
            label: internalName ? `${name} (${internalName})` : name,
          }))}
          value=""
          onChange={(id) => {
            const group = others.find(({ _id }) => idKey(_id) === id)
            if (group) change([{ op: "link", item: item._id, group: group._id }])
          }}
        />
      )}
      {used.length > 0 && <TryOut key={idKey(item._id)} {...{ data, item, now, used }} />}
    </div>
  )
}
