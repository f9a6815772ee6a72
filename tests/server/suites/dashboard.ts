import { expect, test } from "vitest"
import { type Dashboard, dashboardPartsOf } from "../../../src/contract/dashboard/dashboard.ts"
import type { CurrentUser } from "../../../src/contract/session/currentUser.ts"
import { type Api, type Kind, kinds } from "../api.ts"

/** The figures of today: whose they are, who sees which, and that they are right. */
export const dashboardSuite = (api: () => Api) => {
  const read = async (as: Kind, headers = {}) => {
    const { status, body } = await api().ask("GET", "/v2/report/dashboard", { as, headers })
    expect(status).toBe(200)
    return body as Dashboard
  }
  const number = async (statement: string) => {
    const [row] = await api().rows(`select (${statement})::int as figure`)
    return row!["figure"] as number
  }
  const zone = "'America/Sao_Paulo'"
  const isToday = `(placed_at at time zone ${zone})::date = (now() at time zone ${zone})::date`
  const reached = [
    ["root", "true"],
    ["application", "application_id = 1"],
    ["franchise", "franchise_id = 1"],
    ["restaurant", "id = 1"],
  ] as const

  test("everybody is given the parts of the dashboard their gates open, and no others", async () => {
    const seen: Record<string, ReadonlyArray<string>> = {}
    for (const as of kinds) {
      const user = (await api().ask("GET", "/acl/users/me", { as })).body as CurrentUser
      const { readAt, timeZone, scope, ...parts } = await read(as)
      expect([timeZone, Date.now() - Date.parse(readAt) < 60_000]).toEqual(["America/Sao_Paulo", true])
      expect(scope.kind).not.toBe("none")
      seen[as] = Object.keys(parts)
      expect(seen[as].toSorted()).toEqual([...dashboardPartsOf(user)].toSorted())
    }
    expect(seen["root"]).toHaveLength(5)
    expect(seen["partner"]).toEqual(["licenses", "tickets"])
  })

  test("a partner's figures count the licenses their list shows by these statuses", async () => {
    const { licenses } = await read("partner")
    const listed = async (status: ReadonlyArray<string>) => {
      const body = { filter: { status }, pageNumber: 0, pageSize: 1 }
      return (await api().ask("POST", "/partners/license/find", { as: "partner", body })).body.totalCount
    }
    expect(licenses).toEqual({
      valid: await listed(["AVAILABLE", "ASSIGNED", "ACTIVE", "EXPIRING"]),
      available: await listed(["AVAILABLE"]),
      expiring: await listed(["EXPIRING"]),
    })
    expect(licenses?.valid).toBeGreaterThan(0)
  })

  test("each figure counts the records of the caller's reach, and of nobody else", async () => {
    for (const [as, companies] of reached) {
      const own = `company_id in (select id from companies where ${companies})`
      const sold = `${own} and status not in ('CANCELED', 'AWAITING_PAYMENT') and ${isToday}`
      const { orders, sales, tickets, companies: open } = await read(as)
      const expected = [
        await number(`select count(*) from orders where ${own} and ${isToday}`),
        await number(`select coalesce(sum(total_cents), 0) from orders where ${sold}`),
        await number(
          `select count(*) from tickets where ${own} and status in ('NEW', 'IN_PROGRESS', 'ON_HOLD')`,
        ),
        await number(`select count(*) from company_deliveries where ${own} and is_open`),
        await number(`select count(*) from company_deliveries where ${own}`),
      ]
      expect([as, orders?.total, sales?.cents, tickets?.open, open?.open, open?.total]).toEqual([
        as,
        ...expected,
      ])
      expect(orders?.byStatus.reduce((sum, { count }) => sum + count, 0)).toBe(orders?.total)
      expect(sales?.hours.reduce((sum, { cents }) => sum + cents, 0)).toBe(sales?.cents)
      expect(sales?.hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
    }
  })

  test("couriers are those of the caller's application, franchise or company", async () => {
    for (const [as, condition] of [
      ["root", "true"],
      ["application", "application_id = 1"],
      ["restaurant", "company_id = 1"],
    ] as const) {
      const online = await number(`select count(*) from delivery_people where ${condition} and is_online`)
      const onRoute = await number(
        `select count(*) from delivery_people where ${condition} and is_online and on_route`,
      )
      expect([as, (await read(as)).couriers]).toEqual([as, expect.objectContaining({ online, onRoute })])
    }
  })

  test("somebody who views one company is given that company's figures and its name", async () => {
    const [own] = await api().rows("select name from companies where id = 1")
    const whole = await read("root")
    const viewed = await read("root", { company: "1" })
    const { readAt: _, ...restaurant } = await read("restaurant")
    expect(viewed).toMatchObject({ ...restaurant, scope: { kind: "company", name: own!["name"] } })
    expect(viewed.companies?.total).toBe(1)
    expect(whole.companies!.total).toBeGreaterThan(1)
  })

  test("an order counts in the hour and on the day of São Paulo, for its own company only", async () => {
    const before = await read("restaurant")
    const others = await read("supermarket")
    await api().rows(`insert into orders (company_id, placed_at, status, total_cents) values
      (1, now(), 'NO_DELIVERYMAN_AVAILABLE', 12345),
      (1, now(), 'CANCELED', 99999),
      (1, (date_trunc('day', now() at time zone ${zone})) at time zone ${zone} - interval '1 second', 'FINISHED', 700),
      (1, now() - interval '7 days', 'FINISHED', 1000)`)
    const after = await read("restaurant")
    const grown = (part: (of: Dashboard) => number) => part(after) - part(before)
    const inStatus = (wanted: string) => (of: Dashboard) =>
      of.orders!.byStatus.find(({ status }) => status === wanted)?.count ?? 0
    expect(grown(({ orders }) => orders!.total)).toBe(2)
    expect(grown(inStatus("NO_DELIVERYMAN_AVAILABLE"))).toBe(1)
    expect(grown(inStatus("CANCELED"))).toBe(1)
    expect(grown(({ sales }) => sales!.cents)).toBe(12_345)
    expect(grown(({ orders }) => orders!.totalBefore)).toBe(1)
    expect(grown(({ sales }) => sales!.centsBefore)).toBe(1000)
    const hour = await number(`select extract(hour from now() at time zone ${zone})`)
    expect(grown(({ sales }) => sales!.hours[hour]!.cents)).toBe(12_345)
    expect((await read("supermarket")).orders).toEqual(others.orders)
    await api().rows("delete from orders where total_cents in (12345, 99999, 700, 1000)")
  })

  test("a ticket is counted until it is solved", async () => {
    const { tickets } = await read("partner")
    await api().rows(
      `insert into tickets (application_id, company_id, protocol, subject, description, category, priority, status)
        select application_id, id, 'T-1', 'Sem imagem', 'Nada aparece.', 'APP', 'HIGH', 'NEW' from companies where id = 3`,
    )
    const asked = (await read("partner")).tickets!
    expect(asked.open).toBe(tickets!.open + 1)
    await api().rows("update tickets set status = 'SOLVED' where protocol = 'T-1'")
    expect((await read("partner")).tickets).toEqual(tickets)
    await api().rows("delete from tickets where protocol = 'T-1'")
  })

  test("somebody without company, franchise or permission is given no figure at all", async () => {
    await api().rows("update users set company_id = null where id = 6")
    const { readAt: _, ...given } = await read("partner")
    expect(given).toEqual({ timeZone: "America/Sao_Paulo", scope: { kind: "none", name: null } })
    await api().rows("update users set company_id = 3 where id = 6")
  })
}
