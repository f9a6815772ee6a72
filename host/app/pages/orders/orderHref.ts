import { idKey, type NewOrder } from "balcao/contract"

/** Where an order is open on its board. */
export const orderHref = ({ _id, company }: Pick<NewOrder, "_id" | "company">): string =>
  `/shopping-cart/${company?.type === "supermarket" ? "supermarket" : "restaurant"}?order=${encodeURIComponent(idKey(_id))}`
