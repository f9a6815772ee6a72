import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import { statusWords } from "../../contract/dashboard/statusWords.ts"
import { openStatuses } from "../../contract/orders/board.ts"
import { fulfillments, orderChannels } from "../../contract/orders/order.ts"
import { idKey } from "../../contract/wire/recordId.ts"
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

interface ChoiceProps {
  readonly label: string
  readonly value: string | undefined
  readonly options: ReadonlyArray<{ readonly id: string; readonly label: string }>
  readonly onChange: (value: string | undefined) => void
}

/** One filter of the board: a chip, and its choices in a menu. */
const Choice = ({ label, value, options, onChange }: ChoiceProps) => {
  const say = useWords("orders", ordersWords)
  return (
    <Menu
      label={label}
      trigger={
        <FilterChip
          label={label}
          value={value === undefined ? undefined : (options.find(({ id }) => id === value)?.label ?? value)}
          clearLabel={say("clearFilter", { name: label })}
          onClear={() => onChange(undefined)}
        />
      }
      items={options.map((option) => ({ ...option, isSelected: option.id === value }))}
      onAction={onChange}
    />
  )
}

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

const StatusChoice = ({ view, onView }: Pick<Props, "view" | "onView">) => {
  const say = useWords("orders", ordersWords)
  const name = useWords("statuses", statusWords)
  const chosen = openStatuses.filter((one) => view.statuses?.split(",").includes(one))
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
          value={
            view.statuses === undefined ? undefined : chosen.map((one) => name(`order.${one}`)).join(", ")
          }
          clearLabel={say("clearFilter", { name: say("status") })}
          onClear={() => onView({ statuses: undefined })}
        />
      }
      items={openStatuses.map((id) => ({ id, label: name(`order.${id}`), isChecked: chosen.includes(id) }))}
      onAction={choose}
    />
  )
}

/** Search, filters, and as what the orders are shown. */
export const BoardTools = (props: Props) => {
  const { board, view, type, features, controls, onView } = props
  const say = useWords("orders", ordersWords)
  const layouts = layoutsOf(features)
  return (
    <div className={css.tools}>
      <SearchField
        label={say("search")}
        placeholder={say("search")}
        value={view.search}
        clearLabel={say("clearSearch")}
        onChange={(search) => onView({ search })}
      />
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
      <CourierChoice {...props} />
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
            {say("kitchen")}
          </Button>
        )}
        {layouts.length < 2 ? null : (
          <SegmentedControl
            label={say("layout")}
            options={layouts.map((id) => ({ id, label: say(id) }))}
            value={view.layout}
            onChange={(layout) => onView({ layout })}
          />
        )}
      </span>
    </div>
  )
}
