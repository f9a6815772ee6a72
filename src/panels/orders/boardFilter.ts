import type { BoardOrder } from "../../contract/orders/board.ts"
import { exceptionsOf, type OrderException } from "../../contract/orders/orderExceptions.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { textFinder } from "../../contract/search/searchTexts.ts"

/** Filter of the open orders. */
export interface BoardFilter {
  /** A part of the code, or of the customer's name or phone. */
  readonly search: string
  /** Statuses, in the words of section 4 and joined by commas; all by default. */
  readonly statuses?: string | undefined
  /** Channel of the orders; all by default. */
  readonly channel?: string | undefined
  /** Fulfillment of the orders; all by default. */
  readonly fulfillment?: string | undefined
  /** Delivery person, by the key of their record; `none` for orders without one. */
  readonly courier?: string | undefined
  /** Exception of the orders; all by default. */
  readonly exception?: OrderException | undefined
}

export const noFilter: BoardFilter = {
  search: "",
  statuses: undefined,
  channel: undefined,
  fulfillment: undefined,
  courier: undefined,
  exception: undefined,
}

/** The filter of orders nobody delivers. */
export const nobody = "none"

const courierKeyOf = ({ deliveryPerson }: BoardOrder) => (deliveryPerson ? idKey(deliveryPerson._id) : nobody)

const finds = (search: string, { code, customer }: BoardOrder): boolean =>
  textFinder(search)(`#${code ?? ""}`, customer?.name, customer?.phone)

/** True if the filter keeps an order on the board at a moment (milliseconds since 1970). */
export const isShown = (filter: BoardFilter, order: BoardOrder, now: number): boolean => {
  const { search, statuses, channel, fulfillment, courier, exception } = filter
  return (
    (statuses === undefined || statuses.split(",").includes(order.status)) &&
    (channel === undefined || order.channel === channel) &&
    (fulfillment === undefined || order.fulfillment === fulfillment) &&
    (courier === undefined || courierKeyOf(order) === courier) &&
    (exception === undefined || exceptionsOf(order, now).includes(exception)) &&
    (search.trim() === "" || finds(search, order))
  )
}
