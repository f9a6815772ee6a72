import { contracts as contractsList } from "../../../src/contract/resources/contracts.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { contextOf, contextsOf } from "../../../host/server/resource/context.ts"
import { described } from "../../../host/server/db/described/described.ts"
import { sourcesOf } from "../../../host/server/resource/sources.ts"
import { closePeriod } from "../../../host/server/invoices/closePeriod.ts"
import { markOverdue } from "../../../host/server/invoices/overdueInvoices.ts"
import { dayAfter } from "../../../src/contract/companies/zonedTime.ts"
import { platformDay } from "../../../src/contract/resource/datedItems.ts"
import type { Api, Kind } from "../api.ts"
import { orderCalls } from "../orderCalls.ts"

/** Invoices: what companies see of them, what they add up, and how periods are closed. */
export const invoiceSuite = (api: () => Api) => {
  const { place } = orderCalls(api)
  const db = () => api().server.store!.db
  const contracts = contextOf(contextsOf(described, sourcesOf(described)), contractsList)
  /** A month of a year no demo has orders in. */
  const month = { from: "2023-03-01", to: "2023-03-31" }
  const dueOn = dayAfter(platformDay(), 5)
  const ask = (path: string, body?: unknown, as: Kind = "application") =>
    api().ask(body === undefined ? "GET" : "POST", path, { as, ...(body !== undefined && { body }) })
  const start = async (companies: ReadonlyArray<number>, wish: object = {}) =>
    (await ask("/invoice-closings", { ...month, dueOn, companies, ...wish })).body as { readonly _id: number }
  const close = (id: number) => closePeriod(db(), contracts, `closing/${id}`)
  const follow = async (id: number) => (await ask(`/invoice-closings/${id}`)).body
  const move = (id: number, to: string) => ask(`/billing/invoices/${id}/move`, { to, reason: "Motivo" })
  const forget = async () => {
    await api().rows(`delete from invoices where period_from >= '2023-01-01' and period_to < '2024-01-01'`)
    await api().rows("delete from invoice_closings")
    await api().rows("delete from jobs where kind = 'CLOSE_PERIOD'")
    await api().rows("delete from orders where placed_at < '2024-01-01'")
  }

  const begun = new Map<unknown, unknown>()
  beforeAll(async () => {
    const rows = await api().rows(
      `select id, starts_at::text as starts_at from contracts where company_id in (1, 2)`,
    )
    for (const { id, starts_at: startsAt } of rows) begun.set(id, startsAt)
    await api().rows(`update contracts set starts_at = '2022-01-01' where company_id in (1, 2)
      and starts_at < now() and coalesce(ends_at, now()) >= now()`)
    for (const day of [3, 31])
      await place("FINISHED", { placed_at: `'2023-03-${String(day).padStart(2, "0")}T15:00:00Z'` })
    await place("CANCELED", { placed_at: "'2023-03-05T15:00:00Z'" })
    // Already April where the platform is.
    await place("FINISHED", { placed_at: "'2023-04-01T03:00:00Z'" })
  })
  afterAll(async () => {
    await forget()
    for (const [id, startsAt] of begun)
      await api().rows(`update contracts set starts_at = '${startsAt}' where id = ${id}`)
  })

  test("a preview says what each company owes by its contract, and closing it makes that invoice once", async () => {
    const { body } = await ask("/invoice-closings/preview", month)
    const ofStore = body.companies.find(({ company }: { company: { _id: number } }) => company._id === 1)
    expect(ofStore).toMatchObject({ orders: 2, problem: null, invoice: null })
    const [first, second] = [await start([1, 3]), await start([1])]
    await Promise.all([close(first._id), close(first._id), close(second._id)])
    const [made] = await api().rows(`select * from invoices where period_from = '2023-03-01'
      and company_id = 1 and jsonb_array_length(lines) > 0`)
    expect(Number(made!["net"])).toBe(ofStore.net)
    const told = [await follow(first._id), await follow(second._id)]
    expect(told.map(({ closed }) => closed).toSorted()).toEqual([0, 1])
    const problems = told.flatMap(({ companies }) => companies).map(({ problem }) => problem)
    expect(problems.toSorted()).toEqual(["CLOSED", "NOTHING", null])
    await close(first._id)
    expect((await follow(first._id)).total).toBe(2)
    const later = await ask("/invoice-closings/preview", { from: "2023-03-15", to: "2023-04-15" })
    expect(later.body.companies[0]).toMatchObject({ problem: "CLOSED", invoice: { number: made!["number"] } })
  })

  test("every order behind a line is told, these add up to it, and no other company reads them", async () => {
    const [made] = await api().rows(`select id, lines from invoices where period_from = '2023-03-01'`)
    const lines = made!["lines"] as ReadonlyArray<{ kind: string; amount: number; quantity: number }>
    const explain = (kind: string, as: Kind) => ask(`/billing/invoices/${made!["id"]}/orders`, { kind }, as)
    for (const { kind, amount, quantity } of lines.filter((line) => line.kind !== "MONTHLY")) {
      const { orders } = (await explain(kind, "restaurant")).body
      const cents = orders.map(({ amountCents }: { amountCents: number }) => amountCents)
      expect([kind, cents.length, cents.reduce((sum: number, one: number) => sum + one, 0)]).toEqual([
        kind,
        quantity,
        amount,
      ])
    }
    expect(lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["SALES", "COMMISSION", "MONTHLY"]))
    expect((await explain("SALES", "supermarket")).status).toBe(404)
    expect((await ask(`/billing/invoices/${made!["id"]}`, undefined, "supermarket")).status).toBe(404)
    const closing = { ...month, dueOn, companies: [1] }
    expect((await ask("/invoice-closings", closing, "restaurant")).status).toBe(403)
    expect((await ask("/invoice-closings/preview", month, "restaurant")).status).toBe(403)
  })

  test("a canceled invoice gives its orders back; an issued one is kept, and sums that are wrong are refused", async () => {
    const [made] = await api().rows(`select id, net from invoices where period_from = '2023-03-01'`)
    const id = Number(made!["id"])
    await expect(api().rows(`update invoices set net = net + 1 where id = ${id}`)).rejects.toThrow()
    await expect(
      api()
        .rows(`insert into invoice_orders select invoice_id, (select max(id) from orders), null, 1, 0, 0, 0, 0, 0, false
        from invoice_orders where invoice_id = ${id} limit 1`),
    ).rejects.toThrow()
    expect((await move(id, "OPEN")).body).toMatchObject({ status: "OPEN", issuedOn: platformDay() })
    const removed = await api().ask("DELETE", `/billing/invoices/${id}`, { as: "application" })
    expect(removed.status).toBe(409)
    await move(id, "CANCELED")
    const again = await start([1])
    await close(again._id)
    expect((await follow(again._id)).closed).toBe(1)
  })

  test("a process that dies in the middle leaves the rest to the next, and what went wrong keeps no other waiting", async () => {
    const period = { from: "2023-04-01", to: "2023-04-30" }
    await api().rows(`alter table invoices add constraint test_failure check (company_id <> 1) not valid`)
    const { _id } = await start([1, 2], period)
    const failing = close(_id).finally(() => api().rows("alter table invoices drop constraint test_failure"))
    await expect(failing).rejects.toThrow()
    const stopped = (await follow(_id)).companies as ReadonlyArray<{
      problem: string | null
      invoice: unknown
    }>
    expect(stopped.map(({ problem }) => problem)).toContain("FAILED")
    await Promise.all([close(_id), close(_id)])
    expect(await follow(_id)).toMatchObject({ total: 2, closed: 2, failed: 0 })
    expect(await api().rows(`select from invoices where period_from = '2023-04-01'`)).toHaveLength(2)
  })

  test("paying in full or in part is written down, and what is due is overdue a day later", async () => {
    const [made] = await api().rows(`select id, net from invoices where period_from = '2023-04-01'`)
    const id = Number(made!["id"])
    await move(id, "OPEN")
    await markOverdue(db(), new Date(`${dueOn}T15:00:00Z`))
    const read = async () => (await ask(`/billing/invoices/${id}`)).body
    expect((await read()).status).toBe("OPEN")
    await markOverdue(db(), new Date(`${dayAfter(dueOn, 1)}T15:00:00Z`))
    expect(await read()).toMatchObject({ status: "OVERDUE", nextStatuses: ["PAID", "DISPUTED", "CANCELED"] })
    expect((await move(id, "PAID")).body).toMatchObject({ paid: Number(made!["net"]), paidOn: platformDay() })
    const others = await api().rows(
      `select id from invoices where period_from = '2023-04-01' and id <> ${id}`,
    )
    const rows = { ids: [...others.map((one) => Number(one["id"])), id] }
    expect((await ask("/billing/invoices/move", { to: "OPEN", rows })).body).toMatchObject({
      refused: [{ id, code: "move_refused" }],
    })
    await ask("/billing/invoices/move", { to: "PAID", rows })
    expect(
      await api().rows(
        `select from invoices where period_from = '2023-04-01' and status = 'PAID' and paid = net`,
      ),
    ).toHaveLength(2)
    const history = (await ask(`/billing/invoices/${id}/history`)).body.items
    expect(history.map(({ action }: { action: string }) => action)).toEqual([
      "STATUS",
      "STATUS",
      "STATUS",
      "CREATE",
    ])
  })

  test("days that cannot be are refused, and so are companies out of reach", async () => {
    const refused = async (body: object) =>
      (await ask("/invoice-closings", { ...month, dueOn, companies: [1], ...body })).body.issues[0]
    expect([
      await refused({ from: "2023-04-02" }),
      await refused({ to: platformDay() }),
      await refused({ from: "2022-01-01" }),
      await refused({ dueOn: "2023-01-01" }),
      await refused({ companies: [999_999] }),
    ]).toMatchObject([
      { path: "body.to", code: "order" },
      { path: "body.to", code: "range" },
      { path: "body.from", code: "range" },
      { path: "body.dueOn", code: "range" },
      { path: "body.companies", code: "unknown" },
    ])
  })
}
