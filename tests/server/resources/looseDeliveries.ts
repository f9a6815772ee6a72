import { expect, test } from "vitest"
import type { Api, Kind } from "../api.ts"
import { type Reader, reader, started, until } from "../streamReader.ts"

const path = "/loose-deliveries"
const place = [-46.6912, -23.5901]

const request = {
  dropoffs: [{ address: "Rua Augusta, 1500 ap 32", place, contactName: "Ana Farias", phone: "11998765432" }],
  packageSize: "P",
  vehicle: "MOTO",
  payBy: "CREDITS",
}

/** Tests of the deliveries stores request themselves, and of what the receivers see. */
export const looseDeliverySuite = (api: () => Api) => {
  const ask = (method: string, to: string, body?: unknown, as: Kind = "restaurant", headers = {}) =>
    api().ask(method, to, { as, body, headers })
  const { dropoffs, packageSize, vehicle } = request
  const quote = () => ask("POST", `${path}/quote`, { dropoffs: [{ place }], packageSize, vehicle })
  const price = async () => (await quote()).body.priceCents as number
  const send = async (more: object = {}, headers = {}) =>
    ask("POST", path, { ...request, confirmedPrice: await price(), ...more }, "restaurant", headers)
  const balance = async () => (await ask("GET", "/loose-delivery-credits")).body.balanceCents as number
  const move = (id: number, body: object) => ask("POST", `${path}/${id}/move`, body)

  test("a delivery is sent at the price that was quoted, which is taken from the credits and written down", async () => {
    const before = await balance()
    const sent = await send()
    expect(sent.body).toMatchObject({ status: "AWAIT_DELIVERYMAN", price: await price(), version: 1 })
    expect(sent.body.code).toBe(`E${sent.body._id}`)
    expect(await balance()).toBe(before - sent.body.price)
    const [last] = (await ask("GET", "/loose-delivery-credits/entries")).body
    expect(last).toMatchObject({ kind: "DEBIT", amountCents: -sent.body.price, delivery: sent.body.code })
  })

  test("another price than the one now is refused with the new one, and nothing is taken", async () => {
    const before = await balance()
    const refused = await send({ confirmedPrice: 1 })
    expect([refused.status, refused.body.code]).toEqual([409, "quote_changed"])
    expect(refused.body.quote.priceCents).toBe(await price())
    expect(await balance()).toBe(before)
  })

  test("sent twice with one key it is one delivery", async () => {
    const before = await balance()
    const headers = { "idempotency-key": "loose-delivery-once" }
    const [one, other] = [await send({}, headers), await send({}, headers)]
    expect(other.body._id).toBe(one.body._id)
    expect(await balance()).toBe(before - one.body.price)
  })

  test("many at once never take more credits than there are", async () => {
    const setBalance = (cents: number) =>
      api().server.store!.db.execute(
        `update delivery_wallets set balance_cents = ${cents} where company_id = (select company_id from users where username = 'restaurant')`,
      )
    const cost = await price()
    await setBalance(cost * 2 + 1)
    const answers = await Promise.all(Array.from({ length: 5 }, () => send()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(["not_enough_credits"]),
    )
    expect(await balance()).toBe(1)
    await setBalance(100_000)
  })

  test("a delivery goes the ways there are, with reasons, once, and from the version that was read", async () => {
    const { body } = await send()
    expect((await move(body._id, { to: "DELIVERED" })).body.code).toBe("move_refused")
    expect((await move(body._id, { to: "ACCEPT_DELIVERYMAN" })).body.code).toBe("move_refused")
    expect((await move(body._id, { to: "CANCELED" })).body.code).toBe("loose_reason_needed")
    const gone = await move(body._id, { to: "NO_DELIVERYMAN_AVAILABLE", version: 1 })
    expect(gone.body).toMatchObject({ status: "NO_DELIVERYMAN_AVAILABLE", version: 2 })
    const stale = await move(body._id, { to: "AWAIT_DELIVERYMAN", version: 1 })
    expect([stale.status, stale.body.current.version]).toEqual([412, 2])
    const before = await balance()
    const canceled = await move(body._id, { to: "CANCELED", reason: "CUSTOMER_ASKED", version: 2 })
    expect(canceled.body).toMatchObject({ status: "CANCELED", refunded: body.price })
    expect(await balance()).toBe(before + body.price)
    expect((await move(body._id, { to: "CANCELED", reason: "CUSTOMER_ASKED" })).status).toBe(200)
    expect(await balance()).toBe(before + body.price)
  })

  test("only somebody of its store or of none may be given it, and who came that far is paid though one looks anew", async () => {
    const { body } = await send()
    const [{ company }] = (await api().rows(
      `select company_id as company from loose_deliveries where id = ${body._id}`,
    )) as unknown as [{ readonly company: number }]
    const someone = async (where: string) =>
      (await api().rows(`select id from delivery_people where ${where} limit 1`))[0]!["id"]
    const assign = (deliveryPerson: unknown) =>
      ask("POST", `${path}/${body._id}/courier`, { deliveryPerson }, "application")
    const foreign = await assign(await someone(`company_id is not null and company_id <> ${company}`))
    expect([foreign.status, foreign.body.code]).toEqual([422, "unknown_reference"])
    expect((await assign(await someone(`company_id = ${company}`))).body.status).toBe("ACCEPT_DELIVERYMAN")
    await move(body._id, { to: "DELIVERY_AT_STORE" })
    await move(body._id, { to: "AWAIT_DELIVERYMAN" })
    const canceled = await move(body._id, { to: "CANCELED", reason: "CUSTOMER_ASKED" })
    expect(canceled.body.refunded).toBe(Math.round(body.price / 2))
  })

  test("who follows deliveries is told which changed by whoever changes them, and never of others'", async () => {
    const changes = `${path}/changes`
    const mine = await reader(api(), "restaurant", undefined, {}, changes)
    const theirs = await reader(api(), "supermarket", undefined, {}, changes)
    await Promise.all([started(mine), started(theirs)])
    const told = (one: Reader, id: number) =>
      one.told
        .flatMap(({ event, data }) => (event === "changes" ? data.changed : []))
        .findLast(({ _id }: { readonly _id: number }) => _id === id)
    const { body } = await send()
    await until(() => told(mine, body._id)?.status === "AWAIT_DELIVERYMAN")
    await api().rows(
      `update loose_deliveries set status = 'NO_DELIVERYMAN_AVAILABLE', version = version + 1 where id = ${body._id}`,
    )
    await until(() => told(mine, body._id)?.version === 2)
    expect(told(mine, body._id)).toEqual({ _id: body._id, status: "NO_DELIVERYMAN_AVAILABLE", version: 2 })
    expect(told(theirs, body._id)).toBeUndefined()
    mine.leave()
    theirs.leave()
  })

  test("another company neither sees nor moves it", async () => {
    const { body } = await send()
    expect((await ask("GET", `${path}/${body._id}`, undefined, "supermarket")).status).toBe(404)
    const moved = await ask(
      "POST",
      `${path}/${body._id}/move`,
      { to: "CANCELED", reason: "DUPLICATE" },
      "supermarket",
    )
    expect(moved.status).toBe(404)
    expect(
      (await ask("POST", `${path}/quote`, { dropoffs: [{ place }], packageSize, vehicle }, "partner")).status,
    ).toBe(403)
  })

  test("a receiver follows their drop-off, told a street and nothing of themselves; any other link is answered alike", async () => {
    const { body } = await send({ dropoffs: [{ ...dropoffs[0], orderRef: "4818" }] })
    const code = body.dropoffs[0].trackingCode as string
    const follow = (of: string) => api().ask("POST", "/loose-deliveries/track", { body: { code: of } })
    const told = await follow(code)
    expect(told.body).toMatchObject({
      step: "REQUESTED",
      street: "Rua Augusta",
      orderRef: "4818",
      courier: null,
    })
    const [{ id: courier }] = (await api().rows(`update delivery_people set type_of_vehicle = 'bicycle'
      where id = (select id from delivery_people where company_id = 1 limit 1) returning id`)) as unknown as [
      { readonly id: number },
    ]
    await ask("POST", `${path}/${body._id}/courier`, { deliveryPerson: courier }, "application")
    expect(
      (await follow(code)).body.courier,
      "rides a bicycle where a motorcycle was asked for",
    ).toMatchObject({
      vehicle: "BIKE",
    })
    for (const secret of ["1500", "Ana", "Farias", "99876", "-46.6912"])
      expect(told.text).not.toContain(secret)
    const [unknown, odd] = [await follow("unknown"), await follow(`${code}x`)]
    expect([unknown.status, unknown.body.code]).toEqual([404, "not_found"])
    expect([odd.status, odd.body.code]).toEqual([404, "not_found"])
  })
}
