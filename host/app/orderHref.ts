import { idKey } from "balcao/contract"
import type { NewOrder } from "balcao/order-alert"

/** The screen of an order, among those of its kind of store. */
export const orderHref = ({ _id, company }: Pick<NewOrder, "_id" | "company">): string =>
  `/shopping-cart/${company?.type === "supermarket" ? "supermarket" : "restaurant"}?order=${encodeURIComponent(idKey(_id))}`
