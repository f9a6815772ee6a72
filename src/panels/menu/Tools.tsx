import { type ComponentProps, type RefObject, useState } from "react"
import type { MenuRow } from "../../contract/menu/menuData.ts"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { SegmentedControl } from "../../ui/segmentedControl/SegmentedControl.tsx"
import { ellipsis, plus } from "../../ui/icon/icons.ts"
import { smartphone } from "../../ui/icon/menuIcons.ts"
import { Exchange } from "./importing/Exchange.tsx"
import { AsAt } from "./AsAt.tsx"
import { MenuChoice } from "./MenuChoice.tsx"
import { acts, choices, mainActs, phoneButton, tools } from "./tools.css.ts"
import { useHasStores } from "./copying/useHasStores.ts"
import { useMenuEdit } from "./menuEdit.ts"
import { type MenuLayout, menuLayouts } from "./menuLayout.ts"
import type { MenuView } from "./shownItems.ts"
import { Search } from "./Search.tsx"
import { useMenuWords } from "./words.ts"

interface Props extends Omit<ComponentProps<typeof AsAt>, "value" | "onChange"> {
  readonly menus: ReadonlyArray<MenuRow>
  readonly at: number | undefined
  readonly onAt: (at: number | undefined) => void
  readonly view: MenuView
  readonly onView: (next: Partial<MenuView>) => void
  readonly search: RefObject<HTMLInputElement | null>
  /** True where there is room for two lines of tools alone. */
  readonly isPhone: boolean
  /** Way items are shown; undefined where there is no room for more than one. */
  readonly layout: MenuLayout | undefined
  readonly onLayout: (layout: MenuLayout) => void
  /** Shows the customer's phone where it has no column of its own; undefined where there is none. */
  readonly onPhone: (() => void) | undefined
  /** Begins to choose items; undefined where nothing is to be chosen. */
  readonly onChoose: (() => void) | undefined
  readonly onAdd: () => void
  readonly onStop: () => void
  readonly onStores: () => void
  readonly onImport: () => void
}

/** Acts that are wanted now and then, on phones behind one button. */
const LesserActs = (
  props: Pick<Props, "layout" | "onLayout" | "onPhone" | "onChoose" | "onStores" | "onImport">,
) => {
  const { layout, onLayout, onPhone, onChoose, onStores, onImport } = props
  const say = useMenuWords()
  const { mayEdit } = useMenuEdit()
  const hasStores = useHasStores()
  return (
    <>
      {layout && (
        <SegmentedControl
          label={say("layout")}
          options={menuLayouts.map((id) => ({ id, label: say(id) }))}
          value={layout}
          onChange={onLayout}
        />
      )}
      {onPhone && (
        <span className={phoneButton}>
          <IconButton icon={smartphone} label={say("showPhone")} onPress={onPhone} />
        </span>
      )}
      {mayEdit && onChoose && (
        <Button tone="quiet" onPress={onChoose}>
          {say("select")}
        </Button>
      )}
      {mayEdit && hasStores && (
        <Button tone="quiet" onPress={onStores}>
          {say("stores")}
        </Button>
      )}
      <Exchange onImport={onImport} />
    </>
  )
}

/** Search, moment, layout, and the ways to what is sold out and to a new item. */
export const Tools = (props: Props) => {
  const { menus, view, onView, search, isPhone, onAdd, onStop, store, now, at, onAt } = props
  const say = useMenuWords()
  const { mayEdit } = useMenuEdit()
  const [isMore, setMore] = useState(false)
  // Prices of another menu, or moment, would look like those of now: the choice stays in view.
  const hasChoice = !isPhone || isMore || view.menu !== undefined || at !== undefined
  return (
    <div className={tools} data-phone={isPhone || undefined}>
      <Search value={view.search} inputRef={search} onChange={(text) => onView({ search: text })} />
      {isPhone && (
        <IconButton
          icon={ellipsis}
          label={say("moreTools")}
          aria-expanded={isMore}
          onPress={() => setMore(!isMore)}
        />
      )}
      {hasChoice && (
        <div className={choices}>
          <MenuChoice menus={menus} value={view.menu} onChange={(menu) => onView({ menu })} />
          <AsAt {...{ store, now }} value={at} onChange={onAt} />
        </div>
      )}
      <div className={acts}>
        {(!isPhone || isMore) && <LesserActs {...props} />}
        {mayEdit && (
          <div className={mainActs}>
            <Button onPress={onStop}>{say("stopMore")}</Button>
            <Button tone="primary" icon={plus} onPress={onAdd}>
              {say("addItem")}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
