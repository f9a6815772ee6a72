import { useState } from "react"
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
import { listFilter } from "../../ui/icon/listIcons.ts"
import { Menu } from "../../ui/menu/Menu.tsx"
import { usePanelWidth } from "../../ui/panel/PanelWidth.ts"
import * as css from "./BoardTools.css.ts"
import { nobody } from "./boardFilter.ts"
import { Choice } from "./Choice.tsx"
import { PeriodChoice, StoresChoice } from "./history/PeriodChoice.tsx"
import { periodOf } from "./history/period.ts"
import type { BoardCard } from "./lanes.ts"
import { LayoutMenu, Layouts } from "./Layouts.tsx"
import type { OrdersView } from "./OrdersView.ts"
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

/** Number of filters that are set, beside the search. */
const filterCountOf = (view: OrdersView) =>
  [view.period, view.statuses, view.channel, view.fulfillment, view.courier].filter(
    (value) => value !== undefined,
  ).length

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

/** Filters of the orders, and what happens to them by itself. */
const Filters = (props: Props) => {
  const { board, view, type, controls, onView } = props
  const say = useWords("orders", ordersWords)
  const company = useValue(usePanel().client.session.company)
  return (
    <>
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
      {periodOf(view) === undefined ? (
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
    </>
  )
}

/** Search, filters, and as what the orders are shown. In a narrow panel filters stand behind a button, so that orders begin high up. */
export const BoardTools = (props: Props) => {
  const { view, type, features, onView } = props
  const say = useWords("orders", ordersWords)
  const isNarrow = usePanelWidth() === "narrow"
  const [isOpen, setOpen] = useState(false)
  const count = filterCountOf(view)
  return (
    <div className={css.tools}>
      <SearchField
        label={say("search")}
        placeholder={say("search")}
        value={view.search}
        clearLabel={say("clearSearch")}
        onChange={(search) => onView({ search })}
      />
      {isNarrow ? (
        <span className={css.layouts}>
          <Button
            icon={listFilter}
            collapsesToIcon={count === 0}
            aria-expanded={isOpen}
            aria-label={count === 0 ? say("filters") : say("filtersSet", { count })}
            onPress={() => setOpen(!isOpen)}
          >
            {count === 0 ? say("filters") : String(count)}
          </Button>
          <LayoutMenu {...{ type, view, features, onView }} />
        </span>
      ) : null}
      {isNarrow ? (
        isOpen && (
          <div className={css.filters}>
            <Filters {...props} />
          </div>
        )
      ) : (
        <>
          <Filters {...props} />
          <Layouts {...{ type, view, features, onView }} />
        </>
      )}
    </div>
  )
}
