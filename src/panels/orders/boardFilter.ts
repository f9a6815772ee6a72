import type { BoardOrder } from "../../contract/orders/board.ts"
import { exceptionsOf, type OrderException } from "../../contract/orders/orderExceptions.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { textFinder } from "../../contract/search/searchTexts.ts"

/** Which of the open orders are shown. */
export interface BoardFilter {
  /** A part of the code, or of the customer's name or phone. */
  readonly search: string
  /** Where they stand, in the words of section 4 and joined by commas; everywhere without it. */
  readonly statuses?: string | undefined
  /** Where they come from; all without it. */
  readonly channel?: string | undefined
  /** How the customer gets them; all without it. */
  readonly fulfillment?: string | undefined
  /** Who delivers them, by the key of their record; `none` for those of nobody. */
  readonly courier?: string | undefined
  /** What somebody has to look at in them; all without it. */
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

/** Whether the filter leaves an order on the board at a moment (milliseconds since 1970). */
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
