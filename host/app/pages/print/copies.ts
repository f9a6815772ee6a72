import { idKey } from "balcao/contract"
import type { PrintOptions } from "./printOptions.ts"
import type { OrderProps } from "./SheetHead.tsx"
import type { PrintedOrder, PrintedOrders } from "./usePrintedOrders.ts"

/** Props shared by the sheets of every template. */
export interface SheetsProps {
  readonly printed: PrintedOrders
  readonly options: PrintOptions
}

/** Each order as often as it is printed at once. */
export const copiesOf = (
  orders: ReadonlyArray<PrintedOrder>,
  copies: number,
): ReadonlyArray<OrderProps & { readonly key: string }> =>
  orders.flatMap((order) =>
    Array.from({ length: copies }, (_, at) => ({
      order,
      copy: at + 1,
      copies,
      key: `${idKey(order._id)} ${at}`,
    })),
  )
