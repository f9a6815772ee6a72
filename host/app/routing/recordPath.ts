import { orderPath } from "./orderHref.ts"
import { routeOf } from "../routes.ts"

const opened = (path: string) => (id: string) => `/${path}?open=${id}`
const editedUser = (id: string) => `/user-management/users/edit/${id}`

/** The records of lists whose calls are the specification's own; of who signs in and out the record is the user. */
const own: Readonly<Record<string, (id: string) => string>> = {
  users: editedUser,
  sessions: editedUser,
  roles: opened("user-management/roles"),
  // A page of either kind of store opens any.
  looseDeliveries: opened("loose-delivery/restaurant"),
  restaurantOrders: orderPath("restaurant"),
  supermarketOrders: orderPath("supermarket"),
  priceChanges: opened("product/historic"),
  menuPlaces: (id) => `/multi-menu/items/${id}`,
  deliveryPeople: (id) => `/delivery-deliveryrecord/${id}`,
}

/** Returns the path that shows a record of a list; undefined for lists without a screen for single records. */
export const recordPath = (list: string, id: unknown): string | undefined => {
  const record = encodeURIComponent(String(id))
  const route = routeOf(list)
  if (!route) return own[list]?.(record)
  return route.recordsHavePath ? `/${route.path}/${record}` : opened(route.path)(record)
}
