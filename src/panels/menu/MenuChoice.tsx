import type { MenuRow } from "../../contract/menu/menuData.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { Select } from "../../ui/select/Select.tsx"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly menus: ReadonlyArray<MenuRow>
  /** The menu whose prices are shown; undefined for the items' own. */
  readonly value: RecordId | undefined
  readonly onChange: (menu: RecordId | undefined) => void
}

/** Choice of the menu whose prices, and whose phone, are shown. A store with one menu that changes nothing has none. */
export const MenuChoice = ({ menus, value, onChange }: Props) => {
  const say = useMenuWords()
  if (menus.length < 2) return null
  return (
    <Select
      hideLabel
      label={say("inMenu")}
      options={[
        { id: "", label: say("ownPrices") },
        ...menus.map(({ _id, name }) => ({ id: idKey(_id), label: name })),
      ]}
      value={value === undefined ? "" : idKey(value)}
      onChange={(id) => onChange(menus.find(({ _id }) => idKey(_id) === id)?._id)}
    />
  )
}
