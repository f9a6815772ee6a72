import { afterAll, expect, test, vi } from "vitest"
import type { Api } from "../api.ts"
import { orderCalls } from "../orderCalls.ts"

/** Moves: who makes one first, how long it takes, how it is taken back, and many at once. */
export const orderMoveSuite = (api: () => Api) => {
  const { place, forget, get, move } = orderCalls(api)
  afterAll(forget)
  const undo = (id: number, body: object = {}, as: "restaurant" | "supermarket" | "root" = "restaurant") =>
    api().ask("POST", `/order/${id}/undo`, { as, body })

  test("of two who move an order at the same moment one wins, and the other is told who did what", async () => {
    const id = await place()
    const { body } = await get(id)
    const answers = await Promise.all([
      move(id, { to: "IN_PREPARATION", version: body.version }),
      move(id, { to: "CANCELED", reason: "TOO_BUSY", payer: "STORE", version: body.version }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const late = answers.find(({ status }) => status === 412)!
    expect(late.body.current.timeline.at(-1)).toMatchObject({
      status: late.body.current.status,
      by: { kind: "STAFF", name: "Equipe do restaurante" },
    })
    const { body: after } = await get(id)
    expect([after.version, after.timeline.length]).toEqual([body.version + 1, 1])
  })

  test("two tablets that accept the same order accept it once, and so does one that sends it again", async () => {
    const id = await place()
    const key = { "idempotency-key": `accept-${id}` }
    const accept = (headers = {}) =>
      api().ask("POST", `/order/${id}/move`, {
        as: "restaurant",
        body: { to: "IN_PREPARATION", version: 1, prepMinutes: 20 },
        headers,
      })
    const answers = await Promise.all([accept(key), accept(), accept(key), accept()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { body } = await get(id)
    expect([body.version, body.timeline.length]).toEqual([2, 1])
  })

  test("a kitchen that names a time keeps it, and promises it where nothing was promised", async () => {
    const promised = "2031-05-06T12:00:00.000Z"
    const [open, kept, taken] = await Promise.all([
      place(),
      place("WAIT_COMPANY", { promised_at: `'${promised}'` }),
      place("WAIT_COMPANY", { fulfillment: "'TAKEOUT'" }),
    ])
    const accept = async (id: number, prepMinutes: number) =>
      (await move(id, { to: "IN_PREPARATION", prepMinutes })).body
    const minutesAfter = (at: string, from: string) =>
      Math.round((Date.parse(at) - Date.parse(from)) / 60_000)
    const delivered = await accept(open, 25)
    const { at } = delivered.timeline.at(-1)
    expect(delivered.prepMinutes).toBe(25)
    expect(minutesAfter(delivered.prepareBy, at)).toBe(25)
    expect(minutesAfter(delivered.promisedAt, at)).toBe(45)
    expect((await accept(kept, 25)).promisedAt).toBe(promised)
    const picked = await accept(taken, 10)
    expect(picked.promisedAt).toBe(picked.prepareBy)
    for (const [to, prepMinutes] of [
      ["CANCELED", 10],
      ["IN_PREPARATION", 0],
      ["IN_PREPARATION", 241],
    ])
      expect((await move(open, { to, prepMinutes })).status).toBe(400)
  })

  test("who picked an order says how many bags it makes, and nobody else says so", async () => {
    const id = await place("IN_PREPARATION", { company_id: "2" })
    for (const [to, bags] of [
      ["DISPATCH", 3],
      ["RELEASE_SHOPPER", 0],
      ["RELEASE_SHOPPER", 100],
      ["RELEASE_SHOPPER", 1.5],
    ])
      expect((await move(id, { to, bags }, "supermarket")).status).toBe(400)
    expect((await move(id, { to: "RELEASE_SHOPPER", bags: 3 }, "supermarket")).body).toMatchObject({
      bags: 3,
    })
    expect((await undo(id, {}, "supermarket")).body).toMatchObject({ status: "IN_PREPARATION", bags: null })
  })

  test("who moved an order takes that back within seconds: all is as before, and the timeline says so", async () => {
    const id = await place()
    const moved = await move(id, { to: "IN_PREPARATION", prepMinutes: 20 })
    expect(moved.body).toMatchObject({ isUndoable: true, prepMinutes: 20 })
    expect((await undo(id, {}, "supermarket")).status).toBe(404)
    expect(await undo(id, {}, "root")).toMatchObject({ status: 409, body: { code: "not_undoable" } })
    expect((await undo(id, { version: 1 })).status).toBe(412)
    const back = await undo(id, { version: 2 })
    expect(back.body).toMatchObject({
      status: "WAIT_COMPANY",
      version: 3,
      prepMinutes: null,
      prepareBy: null,
      promisedAt: null,
      isUndoable: false,
      timeline: [{ status: "IN_PREPARATION" }, { status: "WAIT_COMPANY", event: "UNDO" }],
    })
    expect((await undo(id)).status, "there is no move left to take back").toBe(409)
  })

  test("a move is not taken back once it has consequences, something was done since, or time has passed", async () => {
    const [canceled, ready, late] = await Promise.all([place(), place(), place()])
    const lost = await move(canceled, { to: "CANCELED", reason: "SOLD_OUT", payer: "STORE" })
    expect(lost.body.isUndoable).toBe(false)
    await Promise.all([ready, late].map((id) => move(id, { to: "IN_PREPARATION" })))
    await api().ask("PUT", `/order/${ready}/ready`, { as: "restaurant", body: { isReady: true } })
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 8001 })
    const answers = [await undo(late), (vi.useRealTimers(), await undo(canceled)), await undo(ready)]
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409])
    expect((await get(late)).body.status).toBe("IN_PREPARATION")
  })

  test("many orders are moved at once, and each that may not go there says why and stays", async () => {
    const [first, second, stale, gone] = await Promise.all([place(), place(), place(), place("CANCELED")])
    const orders = [
      { id: second, version: 1 },
      { id: first },
      { id: stale, version: 7 },
      { id: gone },
      { id: 999_999 },
    ]
    const many = (body: object) => api().ask("POST", "/order/moveOrders", { as: "restaurant", body })
    const { body } = await many({ to: "IN_PREPARATION", prepMinutes: 15, orders })
    expect(
      body.moved.map(({ _id, status, version }: { _id: number; status: string; version: number }) => [
        _id,
        status,
        version,
      ]),
    ).toEqual([first, second].toSorted((one, other) => one - other).map((id) => [id, "IN_PREPARATION", 2]))
    expect(
      Object.fromEntries(body.refused.map(({ id, code }: { id: number; code: string }) => [id, code])),
    ).toEqual({ [stale]: "stale_order", [gone]: "move_not_offered", 999_999: "not_found" })
    const late = body.refused.find(({ id }: { id: number }) => id === stale)
    expect(late.current).toMatchObject({ _id: stale, status: "WAIT_COMPANY" })
    const twice = { to: "IN_PREPARATION", orders: [{ id: first }, { id: first }] }
    expect((await many(twice)).status).toBe(400)
    const mute = await many({ to: "CANCELED", orders: [{ id: first }] })
    expect(mute.body.refused).toMatchObject([{ id: first, code: "reason_needed" }])
  })

  test("an order is given to a delivery person of its store who is online and free, to another one, and taken back", async () => {
    const make = async (body: object) =>
      (await api().ask("POST", "/delivery-man", { as: "root", body })).body._id as number
    const online = { isOnline: true, flag: "FREE" }
    const [ana, bia, away, foreign] = [
      await make({ company: 1, person: { name: "Ana Prado" }, ...online }),
      await make({ company: 1, person: { name: "Bia Reis" }, isOnline: true, flag: "ON_ROUTE" }),
      await make({ company: 1, person: { name: "Caio Lima" }, isOnline: false, flag: "FREE" }),
      await make({ company: 2, person: { name: "Davi Melo" }, ...online }),
    ]
    const id = await place("IN_PREPARATION")
    const give = (deliveryPerson: number | null, version?: number) =>
      api().ask("PUT", `/order/${id}/delivery-person`, {
        as: "restaurant",
        body: { deliveryPerson, version },
      })
    expect((await give(ana)).status, "nobody is sent for yet").toBe(409)
    await move(id, { to: "AWAIT_DELIVERYMAN" })
    expect(await give(foreign)).toMatchObject({ status: 422, body: { field: "deliveryPerson" } })
    expect(await give(away)).toMatchObject({ status: 409, body: { code: "courier_unavailable" } })
    expect((await give(ana, 1)).status).toBe(412)
    expect((await give(ana, 2)).body).toMatchObject({
      status: "ACCEPT_DELIVERYMAN",
      deliveryPerson: { _id: ana, name: "Ana Prado" },
      version: 3,
    })
    expect((await give(ana, 2)).body.version, "given before").toBe(3)
    const other = await give(bia)
    expect(other.body.timeline.at(-1)).toMatchObject({
      status: "ACCEPT_DELIVERYMAN",
      deliveryPerson: "Bia Reis",
    })
    expect((await give(null)).body).toMatchObject({ status: "AWAIT_DELIVERYMAN", deliveryPerson: null })
    await give(ana)
    expect((await move(id, { to: "AWAIT_DELIVERYMAN" })).body.deliveryPerson, "moved back").toBeNull()
    for (const one of [ana, bia, away, foreign])
      await api().ask("DELETE", `/delivery-man/delete/${one}`, { as: "root" })
  })
}
