import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { afterAll, expect, test } from "vitest"
import { readOrderNews } from "../../../host/server/orders/orderNews.ts"
import { createClient, hostSession } from "../../../src/api/client.ts"
import { followOrders } from "../../../src/api/followOrders.ts"
import type { BoardOrder, OrderBoard } from "../../../src/contract/orders/board.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { type Api, type Kind, sibling } from "../api.ts"
import { orderCalls } from "../orderCalls.ts"
import { type Reader, reader, started, until } from "../streamReader.ts"

const path = "/order/changes"

/** The last thing a reader was told of an order. */
const told = (one: Reader, id: number): Numbered<BoardOrder> | undefined =>
  one.told
    .filter(({ event }) => event === "changes")
    .flatMap(({ data }) => data.changed as ReadonlyArray<Numbered<BoardOrder>>)
    .findLast(({ _id }) => _id === id)

/** The board of a store, and what it is told while it is open. */
export const orderBoardSuite = (api: () => Api) => {
  const { place, forget, move } = orderCalls(api)
  afterAll(forget)
  const board = async (query = "", as: Kind = "restaurant") =>
    (await api().ask("GET", `/order/board${query}`, { as })).body as Numbered<OrderBoard>

  test("a board has the open orders of the store, short enough for a card, and counts those of today that are done", async () => {
    const before = await board()
    const open = await place("WAIT_COMPANY", { placed_at: "now() + interval '1 minute'" })
    const gone = await place("WAIT_COMPANY")
    await place("FINISHED")
    await place("DELIVERED", { placed_at: "now() - interval '26 hours'" })
    await move(gone, { to: "CANCELED", reason: "SOLD_OUT", payer: "STORE" })
    const after = await board()
    expect(after.today).toEqual({ done: before.today.done + 1, canceled: before.today.canceled + 1 })
    expect(after.orders.map(({ _id }) => _id)).toContain(open)
    expect(after.orders.map(({ _id }) => _id)).not.toContain(gone)
    const { placedAt, ...card } = after.orders[0]!
    expect(card).toMatchObject({
      _id: open,
      company: { _id: 1 },
      items: [{ name: "Lasanha", quantity: 2 }],
      nextStatuses: ["IN_PREPARATION", "CANCELED"],
      since: placedAt,
      totals: { totalCents: 9270 },
    })
    expect(Object.keys(card)).not.toContain("timeline")
    expect(Date.parse(after.at)).toBeGreaterThan(Date.parse(before.at) - 1)
    expect(after.isCut).toBe(false)
    const others = await board("?type=supermarket", "root")
    expect(new Set(others.orders.map(({ company }) => company?.type))).toEqual(new Set(["supermarket"]))
    expect((await board("?company=2")).orders).toEqual([])
    expect((await board("?company=1", "root")).orders.map(({ _id }) => _id)).toContain(open)
    expect((await api().ask("GET", "/order/board", { as: "partner" })).status).toBe(403)
  })

  test("who follows a board is told of each change by whoever makes it, through another process as well, and never of others' orders", async () => {
    const other = await sibling(api(), {})
    const mine = await reader(other, "restaurant", undefined, {}, path)
    const theirs = await reader(api(), "supermarket", undefined, {}, path)
    await Promise.all([started(mine), started(theirs)])
    const id = await place()
    await until(() => told(mine, id)?.status === "WAIT_COMPANY")
    await move(id, { to: "IN_PREPARATION" })
    await until(() => told(mine, id)?.status === "IN_PREPARATION")
    await api().ask("PUT", `/order/${id}/ready`, { as: "restaurant", body: { isReady: true } })
    await until(() => typeof told(mine, id)?.readyAt === "string")
    await api().rows(`update orders set status = 'FINISHED', version = version + 1 where id = ${id}`)
    await until(() => told(mine, id)?.status === "FINISHED")
    expect(told(theirs, id)).toBeUndefined()
    mine.leave()
    theirs.leave()
    await other.server.close()
  })

  test("who was away is told how each order that changed is now, and somebody away too long to read the board", async () => {
    const ids = await Promise.all([place(), place(), place()])
    const before = await reader(api(), "restaurant", undefined, {}, path)
    await started(before)
    await move(ids[0]!, { to: "IN_PREPARATION" })
    await until(() => told(before, ids[0]!)?.status === "IN_PREPARATION")
    before.leave()
    await Promise.all(ids.map((id) => move(id, { to: "IN_PREPARATION" })))
    await move(ids[1]!, { to: "CANCELED", reason: "TOO_BUSY", payer: "STORE" })
    const after = await reader(api(), "restaurant", before.last(), {}, path)
    await until(() => told(after, ids[2]!) !== undefined)
    expect(after.told[0]).toMatchObject({ event: "start", data: { resumed: true } })
    expect(ids.slice(1).map((id) => told(after, id)?.status)).toEqual(["CANCELED", "IN_PREPARATION"])
    after.leave()
    const stranger = await reader(api(), "restaurant", `9-${Date.now() - 3_600_000}`, {}, path)
    await started(stranger)
    expect(stranger.told[0]?.data).toEqual({ resumed: false })
    stranger.leave()
  })

  test("a board tells at once which customer waits for an answer, until somebody answers or nobody has to", async () => {
    const phone = "11987659901"
    const id = await place("DISPATCH", { customer_phone: `'${phone}'` })
    const mine = await reader(api(), "restaurant", undefined, {}, path)
    await started(mine)
    await api().rows(`with made as (
      insert into contacts (company_id, phone, phone_key, customer_at)
      values (1, '55${phone}', '1187659901', now()) returning id)
      insert into messages (contact_id, direction, kind, body) select id, 'IN', 'TEXT', 'Cadê?' from made`)
    await until(() => typeof told(mine, id)?.chatSince === "string")
    const onBoard = async () => (await board()).orders.find(({ _id }) => _id === id)?.chatSince
    expect(await onBoard()).toBe(told(mine, id)?.chatSince)
    const chat = "(select id from contacts where phone_key = '1187659901')"
    const write = (direction: string, kind: string) =>
      api()
        .rows(`with said as (update contacts set change = pg_current_xact_id()::text::bigint where id = ${chat})
        insert into messages (contact_id, direction, kind, body) values (${chat}, '${direction}', '${kind}', 'Oi')`)
    await write("OUT", "NOTE")
    expect(await onBoard()).toBeTypeOf("string")
    await write("OUT", "TEXT")
    await until(() => told(mine, id)?.chatSince === null)
    await write("IN", "TEXT")
    expect(await onBoard()).toBeTypeOf("string")
    await api().rows(`update contacts set state = 'CLOSED' where id = ${chat}`)
    expect(await onBoard()).toBeNull()
    await api().rows(`delete from contacts where id = ${chat}`)
    mine.leave()
  })

  test("boards are read again when more conversations change at once than one reading takes in", async () => {
    const write = async (count: number) => {
      const made = await api().rows(`insert into contacts (company_id, phone, phone_key)
        select 2, '5511' || 950000000 + n, '11' || 950000000 + n from generate_series(1, ${count}) n
        returning change::float8 as change`)
      const change = made[0]!["change"] as number
      const news = await readOrderNews(api().server.store!.db, { from: change, to: change + 1 })
      await api().rows(`delete from contacts where change = ${change}`)
      return news
    }
    expect([await write(1), await write(1001)]).toEqual([[], undefined])
  })

  test("the library's own reader takes each change in", async () => {
    const token = await api().tokenOf("restaurant")
    const { api: mine } = createClient({
      api: api().server.address,
      session: hostSession({ getToken: async () => token, permissions: [] }),
    })
    const heard = new Map<unknown, BoardOrder>()
    let missed: boolean | undefined
    const following = Effect.runFork(
      followOrders(mine, {
        onStart: (isFresh) => (missed = isFresh),
        onChanges: ({ changed }) => {
          for (const one of changed) heard.set(one._id, one)
        },
        onDisconnect: () => {},
      }),
    )
    await until(() => missed !== undefined)
    const id = await place()
    await until(() => heard.has(id))
    expect([missed, heard.get(id)?.items?.[0]?.name]).toEqual([true, "Lasanha"])
    await Effect.runPromise(Fiber.interrupt(following))
  })
}

