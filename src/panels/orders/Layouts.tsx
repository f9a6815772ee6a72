import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { columns3 } from "../../ui/icon/listIcons.ts"
import { utensils } from "../../ui/icon/menuIcons.ts"
import { Menu } from "../../ui/menu/Menu.tsx"
import { SegmentedControl } from "../../ui/segmentedControl/SegmentedControl.tsx"
import * as css from "./BoardTools.css.ts"
import { backToOpen, periodOf } from "./history/period.ts"
import type { OrdersFeatures } from "./OrdersFeatures.ts"
import type { OrderLayout, OrdersView } from "./OrdersView.ts"
import { ordersWords } from "./words.ts"

interface Props {
  readonly type: "restaurant" | "supermarket"
  readonly view: OrdersView
  readonly features: OrdersFeatures | undefined
  readonly onView: (change: Partial<OrdersView>) => void
}

/** One switch for all that are wanted; a kitchen has a screen of its own. */
const layoutsOf = (features: OrdersFeatures | undefined): ReadonlyArray<OrderLayout> => [
  "board",
  ...(["list", "map", "inbox"] as const).filter((layout) => features?.[layout] !== false),
]

/** The layouts offered, the current one, and the way to another; a period is listed, so that leaving the list ends it. */
const useLayouts = ({ type, view, features, onView }: Props) => {
  const say = useWords("orders", ordersWords)
  const hasPeriod = periodOf(view) !== undefined
  const setLayout = (layout: OrderLayout) =>
    onView(layout === "list" ? { layout } : { layout, ...(hasPeriod && backToOpen(view)) })
  return {
    layouts: layoutsOf(features),
    layout: hasPeriod ? "list" : view.layout,
    kitchen:
      features?.kitchen === false
        ? undefined
        : say(type === "supermarket" ? "kitchen.supermarket" : "kitchen"),
    openKitchen: () => onView({ layout: "kitchen" }),
    setLayout,
  }
}

/** Switch between the layouts, and the way to the kitchen's screen. */
export const Layouts = (props: Props) => {
  const say = useWords("orders", ordersWords)
  const { layouts, layout, kitchen, openKitchen, setLayout } = useLayouts(props)
  return (
    <span className={css.layouts}>
      {kitchen === undefined ? null : (
        <Button icon={utensils} collapsesToIcon onPress={openKitchen}>
          {kitchen}
        </Button>
      )}
      {layouts.length < 2 ? null : (
        <SegmentedControl
          label={say("layout")}
          options={layouts.map((id) => ({ id, label: say(id) }))}
          value={layout}
          onChange={setLayout}
        />
      )}
    </span>
  )
}

/** The same as a menu, where there is no room for a switch. */
export const LayoutMenu = (props: Props) => {
  const say = useWords("orders", ordersWords)
  const { layouts, layout, kitchen, openKitchen, setLayout } = useLayouts(props)
  const items = [
    ...layouts.map((id) => ({ id, label: say(id), isSelected: id === layout })),
    ...(kitchen === undefined ? [] : [{ id: "kitchen" as const, label: kitchen, hasSeparator: true }]),
  ]
  if (items.length < 2) return null
  return (
    <Menu
      label={say("layout")}
      trigger={
        <Button icon={columns3} aria-label={say("layoutNow", { layout: say(layout) })}>
          {say(layout)}
        </Button>
      }
      items={items}
      onAction={(id: OrderLayout) => (id === "kitchen" ? openKitchen() : setLayout(id))}
    />
  )
}
