import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import { orderStatusKey, statusWords } from "../../contract/dashboard/statusWords.ts"
import { closedStatuses, openStatuses } from "../../contract/orders/board.ts"
import { fulfillments, orderChannels } from "../../contract/orders/order.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { wordOf } from "../../frame/wordOf.ts"
import { Button } from "../../ui/button/Button.tsx"
import { SearchField } from "../../ui/field/SearchField.tsx"
import { FilterChip } from "../../ui/filter/FilterChip.tsx"
import { utensils } from "../../ui/icon/menuIcons.ts"
import { Menu } from "../../ui/menu/Menu.tsx"
import { SegmentedControl } from "../../ui/segmentedControl/SegmentedControl.tsx"
import * as css from "./BoardTools.css.ts"
import { nobody } from "./boardFilter.ts"
import { Choice } from "./Choice.tsx"
import { PeriodChoice, StoresChoice } from "./history/PeriodChoice.tsx"
import { backToOpen, periodOf } from "./history/period.ts"
import type { BoardCard } from "./lanes.ts"
import type { OrderLayout, OrdersView } from "./OrdersView.ts"
import { ordersWords } from "./words.ts"
import { type StoreControls, StoreSwitches } from "./StoreSwitches.tsx"
import type { Board } from "./useBoard.ts"
import { compareNames } from "../../contract/search/compareNames.ts"
import type { OrdersFeatures } from "./OrdersFeatures.ts"

interface Props {
  readonly board: Board
  readonly view: OrdersView
  readonly type: "restaurant" | "supermarket"
  readonly features: OrdersFeatures | undefined
  /** Undefined where the platform has none, or no store is viewed. */
  readonly controls: StoreControls | undefined
  readonly onView: (change: Partial<OrdersView>) => void
}

/** One switch for all that are wanted; a kitchen has a screen of its own. */
const layoutsOf = (features: OrdersFeatures | undefined): ReadonlyArray<OrderLayout> => [
  "board",
  ...(["list", "map", "inbox"] as const).filter((layout) => features?.[layout] !== false),
]

/** Returns the delivery people of these orders, by name. */
const couriersOf = (cards: ReadonlyArray<BoardCard>) => {
  const names = new Map(
    cards.flatMap(({ order: { deliveryPerson } }) =>
      deliveryPerson ? [[idKey(deliveryPerson._id), deliveryPerson.name ?? `#${deliveryPerson._id}`]] : [],
    ),
  )
  return [...names]
    .map(([id, label]) => ({ id, label }))
    .toSorted((one, other) => compareNames(one.label, other.label))
}

const CourierChoice = ({ board, view, onView }: Pick<Props, "board" | "view" | "onView">) => {
  const say = useWords("orders", ordersWords)
  const couriers = couriersOf(useValue(board.model.all))
  return (
    <Choice
      label={say("courier")}
      value={view.courier}
      options={[{ id: nobody, label: say("noCourier") }, ...couriers]}
      onChange={(courier) => onView({ courier })}
    />
  )
}

const StatusChoice = ({ view, type, onView }: Pick<Props, "view" | "type" | "onView">) => {
  const say = useWords("orders", ordersWords)
  const name = useWords("statuses", statusWords)
  const chosen = [...openStatuses, ...closedStatuses].filter((one) => view.statuses?.split(",").includes(one))
  const nameOf = (status: OrderStatus) =>
    name(orderStatusKey({ status, company: { type } }) ?? `order.${status}`)
  const choose = (status: OrderStatus) => {
    const next = chosen.includes(status) ? chosen.filter((one) => one !== status) : [...chosen, status]
    onView({ statuses: next.length === 0 ? undefined : next.join(",") })
  }
  return (
    <Menu
      label={say("status")}
      trigger={
        <FilterChip
          label={say("status")}
          value={view.statuses === undefined ? undefined : chosen.map(nameOf).join(", ")}
          clearLabel={say("clearFilter", { name: say("status") })}
          onClear={() => onView({ statuses: undefined })}
        />
      }
      items={[...openStatuses, ...closedStatuses].map((id) => ({
        id,
        label: nameOf(id),
        isChecked: chosen.includes(id),
        hasSeparator: id === closedStatuses[0],
      }))}
      onAction={choose}
    />
  )
}

/** Search, filters, and as what the orders are shown. */
export const BoardTools = (props: Props) => {
  const { board, view, type, features, controls, onView } = props
  const say = useWords("orders", ordersWords)
  const layouts = layoutsOf(features)
  const period = periodOf(view)
  const company = useValue(usePanel().client.session.company)
  return (
    <div className={css.tools}>
      <SearchField
        label={say("search")}
        placeholder={say("search")}
        value={view.search}
        clearLabel={say("clearSearch")}
        onChange={(search) => onView({ search })}
      />
      <PeriodChoice {...props} />
      <StatusChoice {...props} />
      <Choice
        label={say("channel")}
        value={view.channel}
        options={orderChannels.map((id) => ({ id, label: wordOf(say, "channel", id) }))}
        onChange={(channel) => onView({ channel })}
      />
      <Choice
        label={say("fulfillment")}
        value={view.fulfillment}
        options={fulfillments.map((id) => ({ id, label: wordOf(say, "fulfillment", id) }))}
        onChange={(fulfillment) => onView({ fulfillment })}
      />
      {period === undefined ? (
        <CourierChoice {...props} />
      ) : company === undefined ? (
        <StoresChoice {...props} />
      ) : null}
      {controls ? (
        <StoreSwitches
          controls={controls}
          mayAccept={type === "restaurant"}
          mayPrint={board.print !== undefined}
        />
      ) : null}
      <span className={css.layouts}>
        {features?.kitchen === false ? null : (
          <Button icon={utensils} collapsesToIcon onPress={() => onView({ layout: "kitchen" })}>
            {say(type === "supermarket" ? "kitchen.supermarket" : "kitchen")}
          </Button>
        )}
        {layouts.length < 2 ? null : (
          <SegmentedControl
            label={say("layout")}
            options={layouts.map((id) => ({ id, label: say(id) }))}
            value={period === undefined ? view.layout : "list"}
            onChange={(layout) =>
              onView(
                layout === "list" ? { layout } : { layout, ...(period !== undefined && backToOpen(view)) },
              )
            }
          />
        )}
      </span>
    </div>
  )
}
