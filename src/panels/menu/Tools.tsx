import type { ComponentProps, RefObject } from "react"
import type { MenuRow } from "../../contract/menu/menuData.ts"
import { Button } from "../../ui/button/Button.tsx"
import { SearchField } from "../../ui/field/SearchField.tsx"
import { plus } from "../../ui/icon/icons.ts"
import { AsAt } from "./AsAt.tsx"
import { MenuChoice } from "./MenuChoice.tsx"
import { acts, tools } from "./editor.css.ts"
import { useMenuEdit } from "./menuEdit.ts"
import type { MenuView } from "./shownItems.ts"
import { useMenuWords } from "./words.ts"

interface Props extends Omit<ComponentProps<typeof AsAt>, "value" | "onChange"> {
  readonly menus: ReadonlyArray<MenuRow>
  readonly at: number | undefined
  readonly onAt: (at: number | undefined) => void
  readonly view: MenuView
  readonly onView: (next: Partial<MenuView>) => void
  readonly search: RefObject<HTMLInputElement | null>
  readonly onAdd: () => void
  readonly onStop: () => void
}

/** Search and the way to a new item. */
export const Tools = (props: Props) => {
  const { menus, view, onView, search, onAdd, onStop, store, now, at, onAt } = props
  const say = useMenuWords()
  const { mayEdit } = useMenuEdit()
  return (
    <div className={tools}>
      <SearchField
        label={say("search")}
        placeholder={say("search")}
        clearLabel={say("clearSearch")}
        value={view.search}
        shortcut="/"
        inputRef={search}
        onChange={(text) => onView({ search: text })}
      />
      <MenuChoice menus={menus} value={view.menu} onChange={(menu) => onView({ menu })} />
      <AsAt {...{ store, now }} value={at} onChange={onAt} />
      {mayEdit && (
        <div className={acts}>
          <Button onPress={onStop}>{say("stopMore")}</Button>
          <Button tone="primary" icon={plus} onPress={onAdd}>
            {say("addItem")}
          </Button>
        </div>
      )}
    </div>
  )
}
