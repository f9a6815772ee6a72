import type { RefObject } from "react"
import { Button } from "../../ui/button/Button.tsx"
import { SearchField } from "../../ui/field/SearchField.tsx"
import { plus } from "../../ui/icon/icons.ts"
import { tools } from "./editor.css.ts"
import { useMenuEdit } from "./menuEdit.ts"
import type { MenuView } from "./shownItems.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly view: MenuView
  readonly onView: (next: Partial<MenuView>) => void
  readonly search: RefObject<HTMLInputElement | null>
  readonly onAdd: () => void
}

/** Search and the way to a new item. */
export const Tools = ({ view, onView, search, onAdd }: Props) => {
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
      {mayEdit && (
        <Button tone="primary" icon={plus} onPress={onAdd}>
          {say("addItem")}
        </Button>
      )}
    </div>
  )
}
