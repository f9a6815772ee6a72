import * as Effect from "effect/Effect"
import { orderStatusKey, statusWords } from "../../../contract/dashboard/statusWords.ts"
import type { ListedOrder } from "../../../contract/orders/order.ts"
import { type OrderFilter, orders } from "../../../contract/orders/orders.ts"
import { zoneOf } from "../../../contract/places/zoneOf.ts"
import { csvLine, type Spreadsheet } from "../../../contract/wire/csv.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useWords } from "../../../frame/useWords.ts"
import { wordOf } from "../../../frame/wordOf.ts"
import { readAll } from "../../../resource/readAll.ts"
import { fileName, saveCsv } from "../../../resource/saveFile.ts"
import { useSpreadsheet } from "../../../resource/spreadsheet/useSpreadsheet.ts"
import { useFileFailure } from "../../../resource/useFileFailure.ts"
import { usePaymentText } from "../usePaymentText.ts"
import { ordersWords } from "../words.ts"
import { historyWords } from "./historyWords.ts"

/** Maximum number of orders in a file: it is made of the list's pages. */
export const maxExported = 5000

const finding = { find: orders.find, key: ({ _id }: ListedOrder) => _id }

/** Headings and cells of the file. */
const useCells = () => {
  const say = useWords("orders", ordersWords)
  const own = useWords("orderHistory", historyWords)
  const name = useWords("statuses", statusWords)
  const paymentText = usePaymentText()
  const heads = [
    say("code"),
    own("placedAt"),
    own("store"),
    say("customer"),
    own("phone"),
    say("fulfillment"),
    say("channel"),
    say("status"),
    say("courier"),
    own("total.discount"),
    say("total"),
    say("payment"),
  ]
  const statusText = (order: ListedOrder) => {
    const key = orderStatusKey(order)
    return key ? name(key) : say("unknownStatus")
  }
  const cells = (order: ListedOrder) => [
    order.code ?? String(order._id),
    order.placedAt ? { moment: order.placedAt, timeZone: zoneOf(order.company) } : "",
    order.company?.name ?? "",
    order.customer?.name ?? "",
    order.customer?.phone ?? "",
    wordOf(say, "fulfillment", order.fulfillment ?? "other"),
    wordOf(say, "channel", order.channel ?? "other"),
    statusText(order),
    order.deliveryPerson?.name ?? "",
    order.totals ? { hundredths: order.totals.discountCents } : "",
    order.totals ? { hundredths: order.totals.totalCents } : "",
    paymentText(order),
  ]
  return { heads, cells }
}

/** Saves the orders a filter finds as a file, the latest first. */
export const useOrderExport = (filter: OrderFilter) => {
  const { client, emit } = usePanel()
  const own = useWords("orderHistory", historyWords)
  const { heads, cells } = useCells()
  const fail = useFileFailure()
  const { busy, run } = useTask<never>()
  const asking = useSpreadsheet()
  const start = (spreadsheet: Spreadsheet, saved: () => void) => {
    const query = { filter, sortField: "placedAt", sortOrder: "desc" } as const
    run(
      Effect.match(readAll(client.api, finding, query, maxExported), {
        onSuccess: (rows) => {
          const lines = [heads, ...rows.map(cells)].map((line) => csvLine(line, spreadsheet))
          saveCsv(fileName(own("file"), new Date()), lines.join(""))
          emit({ panel: "orders", type: "exported" })
          saved()
        },
        onFailure: (error) => fail(error, () => start(spreadsheet, saved)),
      }),
    )
  }
  return { busy, asking, save: () => asking.withSpreadsheet(start) }
}
