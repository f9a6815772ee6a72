import type { Api } from "./api.ts"

/** Orders as the shop places them: the row, and then the bell. */
export const ordersOf = (api: () => Api) => {
  const placed = new Array<number>()
  const place = async (company: number, count = 1, status = "NEW") => {
    const rows = await api().rows(
      `insert into orders (company_id, status, total_cents, placed_at)
       select ${company}, '${status}', 5000, now() from generate_series(1, ${count}) returning id::int as id`,
    )
    await api().rows("select pg_notify('new_orders', '')")
    const ids = rows.map(({ id }) => id as number)
    placed.push(...ids)
    return ids
  }
  const forget = () => api().rows(`delete from orders where id = any('{${placed.join()}}'::bigint[])`)
  return { place, forget }
}
