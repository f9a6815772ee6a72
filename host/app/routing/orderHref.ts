import { idKey, type NewOrder } from "balcao/contract"

/** Path of an open order on a channel's board; `id` is already URL-encoded. */
export const orderPath = (channel: "restaurant" | "supermarket") => (id: string) =>
  `/shopping-cart/${channel}?order=${id}`

/** URL of an open order on its board. */
export const orderHref = ({ _id, company }: Pick<NewOrder, "_id" | "company">): string =>
  orderPath(company?.type === "supermarket" ? "supermarket" : "restaurant")(encodeURIComponent(idKey(_id)))
