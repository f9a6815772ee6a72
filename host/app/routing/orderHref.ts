import { idKey, type NewOrder } from "balcao/contract"

/** Where an order is open on the board of a channel; the id as an address has it. */
export const orderPath = (channel: "restaurant" | "supermarket") => (id: string) =>
  `/shopping-cart/${channel}?order=${id}`

/** Where an order is open on its board. */
export const orderHref = ({ _id, company }: Pick<NewOrder, "_id" | "company">): string =>
  orderPath(company?.type === "supermarket" ? "supermarket" : "restaurant")(encodeURIComponent(idKey(_id)))
