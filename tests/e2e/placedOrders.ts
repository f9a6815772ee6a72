import type { Page } from "@playwright/test"
import type { Api } from "../server/api.ts"
import { orderCalls } from "../server/orderCalls.ts"

const promised = { promised_at: "now() + interval '50 minutes'" }
const home = {
  address: `'{"line": "Rua Augusta, 1200", "location": {"type": "Point", "coordinates": [-46.655, -23.555]}}'`,
}

/** Places an order to be delivered, as the simulator does: the row, and then the bell. */
export const placeOrder = async (api: Api) => {
  const id = await orderCalls(() => api).place("WAIT_COMPANY", { ...promised, ...home })
  await api.rows("select pg_notify('new_orders', '')")
  return id
}

export const column = (page: Page, name: RegExp) => page.getByRole("region", { name })
/** An order's card in a column of the board. */
export const cardIn = (page: Page, name: RegExp, id: number) =>
  column(page, name).getByRole("article", { name: `Pedido #${id}`, exact: true })