/** Transactions that end in another order than they began, which only several connections have. */
export const slowOrderSuite = (api: () => Api) => {
  const { place, forget, move } = orderCalls(api)
  afterAll(forget)

  test("an order that is written slowly is told of when that is through, though others were told of before", async () => {
    const [slow, quick] = [await place(), await place()]
    const mine = await reader(api(), "restaurant", undefined, {}, path)
    await started(mine)
    let release = () => {}
    const waiting = new Promise<void>((resolve) => (release = resolve))
    const long = api().server.store!.db.transaction(async (tx) => {
      await tx.execute(`update orders set status = 'IN_PREPARATION', version = 2 where id = ${slow}`)
      await waiting
    })
    await move(quick, { to: "IN_PREPARATION" })
    await until(() => told(mine, quick)?.status === "IN_PREPARATION")
    await move(quick, { to: "AWAIT_DELIVERYMAN" })
    await until(() => told(mine, quick)?.status === "AWAIT_DELIVERYMAN")
    expect(told(mine, slow)?.status).not.toBe("IN_PREPARATION")
    const last = mine.last()
    release()
    await long
    await until(() => told(mine, slow)?.status === "IN_PREPARATION")
    mine.leave()
    const after = await reader(api(), "restaurant", last, {}, path)
    await until(() => told(after, slow)?.status === "IN_PREPARATION")
    after.leave()
  })
}
