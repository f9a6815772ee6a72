import { useMemo } from "react"
import type { OrderPicked } from "../../../contract/orders/picking.ts"
import { Status } from "../../../ui/status/Status.tsx"
import type { Column } from "../../../ui/table/column.ts"
import { row, strong, subtle } from "../../../ui/theme/text.css.ts"
import { codeOf, lateBy, minutesBetween, type PickerRow } from "./pickingRows.ts"
import { usePickingWords } from "./words.ts"
import { useSpan } from "./useSpan.ts"
import { useTimeOfDay } from "./useTimeOfDay.ts"
import { factsText } from "../../../contract/isolateText.ts"

/** The server's current time, and if companies are named. */
interface ColumnOptions {
  readonly at: string
  readonly namesCompany: boolean
}

/** Returns the order a row's cells are about. */
type OrderOf<Row> = (row: Row) => OrderPicked | undefined

const useOrderColumns = <Row,>(orderOf: OrderOf<Row>, at: string): ReadonlyArray<Column<Row>> => {
  const say = usePickingWords()
  const span = useSpan()
  const time = useTimeOfDay()
  return useMemo(() => {
    const itemsOf = ({ items = 0, done = 0, shopper }: OrderPicked) => {
      if (items === 0) return []
      return [shopper ? say("items", { count: items, done }) : say("wanted", { count: items })]
    }
    const sinceOf = ({ since }: OrderPicked) => {
      const minutes = minutesBetween(since, at)
      if (minutes === undefined) return []
      return [minutes < 1 ? say("justNow") : say("for", { time: span(minutes) })]
    }
    const ofOrder = (write: (order: OrderPicked) => string | undefined) => (of: Row) => {
      const order = orderOf(of)
      return (order && write(order)) || null
    }
    return [
      {
        id: "progress",
        area: "second",
        label: say("progress"),
        render: ofOrder((order) => factsText([...itemsOf(order), ...sinceOf(order)])),
      },
      {
        id: "promised",
        area: "second",
        isNamed: true,
        label: say("promised"),
        render: ofOrder(({ promisedAt, company }) => (promisedAt ? time(promisedAt, company) : undefined)),
      },
    ]
  }, [say, span, time, at, orderOf])
}

const Late = ({ order, at }: { readonly order: OrderPicked; readonly at: string }) => {
  const say = usePickingWords()
  const span = useSpan()
  const minutes = lateBy(order, at)
  return minutes === undefined ? null : <Status tone="danger">{say("late", { time: span(minutes) })}</Status>
}

const PickerState = ({ row: { order, isOnline }, at }: { readonly row: PickerRow; readonly at: string }) => {
  const say = usePickingWords()
  return (
    <span className={row}>
      {!order && <Status tone="success">{say("free")}</Status>}
      {order && <Late {...{ order, at }} />}
      {order?.status === "WAIT_COMPANY" && <Status tone="warning">{say("notAccepted")}</Status>}
      {!isOnline && <Status tone="off">{say("offline")}</Status>}
    </span>
  )
}

/** A row's title, with its company if there are several. */
const Lead = ({ name, company }: { readonly name: string; readonly company: string | undefined }) => (
  <>
    <span className={strong}>{name}</span>
    {company !== undefined && <span className={subtle}> {company}</span>}
  </>
)

const ofWaiting: OrderOf<OrderPicked> = (order) => order
const ofPicker: OrderOf<PickerRow> = ({ order }) => order

/** The columns of orders that nobody picks. */
export const useWaitingColumns = ({
  at,
  namesCompany,
}: ColumnOptions): ReadonlyArray<Column<OrderPicked>> => {
  const say = usePickingWords()
  const columns = useOrderColumns(ofWaiting, at)
  return useMemo(
    () => [
      {
        id: "order",
        area: "lead",
        label: say("order"),
        render: (order) => (
          <Lead name={codeOf(order)} company={namesCompany ? order.company?.name : undefined} />
        ),
      },
      ...columns,
      { id: "state", area: "tags", label: say("state"), render: (order) => <Late {...{ order, at }} /> },
    ],
    [say, columns, at, namesCompany],
  )
}

/** The columns of shoppers and what they pick. */
export const usePickerColumns = ({ at, namesCompany }: ColumnOptions): ReadonlyArray<Column<PickerRow>> => {
  const say = usePickingWords()
  const columns = useOrderColumns(ofPicker, at)
  return useMemo(
    () => [
      {
        id: "shopper",
        area: "lead",
        label: say("shopper"),
        render: ({ name, company }) => (
          <Lead name={name} company={namesCompany ? company?.name : undefined} />
        ),
      },
      {
        id: "order",
        area: "second",
        label: say("order"),
        render: ({ order }) => order && codeOf(order),
      },
      ...columns,
      {
        id: "state",
        area: "tags",
        label: say("state"),
        render: (picker) => <PickerState row={picker} at={at} />,
      },
    ],
    [say, columns, at, namesCompany],
  )
}
